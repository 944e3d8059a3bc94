import { exportRequestActivity } from '@portal/contract/endpoints/activity.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callForFile } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';

/** Saves the activity of a request as a file; what goes wrong is said in a toast. */
export function useExport({ _id: requestId, orderId }: { _id: string; orderId: string }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callForFile(exportRequestActivity, { query: { requestId } }),
    onSuccess: (file) => {
      saveBlob(file, `activity-${orderId}.csv`);
      toasts.show({ type: 'success', message: t('Activity exported') });
      // The export is part of the activity.
      void queryClient.invalidateQueries({ queryKey: ['requestActivity', requestId] });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error exporting the activity: {{reason}}', { reason }) }),
  });
}

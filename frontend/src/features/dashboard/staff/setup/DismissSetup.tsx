import { dismissSetup } from '@portal/contract/configuration/endpoints/setup.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { call } from '../../../../lib/api.ts';
import { setupQuery } from './setupQuery.ts';

/** Asks before the setup list is dismissed for all admins. */
export function DismissSetup({ hasSample, onClose }: { hasSample: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(dismissSetup, { body: { isDismissed: true } }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(setupQuery);
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <ConfirmDialog
      title={t('Dismiss the setup list?')}
      confirmLabel={t('Dismiss')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        {t('No admin will see it again. You can still do every step in the Management Center at any time.')}
        {hasSample && <> {t('The sample request is removed as well.')}</>}
      </p>
    </ConfirmDialog>
  );
}

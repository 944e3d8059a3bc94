import { Button } from '@fluentui/react-components';
import { extendDownloadWindow } from '@portal/contract/files/endpoints/releases.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName'>;
  onExtended: () => void;
}

/** Reopens an expired download window for 12 hours. */
export function ExtendWindow({ requestId, file, onExtended }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { fileId, originalName: name } = file;
  // The options, not the call, have the callbacks: they run even if the button is unmounted.
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(extendDownloadWindow, { body: { requestId, fileId } }),
    onSuccess: () => {
      onExtended();
      toasts.show({
        type: 'success',
        message: t('Download window extended for "{{name}}". Users now have 12 more hours to download.', {
          name,
        }),
      });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error extending download window: {{reason}}', { reason }) }),
    // Also after an error, because the request may have changed.
    onSettled: useRefresh(requestId),
  });
  return (
    <Button
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : null}
      aria-label={t('Extend Window: {{name}}', { name })}
      onClick={() => mutate()}
    >
      {t('Extend Window')}
    </Button>
  );
}

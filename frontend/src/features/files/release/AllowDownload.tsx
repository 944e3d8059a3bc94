import { Button } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useReopenFile } from './useReopenFile.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName'>;
  /** The download window has ended and reopens. */
  reopensWindow: boolean;
}

/** Allows another download of a paid file, after a confirmation. */
export function AllowDownload({ requestId, file, reopensWindow }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isConfirming, setConfirming] = useState(false);
  const name = file.originalName;
  const { isPending, mutate } = useReopenFile(requestId, 'download', {
    onSuccess: () => {
      toasts.show({ type: 'success', message: t('One more download allowed for “{{name}}”', { name }) });
      setConfirming(false);
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error allowing another download: {{reason}}', { reason }) }),
  });
  return (
    <>
      <Button
        aria-label={t('Allow one more download: {{name}}', { name })}
        onClick={() => setConfirming(true)}
      >
        {t('Allow one more download')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('Allow one more download?')}
          confirmLabel={t('Allow one more download')}
          isPending={isPending}
          onConfirm={() => mutate(file.fileId)}
          onClose={() => setConfirming(false)}
        >
          <p>
            {t(
              'Each person with access, and anyone with the Order ID and code, can download “{{name}}” once more without paying again. We’ll email the client.',
              { name },
            )}
          </p>
          {reopensWindow && <p>{t('Its download window has ended. It reopens for 12 hours.')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

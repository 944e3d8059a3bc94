import { Button } from '@fluentui/react-components';
import { allowAnotherDownload } from '@portal/contract/files/endpoints/releases.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName'>;
  /** The download window has ended and reopens. */
  reopensWindow: boolean;
}

/** Allows another download of a paid file, after a confirmation. */
export function AllowDownload({ requestId, file: { fileId, originalName: name }, reopensWindow }: Props) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const refresh = useRefresh(requestId);
  const close = () => {
    setConfirming(false);
    // Also after a failure, but not below its message: the file may have changed.
    void refresh();
  };
  return (
    <>
      <Button
        aria-label={t('Allow one more download: {{name}}', { name })}
        onClick={() => setConfirming(true)}
      >
        {t('Allow one more download')}
      </Button>
      {isConfirming && (
        <ConfirmChange
          title={t('Allow one more download?')}
          confirmLabel={t('Allow one more download')}
          send={() => call(allowAnotherDownload, { body: { requestId, fileId } })}
          success={t('One more download allowed for “{{name}}”', { name })}
          failure={({ message: reason }) => t('Error allowing another download: {{reason}}', { reason })}
          onClose={close}
        >
          <p>
            {t(
              'Each person with access, and anyone with the Order ID and code, can download “{{name}}” once more without paying again. We’ll email the client.',
              { name },
            )}
          </p>
          {reopensWindow && <p>{t('Its download window has ended. It reopens for 12 hours.')}</p>}
        </ConfirmChange>
      )}
    </>
  );
}

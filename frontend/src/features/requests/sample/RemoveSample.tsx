import { removeSampleRequest } from '@portal/contract/configuration/endpoints/setup.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';

interface Props {
  requestId: string;
  onRemoved: () => unknown;
  onClose: () => void;
}

/** Asks before the sample request is removed. */
export function RemoveSample({ requestId, onRemoved, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Remove the sample request?')}
      confirmLabel={t('Remove')}
      send={() => call(removeSampleRequest, { body: { requestId } })}
      success={t('Sample request removed')}
      onDone={() => {
        onClose();
        void onRemoved();
      }}
      onClose={onClose}
    >
      <p>{t('It is cancelled, and its documents and messages are deleted. You can create another one.')}</p>
    </ConfirmChange>
  );
}

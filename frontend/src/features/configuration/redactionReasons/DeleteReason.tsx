import { deleteRedactionReason, type RedactionReason } from '@portal/contract/packets/redactionReasons.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { reasonKeys } from './managedReasons.ts';

/** Asks before a reason of redactions is deleted. */
export function DeleteReason({ reason, onClose }: { reason: RedactionReason; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name: t(reason.label) })}
      send={() => call(deleteRedactionReason, { body: { reasonId: reason.reasonId } })}
      keys={reasonKeys}
      success={t('Reason deleted')}
      failure={t('The reason was not deleted')}
      onClose={onClose}
    >
      <p>{t('Nobody can choose it for new redactions. Redactions that have it keep it.')}</p>
    </ConfirmChange>
  );
}

import { deleteChecklistItem } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { checklistKeys } from './managedChecklist.ts';

/** Asks before an item of the review checklist is deleted. */
export function DeleteChecklistItem({ item, onClose }: { item: ChecklistItem; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name: item.text })}
      send={() => call(deleteChecklistItem, { body: { itemId: item.itemId } })}
      keys={checklistKeys}
      success={t('Checklist item deleted')}
      failure={t('The item was not deleted')}
      onClose={onClose}
    >
      <p>{t('Reviews no longer show this item. The audit trail keeps who checked it.')}</p>
    </ConfirmChange>
  );
}

import { deleteQuickAddItem } from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { quickAddItemKeys } from './quickAddItems.ts';

interface Props {
  item: QuickAddItem;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a reusable invoice line is deleted. */
export function DeleteItem({ item: { itemId, name }, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      send={() => call(deleteQuickAddItem, { body: { itemId } })}
      keys={quickAddItemKeys}
      success={t('Quick add item deleted successfully')}
      failure={({ message: reason }) => t('Error deleting quick add item: {{reason}}', { reason })}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{t('You can no longer add it to invoices. Existing invoices keep it.')}</p>
    </ConfirmChange>
  );
}

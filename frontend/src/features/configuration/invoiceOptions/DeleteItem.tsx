import { deleteQuickAddItem } from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { quickAddItemKeys } from './quickAddItems.ts';

interface Props {
  item: QuickAddItem;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a reusable invoice line is deleted. */
export function DeleteItem({ item, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, mutate } = useListMutation(quickAddItemKeys, (itemId: string) =>
    call(deleteQuickAddItem, { body: { itemId } }),
  );
  const confirm = () =>
    mutate(item.itemId, {
      onSuccess: () => {
        toasts.show({ type: 'success', message: t('Quick add item deleted successfully') });
        onDeleted();
      },
      onError: ({ message: reason }) =>
        toasts.show({ type: 'error', message: t('Error deleting quick add item: {{reason}}', { reason }) }),
    });
  return (
    <ConfirmDialog
      title={t('Delete “{{name}}”?', { name: item.name })}
      confirmLabel={t('Delete')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('You can no longer add it to invoices. Existing invoices keep it.')}</p>
    </ConfirmDialog>
  );
}

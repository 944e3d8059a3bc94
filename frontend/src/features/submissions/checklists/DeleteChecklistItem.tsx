import { deleteChecklistItem } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/language/failureTitle.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { checklistKeys } from './managedChecklist.ts';

/** Asks before an item of the review checklist is deleted. */
export function DeleteChecklistItem({ item, onClose }: { item: ChecklistItem; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, mutate } = useListMutation(checklistKeys, (itemId: string) =>
    call(deleteChecklistItem, { body: { itemId } }),
  );
  const confirm = () =>
    mutate(item.itemId, {
      onSuccess: () => {
        toasts.show({ type: 'success', message: t('Checklist item deleted') });
        onClose();
      },
      onError: (error) =>
        toasts.show({
          type: 'error',
          message: failureText(error, (reason) => t('The item was not deleted: {{reason}}', { reason })),
        }),
    });
  return (
    <ConfirmDialog
      title={t('Delete “{{name}}”?', { name: item.text })}
      confirmLabel={t('Delete')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('Reviews no longer show this item. The audit trail keeps who checked it.')}</p>
    </ConfirmDialog>
  );
}

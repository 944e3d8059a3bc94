import { Button } from '@fluentui/react-components';
import { editChecklistItem } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatList } from '../../../lib/format.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { useListMutation } from '../api/useListMutation.ts';
import { ListRow } from '../components/ListRow.tsx';

interface Props {
  item: ChecklistItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** One item of the review checklist with its actions. */
export function ChecklistItemRow({ item, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { itemId, kind, text, isActive, order, requestTypes } = item;
  const name = kind ? t(text) : text;
  const { isPending, mutate } = useListMutation('checklist', () =>
    call(editChecklistItem, { body: { itemId, isActive: !isActive } }),
  );
  const toggle = () =>
    mutate(undefined, {
      onSuccess: (saved) =>
        toasts.show({
          type: 'success',
          message: saved.isActive ? t('Item activated successfully') : t('Item deactivated successfully'),
        }),
      onError: ({ message: reason }) =>
        toasts.show({ type: 'error', message: t('Error updating item status: {{reason}}', { reason }) }),
    });
  return (
    <ListRow
      order={`#${order}`}
      head={
        <>
          {name}
          {kind && <Mark>{t('Built-in')}</Mark>}
          <Mark tone={isActive ? 'good' : 'attention'}>{isActive ? t('Active') : t('Inactive')}</Mark>
        </>
      }
      text={
        requestTypes.length === 0
          ? t('All request types')
          : formatList(requestTypes.map((type) => requestTypeLabel(type, t)))
      }
      actions={
        <>
          <Button
            aria-label={isActive ? t('Deactivate {{name}}', { name }) : t('Activate {{name}}', { name })}
            disabledFocusable={isPending}
            icon={isPending ? <SmallSpinner /> : null}
            onClick={toggle}
          >
            {isActive ? t('Deactivate') : t('Activate')}
          </Button>
          <Button aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
            {t('Edit')}
          </Button>
          {kind === null && (
            <Button aria-label={t('Delete {{name}}', { name })} onClick={onDelete}>
              {t('Delete')}
            </Button>
          )}
        </>
      }
    />
  );
}

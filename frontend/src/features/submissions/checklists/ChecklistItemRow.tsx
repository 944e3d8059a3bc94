import { editChecklistItem } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { call } from '../../../lib/api.ts';
import { formatList } from '../../../lib/format.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { ItemActions } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { checklistKeys } from './managedChecklist.ts';

interface Props {
  item: ChecklistItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** One item of the review checklist with its actions. */
export function ChecklistItemRow({ item, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { itemId, kind, text, isActive, order, requestTypes } = item;
  const name = kind ? t(text) : text;
  return (
    <ListRow
      order={`#${order}`}
      head={
        <>
          {name}
          {kind && <Mark>{t('Built-in')}</Mark>}
          <Mark tone={isActive ? 'good' : 'attention'}>
            {isActive ? t('Active') : t('Inactive', { context: 'item' })}
          </Mark>
        </>
      }
      text={
        requestTypes.length === 0
          ? t('All request types')
          : formatList(requestTypes.map((type) => requestTypeLabel(type, t)))
      }
      actions={
        <ItemActions
          keys={checklistKeys}
          name={name}
          isActive={isActive}
          toggle={() => call(editChecklistItem, { body: { itemId, isActive: !isActive } })}
          onEdit={onEdit}
          onDelete={kind === null ? onDelete : undefined}
        />
      }
    />
  );
}

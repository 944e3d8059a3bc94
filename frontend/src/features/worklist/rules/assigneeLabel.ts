import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import type { TFunction } from 'i18next';

/** The label of an assignee filter. A person who is not in the list has no name. */
export function assigneeLabel(selected: string, assignees: readonly Assignee[], t: TFunction): string {
  if (selected === 'mine') return t('Mine');
  if (selected === 'unassigned') return t('Unassigned');
  return assignees.find(({ userId }) => userId === selected)?.name ?? t('Someone else');
}

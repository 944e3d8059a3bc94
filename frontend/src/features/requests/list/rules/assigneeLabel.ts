import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import type { TFunction } from 'i18next';

/** Whose requests a filter lets through; a person who is not among those known is nobody by name. */
export function assigneeLabel(chosen: string, assignees: readonly Assignee[], t: TFunction): string {
  if (chosen === 'mine') return t('Mine');
  if (chosen === 'unassigned') return t('Unassigned');
  return assignees.find(({ userId }) => userId === chosen)?.name ?? t('Someone else');
}

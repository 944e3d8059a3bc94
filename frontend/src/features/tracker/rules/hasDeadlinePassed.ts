import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';

/** Whether the day of a deadline has passed at the facility or for the reader. `today`: YYYY-MM-DD, of the reader. */
export function hasDeadlinePassed({ isPassed, dueDate }: DeadlineView, today: string): boolean {
  return isPassed === true || dueDate < today;
}

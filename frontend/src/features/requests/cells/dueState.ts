import { SOON_DAYS } from '@portal/contract/requests/rules/attention.ts';

const DAY_MS = 86_400_000;

/** `days`: days from today to the due date; negative when overdue. */
export type DueState =
  | { readonly kind: 'none' }
  | { readonly kind: 'overdue' | 'due-soon'; readonly days: number };

/** Whether a due date is overdue or soon. Both dates are YYYY-MM-DD; `today` is the reader's local date. */
export function dueState(dueDate: string, today: string, isClosed: boolean): DueState {
  if (isClosed || dueDate === '') return { kind: 'none' };
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { kind: 'overdue', days };
  return days <= SOON_DAYS ? { kind: 'due-soon', days } : { kind: 'none' };
}

/** Whether the due date is before the day on which the request arrived. Both are YYYY-MM-DD. */
export function isDueBeforeArrival(dueDate: string, arrivedOn: string): boolean {
  return dueDate !== '' && dueDate < arrivedOn;
}

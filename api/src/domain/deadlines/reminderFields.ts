import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { RequestRoot } from '../requests/root.ts';
import { nextReminder } from './nextReminder.ts';

/** What the work list has about the next reminder of a request. Empty for requests that have no reminders. */
interface ReminderFields {
  /** Its day, YYYY-MM-DD; absent if none follows. */
  readonly remindOn?: string;
  /** The rules that it was planned with (`reminderKey`). */
  readonly reminderKey?: string;
}

/**
 * `today`: the day of the facility, YYYY-MM-DD. `downloaded`: the files that a client or holder has downloaded. A closed
 * request has no key: its reminders do not depend on the rules.
 */
export function reminderFields(
  root: RequestRoot,
  rules: DeadlineRules,
  today: string,
  downloaded: ReadonlySet<string> = new Set(),
): ReminderFields {
  if (!root.deadline) return {};
  const next = nextReminder(root, rules, today, downloaded);
  const isOpen = !closedStatuses.includes(root.status);
  return { ...(isOpen && { reminderKey: reminderKey(rules) }), ...(next && { remindOn: next.on }) };
}

/** The parts of the rules on which reminders depend, as text. */
export function reminderKey({ reminders: { staff, client }, calendars }: DeadlineRules): string {
  const lists = [staff, client.rejected, client.missing, client.payment];
  return [...lists.map((days) => days.join(',')), calendars[0]!.timeZone].join('|');
}

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

/** `today`: the day of the facility, YYYY-MM-DD. */
export function reminderFields(root: RequestRoot, rules: DeadlineRules, today: string): ReminderFields {
  if (!root.deadline || closedStatuses.includes(root.status)) return {};
  const next = nextReminder(root, rules, today);
  return { reminderKey: reminderKey(rules), ...(next && { remindOn: next.on }) };
}

/** The parts of the rules on which reminders depend, as text. */
export function reminderKey({ reminders: { staff, client }, calendars }: DeadlineRules): string {
  const lists = [staff, client.rejected, client.missing, client.payment];
  return [...lists.map((days) => days.join(',')), calendars[0]!.timeZone].join('|');
}

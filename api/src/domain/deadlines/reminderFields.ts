import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { nextReminder } from './nextReminder.ts';

/** The fields of a work list row about the next reminder of its request. Empty for a request that has no reminders. */
interface ReminderFields {
  /** The day of the reminder, YYYY-MM-DD; absent if there is none. */
  readonly remindOn?: string;
  /** Identifies the rules with which the day was calculated (`reminderKey`). */
  readonly reminderKey?: string;
}

/**
 * The reminder fields of a request. `today` is the day of the facility, YYYY-MM-DD. `downloaded` are the files that a
 * client or holder has downloaded. A closed request has no key, because its reminders do not depend on the rules.
 */
export function reminderFields(
  request: RequestDocument,
  rules: DeadlineRules,
  today: string,
  downloaded: ReadonlySet<string> = new Set(),
): ReminderFields {
  if (!request.deadline) return {};
  const next = nextReminder(request, rules, today, downloaded);
  const isOpen = !closedStatuses.includes(request.status);
  return { ...(isOpen && { reminderKey: reminderKey(rules) }), ...(next && { remindOn: next.on }) };
}

/** The parts of the rules on which reminders depend, as text. */
export function reminderKey({ reminders: { staff, client }, calendars }: DeadlineRules): string {
  const lists = [staff, client.rejected, client.missing, client.payment];
  return [...lists.map((days) => days.join(',')), calendars[0]!.timeZone].join('|');
}

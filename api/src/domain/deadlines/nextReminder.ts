import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { PauseReason } from '@portal/contract/deadlines/deadlineView.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { reviewOf } from '../submissions/reviewOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { waitReasonOf } from './deadlineFacts.ts';
import { downloadReminder } from './downloadReminder.ts';
import { dayIn } from './dayIn.ts';
import { openPauseOf } from './updateDeadline.ts';

/** A period in which a request waits for the client. */
interface Wait {
  readonly reason: PauseReason;
  /** UTC ISO instant. */
  readonly since: string;
}

/**
 * A reminder with the day (YYYY-MM-DD) on which it is due. `client`: to the client, after days of waiting. `no-answer`:
 * a task for staff, because the client did not answer the last reminder. `assignee`: to the assignee, before the due
 * date. `download`: to the client, about documents that nobody has downloaded.
 */
export type Reminder = { readonly on: string } & (
  | ({ readonly kind: 'client' | 'no-answer'; readonly day: number } & Wait)
  | { readonly kind: 'assignee'; readonly dueDate: string; readonly daysBefore: number }
  | { readonly kind: 'download'; readonly day: number; readonly since: string }
);

/**
 * The next reminder of a request, due now or later; null if there is none. If several reminders of a kind were missed,
 * only the last of them counts. A request from before deadlines were calculated has no reminders. A closed request has
 * only those about documents. `today` is the day of the facility. `downloaded` are the files that a client or holder
 * has downloaded.
 */
export function nextReminder(
  request: RequestDocument,
  rules: DeadlineRules,
  today: string,
  downloaded: ReadonlySet<string> = new Set(),
): Reminder | null {
  if (!request.deadline) return null;
  const isOpen = !closedStatuses.includes(request.status);
  const { timeZone } = rules.calendars[0]!;
  const documents = downloadReminder(request, downloaded, { today, timeZone });
  const found = [
    isOpen ? clientReminder(request, rules, today) : null,
    isOpen ? assigneeReminder(request, rules, today) : null,
    documents && { kind: 'download' as const, on: documents.on, day: documents.day, since: documents.since },
  ];
  return found.filter((each) => each !== null).toSorted((a, b) => (a.on < b.on ? -1 : 1))[0] ?? null;
}

/**
 * What the request needs from the client, and since when; null if nothing. Includes waits that do not pause the
 * deadline.
 */
export function waitOf(request: RequestDocument): Wait | null {
  const reason = waitReasonOf(request);
  if (reason === null || closedStatuses.includes(request.status)) return null;
  if (reason !== 'payment') {
    const review = reviewOf(request)!;
    return { reason, since: review.askedAt ?? review.changedAt };
  }
  const before = request.history.findLastIndex(({ status }) => status !== 'on_hold');
  return { reason, since: request.history[before + 1]?.at ?? request.submittedAt };
}

/** Whether the client did not answer the last reminder of the current wait. */
export function isUnanswered(request: RequestDocument): boolean {
  const since = request.reminders?.unansweredSince ?? null;
  return since !== null && waitOf(request)?.since === since;
}

/** When the client was last reminded of the current wait; null if they were not. */
export function clientRemindedAt(request: RequestDocument): string | null {
  const sent = request.reminders?.client;
  return sent && waitOf(request)?.since === sent.since ? sent.at : null;
}

function clientReminder(request: RequestDocument, rules: DeadlineRules, today: string): Reminder | null {
  const wait = waitOf(request);
  if (!wait || isUnanswered(request)) return null;
  const days = rules.reminders.client[wait.reason];
  const last = days.at(-1);
  if (last === undefined) return null;
  const { timeZone } = rules.calendars[0]!;
  const start = dayIn(timeZone, new Date(wait.since));
  const sent = request.reminders?.client?.since === wait.since ? request.reminders.client : null;
  const sentDay = sent?.day ?? 0;
  const passed = days.findLast((day) => addDays(start, day) <= today) ?? 0;
  const day = passed > sentDay ? passed : days.find((each) => each > sentDay);
  if (day !== undefined) return { kind: 'client', on: addDays(start, day), day, ...wait };
  // Staff get the task a day after a late reminder at the earliest, so that the client has time to answer it.
  const afterSent = sent ? addDays(dayIn(timeZone, new Date(sent.at)), 1) : '';
  const on = [addDays(start, last + 1), afterSent].toSorted().at(-1)!;
  return { kind: 'no-answer', on, day: last, ...wait };
}

function assigneeReminder(request: RequestDocument, rules: DeadlineRules, today: string): Reminder | null {
  const { dueDate, assigneeId, reminders } = request;
  if (assigneeId === null || dueDate < today || openPauseOf(request)) return null;
  const sent = reminders?.assignee?.dueDate === dueDate ? reminders.assignee.daysBefore : Infinity;
  const left = rules.reminders.staff.filter((each) => each < sent);
  const daysBefore = left.find((each) => addDays(dueDate, -each) <= today) ?? left.at(-1);
  return daysBefore === undefined
    ? null
    : { kind: 'assignee', on: addDays(dueDate, -daysBefore), dueDate, daysBefore };
}

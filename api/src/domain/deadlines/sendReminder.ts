import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import { dayIn } from './dayIn.ts';
import { nextReminder, type Reminder } from './nextReminder.ts';
import type { StoredReminders } from './storedReminders.ts';

const NONE: StoredReminders = { client: null, assignee: null, unansweredSince: null };

/** Sends the reminder that is due; null if none is. `downloaded`: the files that a client or holder has downloaded. */
export function sendReminder(
  request: RequestDocument,
  rules: DeadlineRules,
  now: Date,
  downloaded: ReadonlySet<string> = new Set(),
): Change | null {
  const today = dayIn(rules.calendars[0]!.timeZone, now);
  const reminder = nextReminder(request, rules, today, downloaded);
  if (!reminder || reminder.on > today) return null;
  const at = now.toISOString();
  const reminders = { ...(request.reminders ?? NONE), ...recordOf(reminder, at) };
  const next = { ...nextVersion(request, { reminders }, now), updatedAt: request.updatedAt };
  return {
    request: next,
    event: { kind: 'reminder-sent', at, by: SYSTEM, details: detailsOf(reminder) },
    steps: [{ kind: 'project' }, ...messageOf(reminder, next)],
  };
}

function recordOf(reminder: Reminder, at: string): Partial<StoredReminders> {
  switch (reminder.kind) {
    case 'client': {
      const { reason, since, day } = reminder;
      return { client: { reason, since, day, at } };
    }
    case 'no-answer':
      return { unansweredSince: reminder.since };
    case 'download':
      return { download: { since: reminder.since, day: reminder.day, at } };
    case 'assignee':
      return { assignee: { dueDate: reminder.dueDate, daysBefore: reminder.daysBefore, at } };
  }
}

function detailsOf(reminder: Reminder) {
  if (reminder.kind === 'assignee') return { to: 'assignee', days: reminder.daysBefore } as const;
  if (reminder.kind === 'download') return { to: 'download', days: reminder.day } as const;
  return { to: reminder.kind === 'client' ? 'client' : 'staff', days: reminder.day } as const;
}

/** The step that sends a reminder. `no-answer` needs none: staff find the task in the work list and in the digest. */
function messageOf(reminder: Reminder, { seq, assigneeId }: RequestDocument): TaskStep[] {
  switch (reminder.kind) {
    case 'client': {
      const { reason, since } = reminder;
      return [{ kind: 'notify-client', template: 'missingReminder', seq, reason, since }];
    }
    case 'no-answer':
      return [];
    case 'download':
      return [{ kind: 'notify-client', template: 'downloadReminder', seq, since: reminder.since }];
    case 'assignee':
      return assigneeId === null
        ? []
        : [{ kind: 'remind-assignee', seq, userId: assigneeId, dueDate: reminder.dueDate }];
  }
}

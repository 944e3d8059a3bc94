import type { Change } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { ClientNotification, TaskStep } from '../requests/taskSteps.ts';

/**
 * When each notification is sent. `delayed`: what staff did to a request. It waits for what follows, so that the client
 * gets one email. `now`: confirmations, receipts, refunds, reminders, and failed payments, which may need a quick answer.
 */
export const notificationTimings = {
  requestSubmitted: 'now',
  feePaymentFailed: 'now',
  statusChanged: 'delayed',
  filesAdded: 'delayed',
  filePaid: 'now',
  filePaymentFailed: 'now',
  fileRefunded: 'now',
  fileWithdrawn: 'delayed',
  fileTermsChanged: 'delayed',
  scopeNarrowed: 'delayed',
  downloadAllowed: 'delayed',
  downloadDeclined: 'delayed',
  invoiceSent: 'delayed',
  invoicePaid: 'now',
  invoicePaymentFailed: 'now',
  invoiceRefunded: 'now',
  itemsPaid: 'now',
  itemsPaymentFailed: 'now',
  updateReceived: 'now',
  messageReceived: 'delayed',
  submissionRejected: 'delayed',
  missingReminder: 'now',
  downloadReminder: 'now',
} as const satisfies Readonly<Record<ClientNotification['template'], 'now' | 'delayed'>>;

/** Notifications of one change that wait. */
export interface DelayedNotifications {
  readonly notifications: readonly ClientNotification[];
  readonly dueAt: string;
}

interface Planned {
  /** The next version of the request, which knows when its delayed notifications are due. */
  readonly root: RequestRoot;
  /** The work that does not wait. */
  readonly work: readonly TaskStep[];
  /** Null if nothing waits. */
  readonly delayed: DelayedNotifications | null;
}

/**
 * Separates the notifications of a change that wait from its other work. The first one of a request starts the delay. What
 * follows until it ends is due at the same time, so that nothing waits longer than the delay. 0: nothing waits.
 */
export function delayNotifications(
  { root, work }: Pick<Change, 'root' | 'work'>,
  now: Date,
  delayMs: number,
): Planned {
  const notifications = work.filter(isDelayed);
  if (delayMs === 0 || notifications.length === 0) return { root, work, delayed: null };
  const { notificationsDueAt } = root;
  const isWaiting = notificationsDueAt !== undefined && notificationsDueAt > now.toISOString();
  const dueAt = isWaiting ? notificationsDueAt : new Date(now.getTime() + delayMs).toISOString();
  return {
    root: { ...root, notificationsDueAt: dueAt },
    work: work.filter((step) => !isDelayed(step)),
    delayed: { notifications, dueAt },
  };
}

function isDelayed(step: TaskStep): step is ClientNotification {
  return step.kind === 'notify-client' && notificationTimings[step.template] === 'delayed';
}

import type { Change } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { ClientNotification, TaskStep } from '../requests/taskSteps.ts';

/**
 * When each notification is sent. `delayed`: notifications of what staff did. They wait for further changes, so that
 * the client gets one email. `now`: confirmations, receipts, refunds, reminders, and failed payments, which may need a
 * quick answer.
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

/** The notifications of one change that are sent later. */
export interface DelayedNotifications {
  readonly notifications: readonly ClientNotification[];
  readonly dueAt: string;
}

interface Planned {
  /** The next version of the request. It stores when its delayed notifications are due. */
  readonly root: RequestRoot;
  /** The steps that are not delayed. */
  readonly work: readonly TaskStep[];
  /** Null if no notification is delayed. */
  readonly delayed: DelayedNotifications | null;
}

/**
 * Separates the delayed notifications of a change from its other steps. The first delayed notification of a request
 * starts a period of `delayMs`. All further ones in this period are due at its end, so none waits longer than
 * `delayMs`. With a `delayMs` of 0, no notification is delayed.
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

import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
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
  readonly request: RequestDocument;
  /** The steps that are not delayed. */
  readonly steps: readonly TaskStep[];
  /** Null if no notification is delayed. */
  readonly delayed: DelayedNotifications | null;
}

/**
 * Separates the delayed notifications of a change from its other steps. The first delayed notification of a request
 * starts a period of `delayMs`. All further ones in this period are due at its end, so none waits longer than
 * `delayMs`. With a `delayMs` of 0, no notification is delayed.
 */
export function delayNotifications(
  { request, steps }: Pick<Change, 'request' | 'steps'>,
  now: Date,
  delayMs: number,
): Planned {
  const notifications = steps.filter(isDelayed);
  if (delayMs === 0 || notifications.length === 0) return { request, steps, delayed: null };
  const { notificationsDueAt } = request;
  const isWaiting = notificationsDueAt !== undefined && notificationsDueAt > now.toISOString();
  const dueAt = isWaiting ? notificationsDueAt : new Date(now.getTime() + delayMs).toISOString();
  return {
    request: { ...request, notificationsDueAt: dueAt },
    steps: steps.filter((step) => !isDelayed(step)),
    delayed: { notifications, dueAt },
  };
}

function isDelayed(step: TaskStep): step is ClientNotification {
  return step.kind === 'notify-client' && notificationTimings[step.template] === 'delayed';
}

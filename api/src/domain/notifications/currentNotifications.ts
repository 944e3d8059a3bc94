import { latestPublicMove } from '../requests/latestPublicMove.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { ClientNotification } from '../requests/taskSteps.ts';
import { isOutdatedNotification } from './isOutdatedNotification.ts';

type TermsNotification = Extract<ClientNotification, { readonly template: 'fileTermsChanged' }>;
type StatusNotification = Extract<ClientNotification, { readonly template: 'statusChanged' }>;

/**
 * Returns the delayed notifications of a request that are still true, in the order in which they happened. A status
 * notification names the current status. Of several notifications about the same subject, only the last one is
 * returned. A change of a document is left out if the client was not notified of the document yet. `awaitingScan` are
 * notifications of new documents that are sent later.
 */
export function currentNotifications(
  request: RequestDocument,
  notifications: readonly ClientNotification[],
  awaitingScan: readonly ClientNotification[] = [],
): ClientNotification[] {
  const newFileIds = filesAddedBy([...notifications, ...awaitingScan]);
  const current = notifications.filter(
    (each) => !isOutdatedNotification(request, each) && !isAboutNewFile(request, each, newFileIds),
  );
  const firstMove = current.find((each) => each.template === 'statusChanged');
  return current
    .filter((each, index) => {
      const subject = subjectOf(each);
      return subject === null || !current.slice(index + 1).some((later) => subjectOf(later) === subject);
    })
    .flatMap((each) => {
      if (each.template === 'statusChanged') return withCurrentStatus(request, each, firstMove?.from) ?? [];
      if (each.template === 'fileTermsChanged') return withAllChanges(each, current);
      return each.template === 'filesAdded' ? { ...each, fileIds: [...filesAddedBy(current)] } : each;
    });
}

/** The last notification about changed terms of a document, with everything that the earlier ones list as changed. */
function withAllChanges(
  last: TermsNotification,
  notifications: readonly ClientNotification[],
): TermsNotification {
  if (!last.changed) return last;
  const changed = notifications.flatMap((each) =>
    each.template === 'fileTermsChanged' && each.fileId === last.fileId ? (each.changed ?? []) : [],
  );
  return { ...last, changed: [...new Set(changed)] };
}

function filesAddedBy(notifications: readonly ClientNotification[]): ReadonlySet<string> {
  return new Set(notifications.flatMap((each) => (each.template === 'filesAdded' ? each.fileIds : [])));
}

/**
 * The notification with the current status. A status with private notes stays hidden. Null if no notification is
 * needed: the status is `from` again, staff changed it after these notifications were combined (which has its own
 * notification), or the client set it by sending an update.
 */
function withCurrentStatus(
  { history }: RequestDocument,
  notification: StatusNotification,
  from: string | undefined,
): StatusNotification | null {
  const move = latestPublicMove(history);
  if (!move || move.status === from || move.by.kind === 'client' || move.by.kind === 'holder') return null;
  const isMove = history[history.indexOf(move) - 1]?.status !== move.status;
  if (move.status !== notification.status && isMove && move.by.kind === 'staff') return null;
  return { ...notification, status: move.status, ...(from !== undefined && { from }) };
}

/**
 * Whether the notification is about a change of a document that the client does not know. A client who paid for the
 * document knows it.
 */
function isAboutNewFile(
  { files }: RequestDocument,
  notification: ClientNotification,
  newFileIds: ReadonlySet<string>,
): boolean {
  if (notification.template !== 'fileWithdrawn' && notification.template !== 'fileTermsChanged') return false;
  const file = files[notification.fileId];
  const isPaid = file !== undefined && (file.paidAt !== null || file.paymentState === 'clearing');
  return newFileIds.has(notification.fileId) && !isPaid;
}

/**
 * Identifies the subject of a notification that a later one about the same subject replaces; null if none replaces it.
 */
function subjectOf(notification: ClientNotification): string | null {
  const { template } = notification;
  if (
    template === 'statusChanged' ||
    template === 'filesAdded' ||
    template === 'messageReceived' ||
    template === 'submissionRejected'
  )
    return template;
  if (template === 'fileTermsChanged') return `terms|${notification.fileId}`;
  if (template === 'downloadAllowed' || template === 'downloadDeclined')
    return `download|${notification.fileId}`;
  return null;
}

import { recordClientView } from '../../../data/requests/recordView.ts';
import type { Session } from '../../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../../domain/requests/access/clientIdOf.ts';
import { isOwner } from '../../../domain/requests/access/mayOpenRequest.ts';
import { userActor } from '../../../domain/requests/actor.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';
import type { Log } from '../../../telemetry/log.ts';
import { runTasksNow } from '../../operations/outbox/runTask.ts';

/**
 * Records that a client opened a request of their list, without delaying the response. Does nothing for other callers: a
 * holder has no account, and a view by staff is recorded before the response.
 */
export function recordOpening(
  request: Pick<RequestDocument, 'requestId' | 'owners'>,
  session: Session | null,
  now: Date,
  log: Log,
): void {
  if (session === null || !isOwner(request, clientIdOf(session))) return;
  const { requestId } = request;
  void recordClientView(requestId, userActor(session), now)
    .then((pendingTasks) => runTasksNow(pendingTasks, now, log))
    .catch((error: unknown) =>
      log.warn('opening not recorded', { requestId, internal: errorSummary(error) }),
    );
}

import { requestStatuses } from '../../data/configuration/lists.ts';
import { replaceDeletedStatus } from '../../domain/configuration/deletedStatus.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { moveToStatus } from './moveToStatus.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/** Moves a request out of a status that was deleted while the request got it. */
export async function moveOutOfDeletedStatus(request: RequestDocument, now: Date): Promise<Outcome> {
  const decision = replaceDeletedStatus(await requestStatuses.read(), request);
  if (decision.kind === 'stay') return done;
  return { kind: 'done', next: await moveToStatus(request.requestId, request.status, decision.to, now) };
}

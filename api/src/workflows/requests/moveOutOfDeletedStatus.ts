import { requestStatuses } from '../../data/configuration/lists.ts';
import { lateRequest } from '../../domain/configuration/lateRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { moveToStatus } from './moveToStatus.ts';
import { done, type Outcome } from '../operations/outcome.ts';

/** Moves a request out of a status that was deleted while the request got it. */
export async function moveOutOfDeletedStatus(request: RequestRoot, now: Date): Promise<Outcome> {
  const late = lateRequest(await requestStatuses.read(), request);
  if (late.kind === 'stay') return done;
  return { kind: 'done', next: await moveToStatus(request.requestId, request.status, late.to, now) };
}

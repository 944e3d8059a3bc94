import { requestStatuses } from '../data/configuration/lists.ts';
import { lateRequest, reviveStatus } from '../domain/configuration/lateRequest.ts';
import { SYSTEM } from '../domain/request/actor.ts';
import { changeList } from './changeList.ts';
import { moveRequest } from './moveRequest.ts';
import { done, type Outcome } from './outcome.ts';

interface Placed {
  readonly requestId: string;
  readonly status: string;
}

/** Takes a request that was given a status at the moment at which it was deleted to where the others of that status went. */
export async function followStatus({ requestId, status }: Placed, now: Date): Promise<Outcome> {
  const late = lateRequest(await requestStatuses.read(), status);
  if (late.kind === 'stay') return done;
  if (late.kind === 'move') {
    return { kind: 'done', next: await moveRequest(requestId, status, late.to, now) };
  }
  await changeList(requestStatuses, (items) => reviveStatus(items, late.statusId), SYSTEM, now);
  return done;
}

import type { Caller } from '../../domain/requests/access/caller.ts';
import { userActor } from '../../domain/requests/actor.ts';
import { sessionOf } from './sessionOf.ts';

/** Whoever calls, as the audit trail names them. Throws for a caller without a session. */
export function actorOf(caller: Caller) {
  return userActor(sessionOf(caller));
}

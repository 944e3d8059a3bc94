import type { Caller } from '../../domain/requests/access/caller.ts';
import { userActor } from '../../domain/requests/actor.ts';
import { sessionOf } from './sessionOf.ts';

/** Returns the caller as an actor of the audit trail. Throws for a caller without a session. */
export function actorOf(caller: Caller) {
  return userActor(sessionOf(caller));
}

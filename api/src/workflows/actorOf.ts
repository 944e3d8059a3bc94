import { userActor } from '../domain/request/actor.ts';
import { type Caller, sessionOf } from '../http/caller.ts';

/** Whoever calls, as the audit trail names them. Throws for a caller without a session. */
export function actorOf(caller: Caller) {
  return userActor(sessionOf(caller));
}

import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { endSession } from '../../data/accounts/sessions.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';

/** POST /api/auth/signout: ends the caller's session. */
endpoint(signOut, async ({ caller, now }) => {
  const { sid, userId } = sessionOf(caller);
  await endSession(sid, now);
  await recordAccountEvent({ kind: 'signed-out', userId, by: userId, details: { sid } }, now);
  return { data: {} };
});

import { addAdmin } from '../../data/accounts/admins.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import type { User } from '../../domain/accounts/user.ts';

/** Makes an active user an admin, on behalf of the operator of the portal. Ends the user's sessions. */
export async function makeAdmin({ userId }: User, now: Date): Promise<void> {
  await changeUser(userId, ({ sessionEpoch }) => ({ role: 'admin', sessionEpoch: sessionEpoch + 1 }));
  await addAdmin(userId);
  await recordAccountEvent({ kind: 'role-changed', userId, by: 'system', details: { role: 'admin' } }, now);
}

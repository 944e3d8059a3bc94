// Creates an admin: `create <email>`. A new address gets a one-time link; an existing account becomes an admin.
import { email } from '@portal/contract/accounts/schemas/person.ts';
import { newTokenNonce } from './services/tokens/oneTimeToken.ts';
import { userIdOf } from './data/accounts/userId.ts';
import { changeUser, readUser } from './data/accounts/users.ts';
import { invitationUrl } from './workflows/accounts/invitationResponse.ts';
import { saveInvitation } from './workflows/accounts/invite.ts';
import { addAdmin } from './data/accounts/admins.ts';
import { recordAccountEvent } from './data/audit/recordAccountEvent.ts';
import type { User } from './domain/accounts/user.ts';

const [command, emailArgument = ''] = process.argv.slice(2);
const address = email.safeParse(emailArgument);
if (command !== 'create' || !address.success) {
  if (command === 'create' && emailArgument !== '')
    console.error(`${emailArgument}: ${address.error!.issues[0]!.message}.`);
  console.error('Usage: npm run admin -- create <email>');
  process.exit(2);
}

try {
  await create(address.data, new Date());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function create(to: string, now: Date): Promise<void> {
  const existing = await readUser(userIdOf(to));
  if (existing?.state === 'disabled')
    throw new Error(`The account ${to} is disabled. An admin must enable it first.`);
  if (existing?.state === 'active') {
    // Anyone can sign up with someone else's address.
    if (!existing.emailVerifiedAt)
      throw new Error(
        `The email address ${to} is not verified. Reset its password on the sign-in page first.`,
      );
    await makeAdmin(existing, now);
    console.log(`${existing.email} is now an admin. All its sessions have ended.`);
  } else {
    const { token } = await saveInvitation(to, 'admin', 'system', newTokenNonce(), now);
    console.log('Open this link within 7 days to become an admin. It can be used once:');
    console.log(invitationUrl(token ?? ''));
  }
}

/** Makes an active user an admin, on behalf of the operator of the portal. Ends the user's sessions. */
async function makeAdmin({ userId }: User, now: Date): Promise<void> {
  await changeUser(userId, ({ sessionEpoch }) => ({ role: 'admin', sessionEpoch: sessionEpoch + 1 }));
  await addAdmin(userId);
  await recordAccountEvent({ kind: 'role-changed', userId, by: 'system', details: { role: 'admin' } }, now);
}

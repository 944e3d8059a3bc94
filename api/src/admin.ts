// Makes an admin: `create <email>`. A new address gets a one-time link; an account that is there becomes an admin.
import { email } from '@portal/contract/accounts/schemas/person.ts';
import { newTokenName } from './services/tokens/oneTimeToken.ts';
import { userIdOf } from './data/accounts/userId.ts';
import { readUser } from './data/accounts/users.ts';
import { invitationUrl } from './workflows/accounts/invitationResponse.ts';
import { makeAdmin } from './workflows/accounts/makeAdmin.ts';
import { saveInvitation } from './workflows/accounts/invite.ts';

const [command, given = ''] = process.argv.slice(2);
const address = email.safeParse(given);
if (command !== 'create' || !address.success) {
  if (command === 'create' && given !== '') console.error(`${given}: ${address.error!.issues[0]!.message}.`);
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
    throw new Error(`The account ${to} is disabled; an admin has to enable it first.`);
  if (existing?.state === 'active') {
    // Anybody can sign up with somebody else's address.
    if (!existing.emailProvenAt)
      throw new Error(
        `The account ${to} was never proven by mail; reset its password on the sign-in page first.`,
      );
    await makeAdmin(existing, now);
    console.log(`${existing.email} is an admin now. Open sessions of the account have ended.`);
  } else {
    const { token } = await saveInvitation(to, 'admin', 'system', newTokenName(), now);
    console.log('Open this link within seven days to become an admin. It works once:');
    console.log(invitationUrl(token ?? ''));
  }
}

import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { addAdmin } from '../data/accounts/admins.ts';
import { userIdOf } from '../data/accounts/userId.ts';
import { createUser, readUser } from '../data/accounts/users.ts';
import { type Actor, userActor } from '../domain/requests/actor.ts';
import { newUser } from '../domain/accounts/newUser.ts';
import { hashPassword } from '../services/passwords/passwordHash.ts';

export const DEMO_CLIENT = 'client@portal.local';

const DEMO_STAFF = { email: 'staff@portal.local', firstName: 'Sam', lastName: 'Staff' } as const;

const PASSWORD = 'Portal-demo-2026';

const people: readonly { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'admin@portal.local', firstName: 'Avery', lastName: 'Admin', role: 'admin' },
  { ...DEMO_STAFF, role: 'staff' },
  { email: DEMO_CLIENT, firstName: 'Casey', lastName: 'Client', role: 'client' },
];

/** The staff member of the demo requests. */
export function demoClerk(): { by: Actor & { readonly id: string }; byName: string } {
  const { email, firstName, lastName } = DEMO_STAFF;
  const userId = userIdOf(email);
  return { by: { ...userActor({ role: 'staff', userId }), id: userId }, byName: `${firstName} ${lastName}` };
}

/** Creates one account per role for the local demo. */
export async function seedAccounts(now: Date): Promise<void> {
  const at = now.toISOString();
  for (const person of people) {
    const userId = userIdOf(person.email);
    if (await readUser(userId)) continue;
    const passwordHash = await hashPassword(PASSWORD, { address: 'seed' });
    const fields = { ...person, userId, passwordHash, emailVerifiedAt: at, termsAcceptedAt: at } as const;
    await createUser(newUser({ ...fields, state: 'active' }, now));
    if (person.role === 'admin') await addAdmin(userId);
  }
}

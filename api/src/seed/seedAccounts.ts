import type { Role } from '@portal/contract/catalogues/roles.ts';
import { countAsAdmin } from '../data/accounts/admins.ts';
import { userIdOf } from '../data/accounts/userId.ts';
import { createUser, readUser } from '../data/accounts/users.ts';
import { newUser } from '../domain/account/newUser.ts';
import { hashPassword } from '../services/passwords/passwordHash.ts';

export const DEMO_CLIENT = 'client@portal.local';

const PASSWORD = 'Portal-demo-2026';

const people: readonly { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'admin@portal.local', firstName: 'Avery', lastName: 'Admin', role: 'admin' },
  { email: 'staff@portal.local', firstName: 'Sam', lastName: 'Staff', role: 'staff' },
  { email: DEMO_CLIENT, firstName: 'Casey', lastName: 'Client', role: 'client' },
];

/** One account of each role for trying the portal out on one machine. */
export async function seedAccounts(now: Date): Promise<void> {
  const at = now.toISOString();
  for (const person of people) {
    const userId = userIdOf(person.email);
    if (await readUser(userId)) continue;
    const passwordHash = await hashPassword(PASSWORD, 'seed');
    const start = { ...person, userId, passwordHash, emailProvenAt: at, termsAcceptedAt: at } as const;
    await createUser(newUser({ ...start, state: 'active' }, now));
    if (person.role === 'admin') await countAsAdmin(userId);
  }
}

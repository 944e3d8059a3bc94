import { newUser } from '../accounts/newUser.ts';
import type { User } from '../accounts/user.ts';

/** An active client, with the given fields changed. */
export function aUser(changed: Partial<User> = {}): User {
  const input = {
    userId: `usr_${'a'.repeat(32)}`,
    email: 'ana@firm.example',
    role: 'client',
    state: 'active',
    firstName: 'Ana',
    lastName: 'Ray',
  } as const;
  return { ...newUser(input, new Date('2026-03-10T08:00:00.000Z')), ...changed };
}

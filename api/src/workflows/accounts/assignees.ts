import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import { readUser } from '../../data/accounts/users.ts';
import { findPeople } from '../../data/views/people.ts';
import { hasWorkedHere } from '../../domain/accounts/changeAccount.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';

/** Maximum number of people read per role. */
const MAX_PER_ROLE = 500;

/**
 * Returns everyone who can work on requests. Finds them in the list of people, then checks their accounts, which are
 * more recent.
 */
export async function assignableUsers(): Promise<User[]> {
  const found = await Promise.all(
    (['staff', 'admin'] as const).map((role) =>
      findPeople({ text: '', role, state: 'active' }, MAX_PER_ROLE),
    ),
  );
  const users = await Promise.all(found.flat().map((userId) => readUser(userId)));
  return users.filter((user): user is User => user !== null && canWork(user));
}

export async function isAssignable(userId: string): Promise<boolean> {
  return (await assigneeOf(userId)) !== null;
}

/** The account of the assignee; null if there is none or they no longer work here. */
export async function assigneeOf(userId: string | null): Promise<User | null> {
  const user = userId === null ? null : await readUser(userId);
  return user && canWork(user) ? user : null;
}

/**
 * Returns the people with these stored user IDs of assignees or authors, including former staff. Omits IDs without an
 * account.
 */
export async function assigneesOf(ids: readonly (string | null)[]): Promise<Map<string, Assignee>> {
  return namesOf(await usersOf(ids));
}

/** Like `assigneesOf`, for IDs that a caller chose: also omits accounts that never worked here, so that no client is named. */
export async function staffWithIds(ids: readonly (string | null)[]): Promise<Map<string, Assignee>> {
  return namesOf((await usersOf(ids)).filter(hasWorkedHere));
}

async function usersOf(ids: readonly (string | null)[]): Promise<User[]> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  const users = await Promise.all(distinct.map((id) => readUser(id)));
  return users.filter((user) => user !== null);
}

function namesOf(users: readonly User[]): Map<string, Assignee> {
  return new Map(users.map((user) => [user.userId, { userId: user.userId, name: nameOfUser(user) }]));
}

/** Whether an account works on requests. */
export function canWork({ role, state }: User): boolean {
  return state === 'active' && isStaffRole(role);
}

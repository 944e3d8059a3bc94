import { type User, user } from '../../domain/accounts/user.ts';
import { storePepperFingerprint } from '../configuration/storeBindings.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { catchUp, createDocument, readDocument, replaceDocument, type Stored } from '../documents.ts';
import { projectPerson } from '../views/people.ts';

const idOf = (userId: string) => `user|${userId}`;

function readStored(userId: string): Promise<Stored<User> | null> {
  const id = idOf(userId);
  return readDocument('accounts', id, id, user);
}

export async function readUser(userId: string): Promise<User | null> {
  return (await readStored(userId))?.value ?? null;
}

/** Makes the next read of an account include every write of other instances. */
export function catchUpUser(userId: string): Promise<void> {
  return catchUp('accounts', idOf(userId), idOf(userId));
}

/** Creates an account. False if its address already has one. */
export async function createUser(value: User): Promise<boolean> {
  await storePepperFingerprint();
  if (!(await createDocument('accounts', { id: idOf(value.userId), ...value }))) return false;
  await updatePeopleList(value);
  return true;
}

/**
 * Changes an account; retries on write conflicts. `decide` returns null to change nothing, or throws to refuse. Returns
 * the account after the change; null if it does not exist.
 */
export async function changeUser(
  userId: string,
  decide: (user: User) => Partial<User> | null,
): Promise<User | null> {
  const outcome = await retryOnConflict('the account', async () => {
    const stored = await readStored(userId);
    const changed = stored && decide(stored.value);
    if (!changed) return succeeded({ user: stored?.value ?? null, changed: false });
    const next: User = { ...stored.value, ...changed, seq: stored.value.seq + 1 };
    const saved = await replaceDocument('accounts', { id: idOf(userId), ...next }, stored.etag);
    return saved ? succeeded({ user: next, changed: true }) : writeConflict;
  });
  if (outcome.user && outcome.changed) await updatePeopleList(outcome.user);
  return outcome.user;
}

/** Ignores failures, because the account is already saved. The next change, such as a sign-in, updates the list. */
async function updatePeopleList(value: User): Promise<void> {
  await projectPerson(value).catch(() => undefined);
}

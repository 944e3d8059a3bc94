import { randomUUID } from 'node:crypto';
import { type User, user } from '../../domain/accounts/user.ts';
import { storePepperFingerprint } from '../configuration/storeBindings.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { catchUp, createDocument, readDocument, replaceDocument, type Stored } from '../documents.ts';
import { projectPerson, readPerson } from '../views/people.ts';
import { ACCOUNTS } from '../containers.ts';

const idOf = (userId: string) => `user|${userId}`;

const etags = new WeakMap<User, string>();

async function readStored(userId: string): Promise<Stored<User> | null> {
  const id = idOf(userId);
  const stored = await readDocument(ACCOUNTS, id, id, user);
  if (stored) etags.set(stored.value, stored.etag);
  return stored;
}

/** An account that was read, with the ETag that it had. Null for another object. */
function asRead(value: User): Stored<User> | null {
  const etag = etags.get(value);
  return etag === undefined ? null : { value, etag };
}

export async function readUser(userId: string): Promise<User | null> {
  return (await readStored(userId))?.value ?? null;
}

/** Makes the next read of an account include every write of other instances. */
export function catchUpUser(userId: string): Promise<void> {
  return catchUp(ACCOUNTS, idOf(userId), idOf(userId));
}

/** Creates an account. False if its address already has one. */
export async function createUser(value: User): Promise<boolean> {
  await storePepperFingerprint();
  if (!(await createDocument(ACCOUNTS, { id: idOf(value.userId), ...value }))) return false;
  await updatePeopleList(value);
  return true;
}

/**
 * Changes an account; retries on write conflicts. `decide` returns null to change nothing, or throws to refuse. Returns
 * the account after the change; null if it does not exist. `account`: its ID, or the account as it was read, on which the
 * first attempt then decides.
 */
export async function changeUser(
  account: string | User,
  decide: (user: User) => Partial<User> | null,
): Promise<User | null> {
  const userId = typeof account === 'string' ? account : account.userId;
  let known = typeof account === 'string' ? null : asRead(account);
  const changeId = randomUUID();
  return retryOnConflict('the account', async () => {
    const stored = known ?? (await readStored(userId));
    known = null;
    // The store can make a change and then fail to answer, so that its repetition meets it.
    if (stored?.value.changeId === changeId) {
      await updatePeopleList(stored.value);
      return succeeded(stored.value);
    }
    const changed = stored && decide(stored.value);
    if (!changed) return succeeded(stored?.value ?? null);
    const next: User = { ...stored.value, ...changed, seq: stored.value.seq + 1, changeId };
    const [saved, person] = await Promise.all([
      replaceDocument(ACCOUNTS, { id: idOf(userId), ...next }, stored.etag),
      readPerson(userId).catch(() => undefined),
    ]);
    if (!saved) return writeConflict;
    await updatePeopleList(next, person);
    return succeeded(next);
  });
}

/** Ignores failures, because the account is already saved. The next change, such as a sign-in, updates the list. */
async function updatePeopleList(...[value, person]: Parameters<typeof projectPerson>): Promise<void> {
  await projectPerson(value, person).catch(() => undefined);
}

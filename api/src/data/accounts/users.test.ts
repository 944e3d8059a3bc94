import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../domain/accounts/user.ts';
import { aUser } from '../../domain/testing/aUser.ts';
import { changeUser } from './users.ts';

let stored: User;
/** Of each write: whether the store makes the change, and whether it says so. */
let writes: { readonly isMade: boolean; readonly isAnswered: boolean }[];

vi.mock('../documents.ts', () => ({
  readDocument: async () => ({ value: structuredClone(stored), etag: String(stored.seq) }),
  replaceDocument: async (_: string, document: User) => {
    const { isMade, isAnswered } = writes.shift()!;
    if (isMade) stored = structuredClone(document);
    return isMade && isAnswered;
  },
}));
vi.mock('../views/people.ts', () => ({ readPerson: async () => null, projectPerson: async () => undefined }));

beforeEach(() => {
  stored = aUser({ seq: 4 });
});

/** A change that only the first of two callers may make. */
function changePassword(user: User) {
  if (user.seq !== 4) throw new Error('Changed elsewhere');
  return { passwordHash: 'new' };
}

it('a change that the store made without answering is not refused as one by someone else', async () => {
  writes = [{ isMade: true, isAnswered: false }];
  expect(await changeUser(stored.userId, changePassword)).toMatchObject({ passwordHash: 'new', seq: 5 });
  expect(stored.seq).toBe(5);
});

it('decides again after a change by someone else', async () => {
  writes = [{ isMade: false, isAnswered: false }];
  const changing = changeUser(stored.userId, changePassword);
  stored = { ...stored, seq: 5, changeId: 'other' };
  await expect(changing).rejects.toThrow('Changed elsewhere');
});

it('a later change of the same account is another one', async () => {
  writes = [
    { isMade: true, isAnswered: true },
    { isMade: true, isAnswered: true },
  ];
  await changeUser(stored.userId, () => ({ passwordHash: 'new' }));
  await changeUser(stored.userId, () => ({ passwordHash: 'newer' }));
  expect(stored).toMatchObject({ passwordHash: 'newer', seq: 6 });
});

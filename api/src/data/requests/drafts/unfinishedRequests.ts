import * as z from 'zod/mini';
import {
  storedUnfinished,
  type StoredUnfinished,
} from '../../../domain/requests/unfinished/saveUnfinished.ts';
import { deleteIfMatch } from '../../ifMatch.ts';
import { createDocument, readDocument, replaceDocument, type Stored } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { ACCOUNTS } from '../../containers.ts';

const list = z.object({ draftIds: z.array(z.string()) });

const idOf = (draftId: string) => `unfinished|${draftId.toLowerCase()}`;
const idOfList = (userId: string) => `unfinished-list|${userId}`;

/** The unfinished request of a draft, of any account; null if there is none or it has expired. */
export async function readUnfinished(draftId: string): Promise<Stored<StoredUnfinished> | null> {
  const id = idOf(draftId);
  return readDocument(ACCOUNTS, id, id, storedUnfinished);
}

/** The draft IDs of an account's unfinished requests. Some may have expired. */
export async function unfinishedDraftIds(userId: string): Promise<readonly string[]> {
  const id = idOfList(userId);
  return (await readDocument(ACCOUNTS, id, id, list))?.value.draftIds ?? [];
}

/** Adds draft IDs to the list of an account and removes others. */
export async function changeUnfinishedList(
  userId: string,
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): Promise<void> {
  const id = idOfList(userId);
  await retryOnConflict('the list of unfinished requests', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, list);
    const before = stored?.value.draftIds ?? [];
    const draftIds = [...new Set([...before, ...added])].filter((each) => !removed.includes(each));
    if (draftIds.join() === before.join()) return succeeded(undefined);
    const saved = stored
      ? await replaceDocument(ACCOUNTS, { id, draftIds } as { id: string }, stored.etag)
      : await createDocument(ACCOUNTS, { id, draftIds } as { id: string });
    return saved ? succeeded(undefined) : writeConflict;
  });
}

/** Writes an unfinished request, which the store deletes when it expires. `etag`: null for a new one. False on a write conflict. */
export async function writeUnfinished(
  value: StoredUnfinished,
  etag: string | null,
  now: Date,
): Promise<boolean> {
  const ttl = Math.max(1, Math.ceil((Date.parse(value.expiresAt) - now.getTime()) / 1000));
  const document = { id: idOf(value.draftId), ...value, ttl };
  return etag === null ? createDocument(ACCOUNTS, document) : replaceDocument(ACCOUNTS, document, etag);
}

/** Deletes an unfinished request. False if it changed since it was read. */
export async function deleteUnfinished({ value, etag }: Stored<StoredUnfinished>): Promise<boolean> {
  const id = idOf(value.draftId);
  return deleteIfMatch(ACCOUNTS, id, id, etag);
}

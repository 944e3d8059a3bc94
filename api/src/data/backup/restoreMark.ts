import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createDocument, readDocument } from '../documents.ts';
import { database } from './patientStores.ts';

const idOf = (backup: string) => `restore|${backup}`;

/** The name of the restore of a backup into this store that has begun and not ended; null when there is none. */
export async function restoreUnderWay(backup: string): Promise<string | null> {
  const found = await readDocument('accounts', idOf(backup), idOf(backup), z.object({ restore: z.string() }));
  return found?.value.restore ?? null;
}

/** Notes in the store itself that a backup is being restored into it, and answers the name of that restore. */
export async function beginRestore(backup: string): Promise<string> {
  const document = { id: idOf(backup), restore: randomUUID() };
  if (!(await createDocument('accounts', document)))
    throw new Error('Another restore of this backup has just begun.');
  return document.restore;
}

export async function endRestore(backup: string): Promise<void> {
  await (await database()).container('accounts').item(idOf(backup), idOf(backup)).delete();
}

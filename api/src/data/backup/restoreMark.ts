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

/** SHA-256 of the backups whose restore into this store has begun and not ended. */
export async function unfinishedRestores(): Promise<string[]> {
  const accounts = (await database()).container('accounts');
  const { resources } = await accounts.items
    .query<string>({
      query: 'SELECT VALUE c.id FROM c WHERE STARTSWITH(c.id, @prefix)',
      parameters: [{ name: '@prefix', value: idOf('') }],
    })
    .fetchAll();
  return resources.map((id) => id.slice(idOf('').length));
}

/** Removes the marks, also those of other backups: going on with one of these later would add to what has been compared. */
export async function endRestores(): Promise<void> {
  const accounts = (await database()).container('accounts');
  for (const id of (await unfinishedRestores()).map(idOf)) await accounts.item(id, id).delete();
}

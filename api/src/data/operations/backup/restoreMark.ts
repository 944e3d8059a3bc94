import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createDocument, readDocument } from '../../documents.ts';
import { database } from './patientStores.ts';
import { ACCOUNTS } from '../../containers.ts';

const idOf = (backup: string) => `restore|${backup}`;

/** The id of an unfinished restore of this backup into this store; null if there is none. */
export async function restoreInProgress(backup: string): Promise<string | null> {
  const found = await readDocument(ACCOUNTS, idOf(backup), idOf(backup), z.object({ restore: z.string() }));
  return found?.value.restore ?? null;
}

/** Records in the store that a backup is being restored into it. Returns the id of the restore. */
export async function beginRestore(backup: string): Promise<string> {
  const document = { id: idOf(backup), restore: randomUUID() };
  if (!(await createDocument(ACCOUNTS, document)))
    throw new Error('Another restore of this backup has just started.');
  return document.restore;
}

/** The SHA-256 hashes of backups with an unfinished restore into this store. */
export async function unfinishedRestores(): Promise<string[]> {
  const accounts = (await database()).container(ACCOUNTS);
  const { resources } = await accounts.items
    .query<string>({
      query: 'SELECT VALUE c.id FROM c WHERE STARTSWITH(c.id, @prefix)',
      parameters: [{ name: '@prefix', value: idOf('') }],
    })
    .fetchAll();
  return resources.map((id) => id.slice(idOf('').length));
}

/** Removes the records of all restores, so that no restore of another backup continues after this one was verified. */
export async function endRestores(): Promise<void> {
  const accounts = (await database()).container(ACCOUNTS);
  for (const id of (await unfinishedRestores()).map(idOf)) await accounts.item(id, id).delete();
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { BackupFolder } from './BackupFolder.ts';
import { passphraseKey } from './passphraseKey.ts';

const salted = z.object({ salt: z.nullable(z.string()) });

/** Opens the folder of a backup, encrypted with the passphrase in a file when one is given. Throws when the folder is of the other kind. */
export async function openFolder(
  given: string,
  passphraseFile: string | undefined,
): Promise<{ folder: BackupFolder; salt: string | null }> {
  const path = resolve(given);
  const begun = await readFile(join(path, 'backup.json'), 'utf8').catch(() => null);
  const known = begun === null ? null : salted.parse(JSON.parse(begun)).salt;
  if (passphraseFile === undefined) {
    if (known !== null)
      throw new Error('This backup is encrypted: name its passphrase with --passphrase-file.');
    return { folder: new BackupFolder(path, null), salt: null };
  }
  if (begun !== null && known === null)
    throw new Error('This backup is not encrypted: it takes no passphrase.');
  const passphrase = (await readFile(passphraseFile, 'utf8')).trim();
  if (passphrase.length < 12) throw new Error('The passphrase needs 12 characters or more.');
  const salt = known ?? randomBytes(16).toString('hex');
  return { folder: new BackupFolder(path, await passphraseKey(passphrase, Buffer.from(salt, 'hex'))), salt };
}

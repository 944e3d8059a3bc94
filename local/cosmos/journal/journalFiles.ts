import { mkdir, open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of one store. `base-K` is a snapshot. `journal-K` and journals with higher numbers contain the later changes.
 * Files with a lower number than the highest base are obsolete.
 */
type JournalFiles = { base: string | undefined; journals: string[]; next: number };

const NAME = /^(base|journal)-(\d{6})\.ndjson$/;

export function basePath(dir: string, number: number): string {
  return join(dir, `base-${String(number).padStart(6, '0')}.ndjson`);
}

export function journalPath(dir: string, number: number): string {
  return join(dir, `journal-${String(number).padStart(6, '0')}.ndjson`);
}

/** The files to replay, in order, and the next free number. Creates the folder. */
export async function listJournalFiles(dir: string): Promise<JournalFiles> {
  await mkdir(dir, { recursive: true });
  const found = (await readdir(dir)).flatMap((name) => {
    const match = NAME.exec(name);
    return match ? [{ kind: match[1], number: Number(match[2]), path: join(dir, name) }] : [];
  });
  const bases = found.filter(({ kind }) => kind === 'base').toSorted((a, b) => b.number - a.number);
  const base = bases[0];
  const journals = found
    .filter(({ kind, number }) => kind === 'journal' && number >= (base?.number ?? 0))
    .toSorted((a, b) => a.number - b.number);
  return {
    base: base?.path,
    journals: journals.map(({ path }) => path),
    next: Math.max(0, ...found.map(({ number }) => number)) + 1,
  };
}

/** Deletes temporary files and the files that the base with this number replaces. */
export async function deleteOlderThan(dir: string, number: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const match = NAME.exec(name);
    if (name.endsWith('.tmp') || (match && Number(match[2]) < number)) await unlink(join(dir, name));
  }
}

/** Syncs the folder. A created or renamed file survives a crash only after this. */
export async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

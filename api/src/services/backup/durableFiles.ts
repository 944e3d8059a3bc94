import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { appendFile, mkdir, open, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as z from 'zod/mini';

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** For the owner alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder and those above it, one by one: mkdir with `recursive` never ends where Linux answers ENOENT below a folder that is there (/proc). */
export async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  try {
    await mkdir(path, { mode: FOLDER_MODE });
  } catch (error) {
    // Another step may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`The folder ${path} cannot be made. Choose another folder.`, { cause: error });
  }
}

/** What a file holds; null when there is none. */
export function readIfExists(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Writes a file that exists whole or not at all, even after a power failure. `name` is called after the last byte. */
export async function writeDurably(folder: string, content: Content, name: () => string): Promise<void> {
  const partial = join(folder, `${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: FILE_MODE, flush: true });
    const file = join(folder, name());
    await makeFolder(dirname(file));
    await rename(partial, file);
    await using directory = await open(dirname(file), 'r');
    await directory.sync();
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Lines of JSON of one shape in a file that only grows: how far some work has come. */
export interface Journal<T> {
  readonly entries: readonly T[];
  append(entry: T): Promise<void>;
}

/** Drops a last line without its end: it was being written when the power failed. */
export async function openJournal<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<Journal<z.output<S>>> {
  const text = String((await readIfExists(file)) ?? '');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  const lines = whole.split('\n').slice(0, -1);
  const entries = lines.map((line) => schema.parse(JSON.parse(line)));
  const append = async (entry: z.output<S>) => {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: FILE_MODE, flush: true });
    entries.push(entry);
  };
  return { entries, append };
}

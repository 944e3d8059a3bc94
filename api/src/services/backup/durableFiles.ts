import { type Hash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { appendFile, mkdir, open, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as z from 'zod/mini';

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Access for the owner only. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates a folder and its parents. A recursive mkdir would loop forever below /proc, where Linux reports ENOENT for existing parents. */
export async function createFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await createFolder(dirname(path));
  try {
    await mkdir(path, { mode: FOLDER_MODE });
  } catch (error) {
    // Another step may have created it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`Cannot create the folder ${path}. Choose another folder.`, { cause: error });
  }
}

/** The content of a file; null if it does not exist. */
export function readIfExists(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Writes a file atomically, even if the power fails. Calls `name` after the last byte. */
export async function writeDurably(folder: string, content: Content, name: () => string): Promise<void> {
  const partial = join(folder, `${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: FILE_MODE, flush: true });
    const file = join(folder, name());
    await createFolder(dirname(file));
    await rename(partial, file);
    await using directory = await open(dirname(file), 'r');
    await directory.sync();
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Content that is hashed while it passes. */
export async function* hashed(content: Content, sum: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    sum.update(chunk);
    yield chunk;
  }
}

/** An append-only file of JSON lines that records progress. */
export interface Journal<T> {
  readonly entries: readonly T[];
  append(entry: T): Promise<void>;
}

/** Opens a journal. Drops an incomplete last line, which a power failure can leave. */
export async function openJournal<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<Journal<z.output<S>>> {
  const text = String((await readIfExists(file)) ?? '');
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete.length < text.length) await truncate(file, Buffer.byteLength(complete));
  const lines = complete.split('\n').slice(0, -1);
  const entries = lines.map((line) => schema.parse(JSON.parse(line)));
  const append = async (entry: z.output<S>) => {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: FILE_MODE, flush: true });
    entries.push(entry);
  };
  return { entries, append };
}

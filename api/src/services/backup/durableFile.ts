import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody but the owner may look. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
}

/** Writes a file that is there whole or not at all, whenever the power fails. `name` is asked for once all is written. */
export async function writeDurably(
  folder: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  name: () => string,
): Promise<void> {
  const partial = `${folder}/${randomUUID()}.partial`;
  const handle = await open(partial, 'wx', FILE_MODE);
  try {
    for await (const chunk of content) await handle.write(chunk);
    await handle.sync();
    await handle.close();
    const file = `${folder}/${name()}`;
    await makeFolder(dirname(file));
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}

/** Adds one line to a file that only grows. */
export async function appendDurably(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', FILE_MODE);
  try {
    await handle.writeFile(line);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

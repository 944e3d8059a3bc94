import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PART_BYTES = 1024 * 1024;

/** A folder for the files of one piece of work. */
export interface WorkFolder {
  readonly path: string;
  /** The path of a file in it. */
  readonly file: (name: string) => string;
}

/** Does work in an empty folder, which is deleted afterwards. */
export async function inFolder<T>(work: (folder: WorkFolder) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'records-'));
  try {
    return await work({ path, file: (name) => join(path, name) });
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Writes content to a file and returns its SHA-256 in hex. */
export async function writeContent(path: string, content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, hashing, createWriteStream(path));
  return hash.digest('hex');
}

export async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, JSON.stringify(value));
}

/** The number in a file; 0 before it is written. */
export async function readNumber(path: string): Promise<number> {
  return Number(await readFile(path, 'utf8').catch(() => '0'));
}

/** The content of a file in parts, to limit memory. */
export function readContent(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: PART_BYTES });
}

/** The size of files together, in bytes. */
export async function sizeOfFiles(paths: readonly string[]): Promise<number> {
  const stats = await Promise.all(paths.map((path) => stat(path)));
  return stats.reduce((sum, { size }) => sum + size, 0);
}

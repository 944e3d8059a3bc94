import { createHash, hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { type Key, openKey } from './ageKey.ts';
import {
  type Content,
  createFolder,
  hashed,
  openJournal,
  readIfExists,
  writeDurably,
} from './durableFiles.ts';
import { type Manifest, manifest, type BackupPart, step } from './format.ts';
import { lockFolder } from './lockFolder.ts';

const STEPS_FILE = 'steps.jsonl';

/** A backup on disk. With a passphrase, everything except the journals is encrypted. */
export class BackupFolder {
  readonly path: string;
  readonly #key: Key;

  private constructor(path: string, key: Key) {
    this.path = path;
    this.#key = key;
  }

  /**
   * Opens and locks a folder until the process ends, and removes partial files of an interrupted run. Throws if another
   * process has the lock, the passphrase is wrong, or the folder of a restore does not exist.
   */
  static async open(folder: string, passphraseFile: string | undefined, mode: 'backup' | 'restore') {
    const path = resolve(folder);
    if (mode === 'restore' && !existsSync(path)) throw new Error(`${path} contains no backup.`);
    const canStart = mode === 'backup' && !existsSync(join(path, STEPS_FILE));
    await createFolder(path);
    await lockFolder(path);
    for (const name of await readdir(path)) if (name.endsWith('.partial')) await rm(join(path, name));
    return new BackupFolder(path, await openKey(path, passphraseFile, canStart));
  }

  get isEncrypted(): boolean {
    return this.#key.suffix !== '';
  }

  journal<S extends z.ZodMiniType>(name: string, schema: S) {
    return openJournal(join(this.path, name), schema);
  }

  /** The progress of the backup. */
  steps() {
    return this.journal(STEPS_FILE, step);
  }

  async writeManifest(complete: Manifest): Promise<void> {
    const text = Buffer.from(`${JSON.stringify(complete, null, 2)}\n`);
    await writeDurably(this.path, this.#key.encrypt([text]), () => `manifest.json${this.#key.suffix}`);
  }

  /** Null while the backup is not complete. */
  async readManifest(): Promise<Manifest | null> {
    const file = `manifest.json${this.#key.suffix}`;
    const stored = await readIfExists(join(this.path, file));
    if (!stored) return null;
    const text = await buffer(this.#key.decrypt([stored], file));
    const parsed = manifest.safeParse(JSON.parse(text.toString()));
    if (!parsed.success) throw new Error('This backup was made by another version of the portal.');
    return parsed.data;
  }

  /** Writes lines as a part of a stream. */
  async writePart(
    stream: string,
    number: number,
    pass: number,
    lines: readonly string[],
  ): Promise<BackupPart> {
    const file = `streams/${stream}/${String(number).padStart(6, '0')}.jsonl.gz${this.#key.suffix}`;
    const packed = await promisify(gzip)(lines.map((line) => `${line}\n`).join(''));
    const stored = await buffer(this.#key.encrypt([packed]));
    await writeDurably(this.path, [stored], () => file);
    return { file, pass, records: lines.length, sha256: hash('sha256', stored) };
  }

  /** The lines of a part. Throws if the file is missing or was changed. */
  async readPart({ file, sha256 }: BackupPart): Promise<string[]> {
    const stored = await readIfExists(join(this.path, file));
    if (!stored) throw new Error(`${file} is missing.`);
    if (hash('sha256', stored) !== sha256) throw changed(file);
    const packed = await buffer(this.#key.decrypt([stored], file));
    return (await promisify(gunzip)(packed)).toString().split('\n').slice(0, -1);
  }

  /** Stores the content of a blob under a name derived from its hash, so that the same content is stored once. */
  async storeContent(content: Content): Promise<{ readonly file: string; readonly sha256: string }> {
    const sum = createHash('sha256');
    let stored = { file: '', sha256: '' };
    await writeDurably(this.path, this.#key.encrypt(hashed(content, sum)), () => {
      const sha256 = sum.digest('hex');
      const name = this.#key.fileNameFor(sha256);
      stored = { file: `content/${name.slice(0, 2)}/${name}`, sha256 };
      return stored.file;
    });
    return stored;
  }

  /** Stored content, chunk by chunk. Throws after the last chunk if the hash does not match. */
  async *content({ file, sha256 }: { readonly file: string; readonly sha256: string }) {
    const sum = createHash('sha256');
    const stored = createReadStream(join(this.path, file), { highWaterMark: 256 * 1024 });
    yield* hashed(this.#key.decrypt(stored, file), sum);
    if (sum.digest('hex') !== sha256) throw changed(file);
  }

  checkContent(file: string): void {
    if (!existsSync(join(this.path, file))) throw new Error(`${file} is missing.`);
  }
}

function changed(file: string): Error {
  return new Error(`${file} does not match its hash. It was changed after it was written.`);
}

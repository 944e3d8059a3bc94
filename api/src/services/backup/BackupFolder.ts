import { createHash, createHmac, type Hash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { decrypted, encrypted } from './chunkCipher.ts';
import { makeFolder, writeDurably } from './durableFile.ts';
import type { Part } from './format.ts';
import { Journal } from './journal.ts';

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

const MAC = 'hmac';

/** A backup on disk. With a key all but the manifest is encrypted, and the manifest is signed. */
export class BackupFolder {
  readonly path: string;
  readonly #key: Buffer | null;

  constructor(path: string, key: Buffer | null) {
    this.path = path;
    this.#key = key;
  }

  /** Makes what is missing, and removes what a run that ended in the middle has left half written. */
  async prepare(): Promise<void> {
    for (const name of ['', 'streams', 'content']) {
      await makeFolder(join(this.path, name));
      const left = (await readdir(join(this.path, name))).filter((file) => file.endsWith('.partial'));
      for (const file of left) await rm(join(this.path, name, file));
    }
  }

  /** Takes the folder for this process until it ends. Throws while another one has it. */
  async lock(): Promise<void> {
    const file = join(this.path, 'lock');
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner && owner !== process.pid && isRunning(owner))
      throw new Error(`Process ${owner} works on ${this.path} already.`);
    await rm(file, { force: true });
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    process.once('exit', () => rmSync(file, { force: true }));
  }

  journal<S extends z.ZodMiniType>(name: string, schema: S): Promise<Journal<S>> {
    return Journal.open(join(this.path, name), schema);
  }

  async writeJson(name: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value, null, 2);
    // First, so that there is no file without it.
    if (this.#key) await writeDurably(this.path, [this.#macOf(text)], () => `${name}.${MAC}`);
    await writeDurably(this.path, [Buffer.from(`${text}\n`)], () => name);
  }

  /** Null when there is none. Throws for one that was not written with this folder's key. */
  async readJson<S extends z.ZodMiniType>(name: string, schema: S): Promise<z.output<S> | null> {
    const text = await readFile(join(this.path, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    if (this.#key) {
      const mac = await readFile(join(this.path, `${name}.${MAC}`)).catch(() => Buffer.alloc(0));
      if (!mac.equals(this.#macOf(text.trimEnd())))
        throw new Error(`${name} does not open: the passphrase is another one, or the file was changed.`);
    }
    return schema.parse(JSON.parse(text));
  }

  /** Writes lines as one part. */
  async writePart(file: string, pass: number, lines: readonly string[]): Promise<Part> {
    const packed = await promisify(gzip)(lines.map((line) => `${line}\n`).join(''));
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
      return chunk;
    };
    await makeFolder(join(this.path, 'streams', file, '..'));
    await writeDurably(this.path, each(this.#sealed([packed], file), counted), () => `streams/${file}`);
    return { file, pass, records: lines.length, bytes, sha256: hash.digest('hex') };
  }

  /** The lines of a part. Throws for one that is not as it was written. */
  async readPart({ file, sha256, records }: Part): Promise<string[]> {
    const stored = await this.checkedPart({ file, sha256 });
    const packed = await all(this.#opened([stored], file));
    const lines = (await promisify(gunzip)(packed)).toString('utf8').split('\n').slice(0, -1);
    if (lines.length !== records) throw new Error(`${file} holds ${lines.length} records, not ${records}.`);
    return lines;
  }

  /** A part as it is stored. Throws for one that is not as it was written. */
  async checkedPart({ file, sha256 }: Pick<Part, 'file' | 'sha256'>): Promise<Buffer> {
    const stored = await readFile(join(this.path, 'streams', file)).catch(() => null);
    if (!stored) throw new Error(`streams/${file} is missing.`);
    if (createHash('sha256').update(stored).digest('hex') !== sha256)
      throw new Error(`streams/${file} is not as it was written: its hash is another.`);
    return stored;
  }

  /** Keeps the content of a blob under a name made of its hash, so that the same content is kept once. */
  async keepContent(content: AsyncIterable<Buffer>) {
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    let size = 0;
    const counted = (chunk: Buffer) => {
      for (const hash of [sha256, md5]) hash.update(chunk);
      size += chunk.length;
      return chunk;
    };
    const digests = { sha256: '', file: '' };
    // The name is known after the last byte only, so the place that the encryption is bound to is the folder.
    await writeDurably(join(this.path, 'content'), this.#sealed(each(content, counted), 'content'), () => {
      digests.sha256 = sha256.digest('hex');
      digests.file = this.#nameOf(digests.sha256);
      return digests.file;
    });
    return { ...digests, md5: md5.digest('base64'), size };
  }

  /** The content that a name stands for, chunk by chunk. Throws at its end when its hash is another. */
  async *content({
    file,
    sha256,
  }: {
    readonly file: string;
    readonly sha256: string;
  }): AsyncGenerator<Buffer> {
    const hash: Hash = createHash('sha256');
    const stored = createReadStream(join(this.path, 'content', file), { highWaterMark: 256 * 1024 });
    yield* each(this.#opened(stored, 'content'), (chunk) => {
      hash.update(chunk);
      return chunk;
    });
    if (hash.digest('hex') !== sha256)
      throw new Error(`content/${file} is not as it was written: its hash is another.`);
  }

  async hasContent(file: string): Promise<boolean> {
    return access(join(this.path, 'content', file)).then(
      () => true,
      () => false,
    );
  }

  #nameOf(sha256: string): string {
    // The hash of a known document would tell that it is in here.
    const name = this.#key ? createHmac('sha256', this.#key).update(sha256).digest('hex') : sha256;
    return `${name.slice(0, 2)}/${name}`;
  }

  #sealed(content: Content, place: string): Content {
    return this.#key ? encrypted(content, this.#key, place) : content;
  }

  #opened(content: Content, place: string): Content {
    return this.#key ? decrypted(content, this.#key, place) : content;
  }

  #macOf(text: string): Buffer {
    return Buffer.from(createHmac('sha256', this.#key!).update(text).digest('hex'));
  }
}

async function all(content: Content): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* each(content: Content, visit: (chunk: Buffer) => Buffer): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield visit(chunk);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

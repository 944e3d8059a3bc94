import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Key, openKey } from './ageKey.ts';
import {
  type Content,
  createFolder,
  hashed,
  type Journal,
  openJournal,
  readIfExists,
  writeDurably,
} from './durableFiles.ts';
import { LOCK_FILE, lockFolder } from './lockFolder.ts';

const PROGRESS_FILE = 'progress.jsonl';
/** Lists are written in parts, one for each page of a stage, and put together at the end. */
const PARTS = '.parts';
const README = 'README.txt';
const SUMS = 'SHA256SUMS';
const MANIFEST = 'manifest.json';
/** The list of all files: where each is stored, its path, bytes, and the SHA-256 of its content and of what is stored. */
const INDEX = 'index.tsv';

const counts = z.record(z.string(), z.int());

/** The journal of an export: its start, then each page of each stage. */
const progress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), startedAt: z.string(), pepperFingerprint: z.string() }),
  z.object({
    kind: z.literal('page'),
    stage: z.string(),
    page: z.int(),
    /** Where the next page starts. Null: the stage is complete. */
    token: z.nullable(z.string()),
    counts,
    /** Kinds of documents that the export does not know. */
    unknown: z.array(z.string()),
  }),
]);

export type ExportProgress = z.output<typeof progress>;

/** A written file. */
export interface ExportedFile {
  /** In the export. */
  readonly path: string;
  /** In the folder: the path, or a name that hides it. */
  readonly stored: string;
  readonly bytes: number;
  /** Of the content. */
  readonly sha256: string;
  readonly storedSha256: string;
}

/** The result of a page: its files, the rows of lists, and how many there were of each thing. */
export interface PageResult {
  readonly files: readonly ExportedFile[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly unknown: readonly string[];
}

/** An export on disk. With a passphrase, files and their names are encrypted, except the README, the sums and the manifest. */
export class ExportFolder {
  readonly path: string;
  readonly #key: Key;
  readonly #progress: Journal<ExportProgress>;

  private constructor(path: string, key: Key, journal: Journal<ExportProgress>) {
    this.path = path;
    this.#key = key;
    this.#progress = journal;
  }

  /**
   * Opens and locks an empty folder or the folder of an interrupted export, until the process ends. Throws for other
   * folders, and if another process has the lock or the passphrase is wrong.
   */
  static async open(folder: string, passphraseFile: string | undefined): Promise<ExportFolder> {
    const path = resolve(folder);
    const isStarted = existsSync(join(path, PROGRESS_FILE));
    await createFolder(path);
    const found = (await readdir(path)).filter((name) => name !== LOCK_FILE && !name.endsWith('.partial'));
    if (found.includes(MANIFEST))
      throw new Error(`${path} already contains a complete export. Choose another folder.`);
    // The key of an encrypted export is written before its progress.
    if (!isStarted && found.some((name) => name !== 'identity.age'))
      throw new Error(
        `${path} is not empty, and contains no export that was interrupted. Choose an empty folder.`,
      );
    await lockFolder(path);
    for (const name of await readdir(path)) if (name.endsWith('.partial')) await rm(join(path, name));
    const key = await openKey(path, passphraseFile, !isStarted);
    return new ExportFolder(path, key, await openJournal(join(path, PROGRESS_FILE), progress));
  }

  get isEncrypted(): boolean {
    return this.#key.suffix !== '';
  }

  /** The start and the completed pages, oldest first. */
  get progress(): readonly ExportProgress[] {
    return this.#progress.entries;
  }

  async begin(startedAt: string, pepperFingerprint: string): Promise<void> {
    await this.#progress.append({ kind: 'begin', startedAt, pepperFingerprint });
  }

  /** Writes a file. Replaces one that an interrupted run wrote. */
  async write(path: string, content: Content): Promise<ExportedFile> {
    const [sum, storedSum] = [createHash('sha256'), createHash('sha256')];
    let bytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    const stored = this.#storedNameOf(path);
    const written = hashed(this.#key.encrypt(hashed(counted(), sum)), storedSum);
    await writeDurably(this.path, written, () => stored);
    return { path, stored, bytes, sha256: sum.digest('hex'), storedSha256: storedSum.digest('hex') };
  }

  /** Removes what an interrupted run wrote for a page that it did not complete. */
  async clearPage(stage: string, page: number): Promise<void> {
    const folder = join(this.path, PARTS);
    for (const list of await readdir(folder).catch(() => []))
      await rm(join(folder, list, partName(stage, page)), { force: true });
  }

  /** Records a page with its rows and files. */
  async completePage(stage: string, page: number, token: string | null, result: PageResult): Promise<void> {
    const rows = { ...result.rows, [INDEX]: result.files.map(indexLine) };
    for (const [list, lines] of Object.entries(rows)) {
      if (lines.length === 0) continue;
      const content = this.#key.encrypt([Buffer.from(lines.join(''))]);
      await writeDurably(this.path, content, () => join(PARTS, list, partName(stage, page)));
    }
    const { counts: counted, unknown } = result;
    await this.#progress.append({
      kind: 'page',
      stage,
      page,
      token,
      counts: { ...counted },
      unknown: [...unknown],
    });
  }

  /** Puts a list together from its parts. `heading` is its start; a list without rows has nothing else. */
  writeList(list: string, heading: string): Promise<ExportedFile> {
    return this.write(list, this.#listContent(list, heading));
  }

  /** Writes the README, the sums of all files, and the manifest, which completes the export, and returns the hash of the sums. */
  async finish(
    lists: readonly ExportedFile[],
    readme: string,
    summary: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const more = lists.map(indexLine).join('');
    const index = await this.write(INDEX, this.#listContent(INDEX, more));
    await writeDurably(this.path, [Buffer.from(readme)], () => README);
    const readmeSum = createHash('sha256').update(readme).digest('hex');
    const sums = createHash('sha256');
    await writeDurably(this.path, hashed(this.#sumLines(more, [index], readmeSum), sums), () => SUMS);
    const sha256 = sums.digest('hex');
    const text = `${JSON.stringify({ ...summary, sha256 }, null, 2)}\n`;
    await writeDurably(this.path, [Buffer.from(text)], () => MANIFEST);
    // After the manifest: an interrupted run needs the parts to write the lists again.
    await rm(join(this.path, PARTS), { recursive: true, force: true });
    await rm(join(this.path, PROGRESS_FILE), { force: true });
    return sha256;
  }

  async *#sumLines(
    more: string,
    last: readonly ExportedFile[],
    readmeSum: string,
  ): AsyncGenerator<Uint8Array> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of this.#listContent(INDEX, more)) {
      const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
      rest = lines.pop()!;
      yield Buffer.from(lines.map(sumLine).join(''));
    }
    yield Buffer.from(last.map((file) => sumLine(indexLine(file).trimEnd())).join(''));
    const identity = await readIfExists(join(this.path, 'identity.age'));
    if (identity) yield Buffer.from(`${createHash('sha256').update(identity).digest('hex')}  identity.age\n`);
    yield Buffer.from(`${readmeSum}  ${README}\n`);
  }

  async *#listContent(list: string, heading: string): AsyncGenerator<Uint8Array> {
    if (heading !== '') yield Buffer.from(heading);
    const folder = join(this.path, PARTS, list);
    const parts: string[] = await readdir(folder).catch(() => []);
    for (const part of parts.toSorted())
      yield* this.#key.decrypt(createReadStream(join(folder, part)), `${list}/${part}`);
  }

  /** Names of encrypted files reveal nothing but what kind of list the index is. */
  #storedNameOf(path: string): string {
    if (!this.isEncrypted) return path;
    if (path === INDEX) return `${INDEX}${this.#key.suffix}`;
    const name = this.#key.fileNameFor(createHash('sha256').update(path).digest('hex'));
    return `files/${name.slice(0, 2)}/${name}${this.#key.suffix}`;
  }
}

const partName = (stage: string, page: number) => `${stage}-${String(page).padStart(8, '0')}`;

function indexLine({ stored, path, bytes, sha256, storedSha256 }: ExportedFile): string {
  return `${[stored, path, bytes, sha256, storedSha256].join('\t')}\n`;
}

/** The line of `sha256sum` for a line of the index. */
function sumLine(line: string): string {
  const [stored, , , , storedSha256] = line.split('\t');
  return `${storedSha256}  ${stored}\n`;
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pMap from 'p-map';
import {
  blobPages,
  hasBlobs,
  type ListedBlob,
  openBlob,
  putBlob,
  tagsOf,
} from '../../../data/operations/backup/blobs.ts';
import * as stored from '../../../data/operations/backup/documents.ts';
import { withRetry } from '../../../data/operations/backup/patientStores.ts';
import { type BlobContainer, blobContainers } from '../../../data/blobs/account.ts';
import { type ContainerName, containers } from '../../../data/containers.ts';
import { blobDifferences, documentDifferences } from '../../../domain/operations/backup/differences.ts';
import { isExcluded } from '../../../domain/operations/backup/excluded.ts';
import {
  withoutStoreFields,
  replaceEtags,
  storedDocument,
  withRemainingTtl,
} from '../../../domain/operations/backup/documents.ts';
import type { BackupFolder } from '../../../services/backup/BackupFolder.ts';
import { type BlobRecord, blobRecord, type BackupPart } from '../../../services/backup/format.ts';

const BLOBS_AT_ONCE = { concurrency: 4 };
/** The differences of a record that is not in the store. */
const MISSING = ['missing'];

/** Result of comparing a record with the store. */
export interface Comparison {
  /** Stream and id or name. */
  readonly subject: string;
  /** Names of differing fields or blob properties, without values. Empty if nothing differs. */
  readonly parts: readonly string[];
}

/** Result of putting records into the store. */
interface Created {
  readonly created: number;
  /** Records that existed already. */
  readonly existing: readonly Comparison[];
  /** Number of records that had expired. */
  readonly expired: number;
  /** New ETags of uploads by their old ones. */
  readonly etags: Readonly<Record<string, string>>;
}

/** What a restore must adapt in the records. */
interface Target {
  readonly now: Date;
  /**
   * New ETags of uploads by their old ones. Requests and drafts refer to an upload by its ETag, which changes in
   * another store.
   */
  readonly etags: ReadonlyMap<string, string>;
}

/** One container as a stream of records, each a line of JSON. */
export interface Stream {
  readonly name: string;
  /** Maximum number of records per part. */
  readonly partRecords: number;
  /** `token`: where the next page starts; undefined after the last page. */
  pages(from: stored.PageStart): AsyncGenerator<{ lines: string[]; token: string | undefined }>;
  /** Returns the key of a line's record, unique in the stream. */
  keyOf(line: string): string;
  /** Returns whether the store has any record that a backup includes. */
  hasRecords(): Promise<boolean>;
  /** Creates records in the store. Never changes an existing one. */
  create(lines: readonly string[], target: Target): Promise<Created>;
  compare(lines: readonly string[], target: Target): Promise<readonly Comparison[]>;
}

/**
 * Returns all streams of a backup, in reading order: requests before their list rows (a missing row still has its task),
 * and documents before the blobs they refer to. A restore uses the reverse order.
 */
export function allStreams(folder: BackupFolder): Stream[] {
  return [
    ...(Object.keys(containers) as ContainerName[]).map(documentStream),
    // Bundles and pages of sources are made again on request.
    ...blobContainers
      .filter((name) => name !== 'bundles' && name !== 'pieces')
      .map((name) => blobStream(name, folder)),
  ];
}

/** Returns whether a line is an outbox task. */
export function isTask(line: string): boolean {
  return line.includes('"type":"task"') && storedDocument(JSON.parse(line)).type === 'task';
}

/**
 * Yields the lines of each part that are the last version of their record. Holds only the keys of later passes in
 * memory.
 */
export async function* lastVersions(folder: BackupFolder, parts: readonly BackupPart[], { keyOf }: Stream) {
  const lastPositions = new Map<string, string>();
  for (const part of parts.filter(({ pass }) => pass > 0)) {
    for (const [index, line] of (await folder.readPart(part)).entries())
      lastPositions.set(keyOf(line), `${part.file} ${index}`);
  }
  for (const part of parts) {
    const lines = await folder.readPart(part);
    const isLast = (line: string, index: number) => {
      const position = `${part.file} ${index}`;
      return (lastPositions.get(keyOf(line)) ?? position) === position;
    };
    yield { part, lines: lastPositions.size === 0 ? lines : lines.filter(isLast) };
  }
}

function documentStream(container: ContainerName): Stream {
  const name = `cosmos-${container}`;
  const forTarget = (lines: readonly string[], { now, etags }: Target) =>
    lines
      .map((line) => withRemainingTtl(storedDocument(JSON.parse(line)), now))
      .filter((document) => document !== null)
      .map((document) => replaceEtags(document, etags));
  const compare = async (documents: ReturnType<typeof forTarget>) => {
    const found = await stored.readAll(container, documents);
    return documents.map((document, index) => ({
      subject: `${name} ${String(document['id'])}`,
      parts: found[index] ? documentDifferences(document, found[index]) : MISSING,
    }));
  };
  return {
    name,
    partRecords: 10_000,
    async *pages(from) {
      for await (const { documents, token } of stored.documentPages(container, from)) {
        const included = documents.filter((document) => !isExcluded(container, document));
        yield { lines: included.map((document) => JSON.stringify(withoutStoreFields(document))), token };
      }
    },
    keyOf(line) {
      const document = storedDocument(JSON.parse(line));
      return JSON.stringify([stored.backupPartitionOf(container, document), document.id]);
    },
    async hasRecords() {
      for await (const { lines } of this.pages({ since: null, token: undefined }))
        if (lines.length > 0) return true;
      return false;
    },
    async create(lines, target) {
      const documents = forTarget(lines, target);
      const isCreated = await stored.createAll(container, documents);
      const existing = await compare(documents.filter((_, index) => !isCreated[index]));
      const created = documents.length - existing.length;
      return { created, existing, expired: lines.length - documents.length, etags: {} };
    },
    compare: (lines, target) => compare(forTarget(lines, target)),
  };
}

function blobStream(container: BlobContainer, folder: BackupFolder): Stream {
  const name = `blobs-${container}`;
  const parse = (line: string) => blobRecord.parse(JSON.parse(line));
  return {
    name,
    partRecords: 100,
    async *pages(from) {
      for await (const { listed, token } of blobPages(container, from)) {
        const records = await pMap(listed, (blob) => backUpBlob(container, blob, folder), BLOBS_AT_ONCE);
        yield { lines: records.flatMap((record) => (record ? JSON.stringify(record) : [])), token };
      }
    },
    keyOf: (line) => parse(line).name,
    hasRecords: () => hasBlobs(container),
    async create(lines) {
      const etags: Record<string, string> = {};
      const existing: Comparison[] = [];
      const createOne = async (line: string) => {
        const record = parse(line);
        const { etag, parts } = await createBlob(container, record, folder);
        if (parts) existing.push({ subject: `${name} ${record.name}`, parts });
        if (container === 'quarantine') etags[record.etag] = etag;
      };
      await pMap(lines, createOne, BLOBS_AT_ONCE);
      return { created: lines.length - existing.length, existing, expired: 0, etags };
    },
    compare(lines) {
      const compareOne = async (line: string) => {
        const record = parse(line);
        const { parts } = (await compareBlob(container, record)) ?? { parts: MISSING };
        return { subject: `${name} ${record.name}`, parts };
      };
      return pMap(lines, compareOne, BLOBS_AT_ONCE);
    },
  };
}

/** Copies a blob into the backup. Returns null if it was deleted after it was listed. */
function backUpBlob(container: BlobContainer, listed: ListedBlob, folder: BackupFolder) {
  return withRetry(async () => {
    const opened = await openBlob(container, listed.name);
    if (!opened) return null;
    const { content, headers, etag } = opened;
    return { ...listed, ...(await folder.storeContent(content)), headers, etag } satisfies BlobRecord;
  });
}

/**
 * Creates a blob unless it exists. Its content is verified before it becomes readable. `parts`: null if it was created,
 * else its differences.
 */
async function createBlob(
  container: BlobContainer,
  record: BlobRecord,
  folder: BackupFolder,
): Promise<{ readonly etag: string; readonly parts: readonly string[] | null }> {
  const existing = await compareBlob(container, record);
  if (existing) return existing;
  const content = Readable.from(folder.content(record), { objectMode: false });
  const etag = await putBlob(container, record, content);
  return etag === null ? createBlob(container, record, folder) : { etag, parts: null };
}

/** Compares a record with the blob of that name, including all content. Returns null if there is no such blob. */
async function compareBlob(container: BlobContainer, record: BlobRecord) {
  const opened = await openBlob(container, record.name);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.content) hash.update(chunk);
  const differing = hash.digest('hex') === record.sha256 ? [] : ['content'];
  const facts = { ...opened, tags: await tagsOf(container, record.name) };
  return { etag: opened.etag, parts: [...differing, ...blobDifferences(record, facts)] };
}

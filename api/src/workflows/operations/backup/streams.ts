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
} from '../../../data/backup/blobs.ts';
import * as stored from '../../../data/backup/documents.ts';
import { withRetry } from '../../../data/backup/patientStores.ts';
import { type BlobContainer, blobContainers } from '../../../data/blobs/account.ts';
import { type ContainerName, containers } from '../../../data/containers.ts';
import { blobDifferences, documentDifferences } from '../../../domain/operations/backup/differences.ts';
import { isExcluded } from '../../../domain/operations/backup/excluded.ts';
import {
  portable,
  replaceEtags,
  storedDocument,
  withRemainingTtl,
} from '../../../domain/operations/backup/documents.ts';
import type { BackupFolder } from '../../../services/backup/BackupFolder.ts';
import { type BlobRecord, blobRecord, type Part } from '../../../services/backup/format.ts';

const BLOBS_AT_ONCE = { concurrency: 4 };
/** Instead of what differs. */
const MISSING = ['missing'];

/** A record beside what the store has of it. */
export interface Comparison {
  /** Stream and id or name. */
  readonly subject: string;
  /** What differs: names of fields, or of what a blob has beside its content; no value of theirs. Empty when all is the same. */
  readonly parts: readonly string[];
}

/** What came of records. */
interface Created {
  readonly created: number;
  /** Those that were there already. */
  readonly there: readonly Comparison[];
  /** Whose time had passed. */
  readonly expired: number;
  /** New ETags of uploads by their old ones. */
  readonly etags: Readonly<Record<string, string>>;
}

/** What a store asks of the records that are put into it. */
interface Target {
  readonly now: Date;
  /** Requests and drafts name the version of an upload that was checked; in another store it has another ETag. */
  readonly etags: ReadonlyMap<string, string>;
}

/** One container as a stream of records, each a line of JSON. */
export interface Stream {
  readonly name: string;
  /** So many records fill a part. */
  readonly partRecords: number;
  /** `token` is where to go on after a page; undefined after the last one. */
  pages(from: stored.PageStart): AsyncGenerator<{ lines: string[]; token: string | undefined }>;
  /** What tells the record of a line from all others of the stream. */
  keyOf(line: string): string;
  /** Whether the store holds anything that a backup takes. */
  holdsAnything(): Promise<boolean>;
  /** Puts records into the store. What is there already is never changed. */
  create(lines: readonly string[], target: Target): Promise<Created>;
  compare(lines: readonly string[], target: Target): Promise<readonly Comparison[]>;
}

/**
 * Everything that a backup takes, in the order in which it is read: a request before its rows in the views (what is still to
 * be listed has its task), and what names a blob before the blob. A restore goes the other way round.
 */
export function allStreams(folder: BackupFolder): Stream[] {
  return [
    ...(Object.keys(containers) as ContainerName[]).map(documentStream),
    // Zips are left out: they are built again when asked for.
    ...blobContainers.filter((name) => name !== 'bundles').map((name) => blobStream(name, folder)),
  ];
}

/** Whether a line is work of the outbox. */
export function isTask(line: string): boolean {
  return line.includes('"type":"task"') && storedDocument(JSON.parse(line)).type === 'task';
}

/** The lines of each part that are the last version of their record. Keeps the keys of what later passes found, and nothing else. */
export async function* lastVersions(folder: BackupFolder, parts: readonly Part[], { keyOf }: Stream) {
  const lastPlaces = new Map<string, string>();
  for (const part of parts.filter(({ pass }) => pass > 0)) {
    for (const [index, line] of (await folder.readPart(part)).entries())
      lastPlaces.set(keyOf(line), `${part.file} ${index}`);
  }
  for (const part of parts) {
    const lines = await folder.readPart(part);
    const isLast = (line: string, index: number) => {
      const place = `${part.file} ${index}`;
      return (lastPlaces.get(keyOf(line)) ?? place) === place;
    };
    yield { part, lines: lastPlaces.size === 0 ? lines : lines.filter(isLast) };
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
        const taken = documents.filter((document) => !isExcluded(container, document));
        yield { lines: taken.map((document) => JSON.stringify(portable(document))), token };
      }
    },
    keyOf(line) {
      const document = storedDocument(JSON.parse(line));
      return JSON.stringify([stored.backupPartitionOf(container, document), document.id]);
    },
    async holdsAnything() {
      for await (const { lines } of this.pages({ since: null, token: undefined }))
        if (lines.length > 0) return true;
      return false;
    },
    async create(lines, target) {
      const documents = forTarget(lines, target);
      const isCreated = await stored.createAll(container, documents);
      const there = await compare(documents.filter((_, index) => !isCreated[index]));
      const created = documents.length - there.length;
      return { created, there, expired: lines.length - documents.length, etags: {} };
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
        const records = await pMap(listed, (blob) => keepBlob(container, blob, folder), BLOBS_AT_ONCE);
        yield { lines: records.flatMap((record) => (record ? JSON.stringify(record) : [])), token };
      }
    },
    keyOf: (line) => parse(line).name,
    holdsAnything: () => hasBlobs(container),
    async create(lines) {
      const etags: Record<string, string> = {};
      const there: Comparison[] = [];
      const createOne = async (line: string) => {
        const record = parse(line);
        const { etag, parts } = await createBlob(container, record, folder);
        if (parts) there.push({ subject: `${name} ${record.name}`, parts });
        if (container === 'quarantine') etags[record.etag] = etag;
      };
      await pMap(lines, createOne, BLOBS_AT_ONCE);
      return { created: lines.length - there.length, there, expired: 0, etags };
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

/** Null for a blob that was deleted since it was listed. */
function keepBlob(container: BlobContainer, listed: ListedBlob, folder: BackupFolder) {
  return withRetry(async () => {
    const opened = await openBlob(container, listed.name);
    if (!opened) return null;
    const { content, headers, etag } = opened;
    return { ...listed, ...(await folder.storeContent(content)), headers, etag } satisfies BlobRecord;
  });
}

/** Puts a blob where none is; its content is checked before anybody can read it. `parts` is null for one that was created. */
async function createBlob(
  container: BlobContainer,
  record: BlobRecord,
  folder: BackupFolder,
): Promise<{ readonly etag: string; readonly parts: readonly string[] | null }> {
  const there = await compareBlob(container, record);
  if (there) return there;
  const content = Readable.from(folder.content(record), { objectMode: false });
  const etag = await putBlob(container, record, content);
  return etag === null ? createBlob(container, record, folder) : { etag, parts: null };
}

/** What differs between a record and the blob of that name in the store, which is read whole; null when there is none. */
async function compareBlob(container: BlobContainer, record: BlobRecord) {
  const opened = await openBlob(container, record.name);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.content) hash.update(chunk);
  const differing = hash.digest('hex') === record.sha256 ? [] : ['content'];
  const facts = { ...opened, tags: await tagsOf(container, record.name) };
  return { etag: opened.etag, parts: [...differing, ...blobDifferences(record, facts)] };
}

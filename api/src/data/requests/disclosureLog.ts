import type { JSONObject, OperationInput } from '@azure/cosmos';
import { addDays } from '@portal/contract/fields/dates.ts';
import * as z from 'zod/mini';
import {
  type StoredFile,
  type DisclosureLog,
  type DisclosureLogChange,
  type DisclosureLogEntry,
  storedAccounting,
  type StoredAccounting,
  storedDisclosure,
  storedSuspension,
  type StoredSuspension,
} from '../../domain/disclosures/disclosureLog.ts';
import type { DisclosureLogEvent } from '../../domain/disclosures/disclosureLogEvents.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import { unavailable } from '../../errors/portalError.ts';
import { sha256 } from '../audit/sha256.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { onContainer } from '../cosmos.ts';
import { createDocument, readDocument } from '../documents.ts';
import { keyedHash, keyedId } from '../../config/keyedHash.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, RECORD_SECONDS, taskIdOf } from './partition.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

/**
 * The disclosure log is a partition of `requests`, so that its events and tasks work like those of a request.
 * Documents are grouped by a keyed hash of the patient's birth date, because ids must not contain a birth date.
 */
/** The partition of the disclosure log. */
export const DISCLOSURE_LOG = 'disclosures';
const PARTITION = DISCLOSURE_LOG;

const storedEntry = z.discriminatedUnion('type', [storedDisclosure, storedSuspension, storedAccounting]);
const head = z.object({ seq: z.int() });

/** The group of patients with a birth date. */
export function subjectOf(patientDob: string): string {
  return keyedId('born on', patientDob);
}

const prefixes = { 'outside-disclosure': 'dis', suspension: 'sus', accounting: 'acc' } as const;

/** The document id for an idempotency key. */
export function disclosureLogEntryId(type: DisclosureLogEntry['type'], key: string): string {
  const hash = keyedHash('disclosure register', `${type}\n${key.toLowerCase()}`).toString('hex');
  return `${prefixes[type]}_${hash.slice(0, 32)}`;
}

/** A hash of a request body, to compare repeated calls. */
export function hashOfBody(body: object): string {
  return keyedHash('sent to the disclosure register', JSON.stringify(body)).toString('hex');
}

/** All entries of a group. */
export async function readDisclosureLog(subject: string): Promise<DisclosureLog> {
  const found = await queryDocuments(
    'requests',
    PARTITION,
    storedEntry,
    'SELECT * FROM c WHERE c.requestId = @partition AND c.subject = @subject',
    { partition: PARTITION, subject },
  );
  return {
    disclosures: found.filter((each) => each.type === 'outside-disclosure'),
    suspensions: found.filter((each) => each.type === 'suspension'),
    accountings: found.filter((each) => each.type === 'accounting'),
  };
}

/** An entry by its id; null if there is none. */
export async function readDisclosureLogEntry(id: string): Promise<DisclosureLogEntry | null> {
  return (await readDocument('requests', id, PARTITION, storedEntry))?.value ?? null;
}

/**
 * Changes the disclosure log: decides with all documents of a group, and commits the document and its event together. Each
 * change replaces the head of the group, so that concurrent changes conflict and decide again. Otherwise an accounting
 * could miss a suspension that is entered at the same time. Null changes nothing.
 */
export async function changeDisclosureLog(
  subject: string,
  decide: (disclosureLog: DisclosureLog) => DisclosureLogChange | null | Promise<DisclosureLogChange | null>,
  now: Date,
): Promise<TaskRef[]> {
  const headId = `head|${subject}`;
  return retryOnConflict<TaskRef[]>('the disclosure log', async () => {
    // The head is read first: a change that is missing in the documents has replaced the head by the time of the write.
    const currentHead = await readDocument('requests', headId, PARTITION, head);
    const change = await decide(await readDisclosureLog(subject));
    if (!change) return succeeded([]);
    const { document, event, otherDocuments = [] } = change;
    const written = [document, ...otherDocuments.slice(0, MAX_OTHER_DOCUMENTS)];
    const key = `${document.id}|${document.revision}`;
    const next = { id: headId, requestId: PARTITION, type: 'head', seq: (currentHead?.value.seq ?? 0) + 1 };
    const headOperation: OperationInput = currentHead
      ? { operationType: 'Replace', id: headId, ifMatch: currentHead.etag, resourceBody: next }
      : { operationType: 'Create', resourceBody: next };
    const outcome = await writeBatch('requests', PARTITION, () => [
      structuredClone(headOperation),
      ...written.map((one): OperationInput => ({ operationType: 'Upsert', resourceBody: stored(one, now) })),
      ...eventAndTask(PARTITION, key, { event, steps: followUpSteps(written) }, now),
    ]);
    return outcome.ok ? succeeded([{ requestId: PARTITION, taskId: taskIdOf(key) }]) : writeConflict;
  });
}

/** A batch can have 100 operations. */
const MAX_OTHER_DOCUMENTS = 90;

/** Issued files must live as long as their accounting, whose TTL restarts with each change. */
function followUpSteps(written: readonly DisclosureLogEntry[]): TaskStep[] {
  return written.flatMap((one) =>
    one.type === 'accounting' && one.issues.length > 0
      ? [{ kind: 'extend-issued-files' as const, accountingId: one.id }]
      : [],
  );
}

/** The document with its TTL: six years from now, or from the end of a suspension (45 CFR 164.530(j)). */
function stored(document: DisclosureLogEntry, now: Date): JSONObject {
  const until = document.type === 'suspension' ? Date.parse(addDays(document.until, 1)) : 0;
  const ttl = RECORD_SECONDS + Math.max(0, Math.ceil((until - now.getTime()) / 1000));
  // Sort key of the lists.
  const at = document.type === 'suspension' ? document.until : document.made.at;
  return { ...document, requestId: PARTITION, at, ttl } as unknown as JSONObject;
}

/** Records an event that changes no document. Returns the task to run now. */
export async function recordDisclosureLogEvent(event: DisclosureLogEvent, now: Date): Promise<TaskRef[]> {
  const key = `read|${crypto.randomUUID()}`;
  const outcome = await writeBatch('requests', PARTITION, () =>
    eventAndTask(PARTITION, key, { event, steps: [] }, now),
  );
  // Only this call has the key: a 409 of it is the write itself, whose answer was lost.
  if (!outcome.ok && outcome.statuses[0] !== 409)
    throw unavailable('Cosmos DB', new Error('the event was not written'));
  return [{ requestId: PARTITION, taskId: taskIdOf(key) }];
}

const OF_TYPE = 'c.requestId = @partition AND c.type = @type';

/** Accounting requests with a task due by a day (YYYY-MM-DD), earliest first. */
export async function pendingAccountings(limit: number, by = '9999-12-31'): Promise<StoredAccounting[]> {
  const query = `SELECT TOP ${Math.floor(limit)} * FROM c WHERE ${OF_TYPE} AND c.due <= @by ORDER BY c.due ASC`;
  return listOf(storedAccounting, 'accounting', query, by);
}

/** Accounting requests without a due task, newest first. */
export async function closedAccountings(limit: number): Promise<StoredAccounting[]> {
  const query = `SELECT TOP ${Math.floor(limit)} * FROM c WHERE ${OF_TYPE} AND NOT IS_DEFINED(c.due) ORDER BY c.at DESC`;
  return listOf(storedAccounting, 'accounting', query);
}

/** Suspensions that are active after a day, in the order of their ends. */
export async function activeSuspensions(limit: number, day: string): Promise<StoredSuspension[]> {
  const query = `SELECT TOP ${Math.floor(limit)} * FROM c WHERE ${OF_TYPE} AND IS_NULL(c.endedAt) AND c.until > @by ORDER BY c.at ASC`;
  return listOf(storedSuspension, 'suspension', query, day);
}

/** Suspensions that were ended or expired by a day, latest end first. */
export async function endedSuspensions(limit: number, day: string): Promise<StoredSuspension[]> {
  const query = `SELECT TOP ${Math.floor(limit)} * FROM c WHERE ${OF_TYPE} AND (NOT IS_NULL(c.endedAt) OR c.until <= @by) ORDER BY c.at DESC`;
  return listOf(storedSuspension, 'suspension', query, day);
}

async function listOf<S extends z.ZodMiniType>(
  schema: S,
  type: DisclosureLogEntry['type'],
  query: string,
  by?: string,
): Promise<z.output<S>[]> {
  return queryDocuments(
    'requests',
    PARTITION,
    schema,
    query,
    { partition: PARTITION, type },
    by === undefined ? [] : [{ name: '@by', value: by }],
  );
}

/** A document can have 2 MB. A part in base64 is well below that. */
const PART_BYTES = 900_000;
const part = z.object({ content: z.string() });
const partId = (name: string, index: number) => `${name}|${index}`;

/** The lifetime of files of an accounting whose issue was not committed. */
const UNCLAIMED_SECONDS = 7 * 24 * 3600;

/** Writes a file of an accounting to its own partition before it is issued. Its TTL is extended once it is issued. */
export async function writeIssuedFile(
  issueId: string,
  kind: 'pdf' | 'csv',
  file: { readonly name: string; readonly contentType: string; readonly bytes: Buffer },
): Promise<StoredFile> {
  const { name, contentType, bytes } = file;
  const parts = Math.ceil(bytes.length / PART_BYTES);
  for (let index = 0; index < parts; index++) {
    const content = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES).toString('base64');
    const document = { id: partId(kind, index), requestId: issueId, type: 'issued-file', content };
    await createDocument('requests', { ...document, ttl: UNCLAIMED_SECONDS } as { id: string });
  }
  return { name, contentType, sha256: sha256(bytes), parts };
}

/** Extends the TTL of all issued files of an accounting. */
export async function extendIssuedFiles(accountingId: string): Promise<void> {
  const accounting = await readDisclosureLogEntry(accountingId);
  if (accounting?.type !== 'accounting') return;
  for (const { issueId, files } of accounting.issues) {
    for (const kind of ['pdf', 'csv'] as const) {
      for (let index = 0; index < files[kind].parts; index++) await extendPart(issueId, partId(kind, index));
    }
  }
}

async function extendPart(issueId: string, id: string): Promise<void> {
  // A missing part is reported when the file is read.
  await onContainer('requests', (container) =>
    unlessStatus(
      [404],
      container.item(id, issueId).patch([{ op: 'set', path: '/ttl', value: RECORD_SECONDS }]),
    ),
  );
}

/** An issued file. Throws `unavailable` if parts are missing or the hash differs. */
export async function readIssuedFile(
  issueId: string,
  kind: 'pdf' | 'csv',
  file: StoredFile,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let index = 0; index < file.parts; index++) {
    const found = await readDocument('requests', partId(kind, index), issueId, part);
    if (found) parts.push(Buffer.from(found.value.content, 'base64'));
  }
  const bytes = Buffer.concat(parts);
  if (sha256(bytes) !== file.sha256)
    throw unavailable('Cosmos DB', new Error(`${issueId} does not match its hash`));
  return bytes;
}

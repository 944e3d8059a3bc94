import type { JSONObject, OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { keyedHash } from '../../config/keyedHash.ts';
import type { IncidentDecision } from '../../domain/incidents/changeIncident.ts';
import { incidentDocumentId, type StoredIncident, storedIncident } from '../../domain/incidents/incident.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { notFound, unavailable } from '../../errors/portalError.ts';
import { sha256 } from '../audit/sha256.ts';
import { readDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, RECORD_SECONDS, taskIdOf } from './partition.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** The ID for an idempotency key: of an incident (`inc`), a note (`not`) or a letter (`let`). */
export function incidentKeyId(prefix: 'inc' | 'not' | 'let', key: string): string {
  const hash = keyedHash('incident', `${prefix}\n${key.toLowerCase()}`).toString('hex');
  return `${prefix}_${hash.slice(0, 32)}`;
}

/** A hash of a request body, to compare repeated calls. */
export function hashOfIncidentBody(body: object): string {
  return keyedHash('sent about an incident', JSON.stringify(body)).toString('hex');
}

/** The document with its TTL: six years from its last change (45 CFR 164.414, 164.530(j)). */
export function incidentDocument(incident: StoredIncident): JSONObject {
  return { ...incident, ttl: RECORD_SECONDS } as unknown as JSONObject;
}

/** An incident of a request. Throws not found. */
export async function requireIncident(requestId: string, incidentId: string): Promise<StoredIncident> {
  const stored = await findIncident(requestId, incidentId);
  if (!stored) throw notFound('Incident not found');
  return stored;
}

/** An incident of a request; null if there is none. */
export async function findIncident(requestId: string, incidentId: string): Promise<StoredIncident | null> {
  const id = incidentDocumentId(incidentId);
  return (await readDocument('requests', id, requestId, storedIncident))?.value ?? null;
}

/** The incidents of a request, newest first. */
export async function incidentsOf(requestId: string): Promise<StoredIncident[]> {
  return query('SELECT * FROM c WHERE c.requestId = @requestId AND c.type = @type ORDER BY c.at DESC', {
    requestId,
  });
}

/** Open incidents whose notice is due by a day (YYYY-MM-DD), earliest first. */
export async function openIncidents(limit: number, by = '9999-12-31'): Promise<StoredIncident[]> {
  const top = Math.floor(limit);
  return query(`SELECT TOP ${top} * FROM c WHERE c.type = @type AND c.due <= @by ORDER BY c.due ASC`, { by });
}

/** Closed incidents, newest first. */
export async function closedIncidents(limit: number): Promise<StoredIncident[]> {
  const top = Math.floor(limit);
  return query(
    `SELECT TOP ${top} * FROM c WHERE c.type = @type AND NOT IS_DEFINED(c.due) ORDER BY c.at DESC`,
    {},
  );
}

async function query(
  text: string,
  { requestId, by }: { readonly requestId?: string; readonly by?: string },
): Promise<StoredIncident[]> {
  const values = {
    type: 'incident',
    ...(requestId !== undefined && { requestId }),
    ...(by !== undefined && { by }),
  };
  return queryDocuments('requests', requestId ?? null, storedIncident, text, values);
}

/** The PDF of a letter, stored with the change that issues it. */
export interface LetterFile {
  readonly letterId: string;
  readonly bytes: Buffer;
}

interface ChangedIncident {
  readonly decision: IncidentDecision;
  readonly incident: StoredIncident;
  /** The outbox tasks to run now. */
  readonly pendingTasks: TaskRef[];
}

/**
 * Changes an incident: decides with the stored one, and commits the next revision, its event and a letter's PDF
 * together. The PDFs of its other letters live as long as it does. A decision that refuses changes nothing.
 */
export async function changeStoredIncident(
  requestId: string,
  incidentId: string,
  decide: (incident: StoredIncident) => IncidentDecision,
  now: Date,
  file?: LetterFile,
): Promise<ChangedIncident> {
  return retryOnConflict<ChangedIncident>('the incident', async () => {
    const id = incidentDocumentId(incidentId);
    const stored = await readDocument('requests', id, requestId, storedIncident);
    if (!stored) throw notFound('Incident not found');
    const decision = decide(stored.value);
    if (decision.kind !== 'change') return succeeded({ decision, incident: stored.value, pendingTasks: [] });
    const { incident, event } = decision;
    const key = `${id}|${incident.revision}`;
    const outcome = await writeBatch('requests', requestId, () => [
      { operationType: 'Replace', id, ifMatch: stored.etag, resourceBody: incidentDocument(incident) },
      ...stored.value.letters.map(({ letterId }) => keepLetter(letterId)),
      ...(file ? [createLetter(requestId, file)] : []),
      ...eventAndTask(requestId, key, { event, steps: [] }, now),
    ]);
    if (!outcome.ok) return writeConflict;
    return succeeded({ decision, incident, pendingTasks: [{ requestId, taskId: taskIdOf(key) }] });
  });
}

const letterDocumentId = (letterId: string) => `letter|${letterId}`;

function createLetter(requestId: string, { letterId, bytes }: LetterFile): OperationInput {
  const document = { id: letterDocumentId(letterId), requestId, type: 'incident-letter' };
  const resourceBody = { ...document, content: bytes.toString('base64'), ttl: RECORD_SECONDS };
  return { operationType: 'Create', resourceBody };
}

function keepLetter(letterId: string): OperationInput {
  const operations = [{ op: 'set' as const, path: '/ttl', value: RECORD_SECONDS }];
  return { operationType: 'Patch', id: letterDocumentId(letterId), resourceBody: { operations } };
}

const letterContent = z.object({ content: z.string() });

/** The PDF of an issued letter. Throws `unavailable` if it is missing or its hash differs. */
export async function readLetter(
  requestId: string,
  { letterId, sha256: hash }: { readonly letterId: string; readonly sha256: string },
): Promise<Buffer> {
  const found = await readDocument('requests', letterDocumentId(letterId), requestId, letterContent);
  const bytes = Buffer.from(found?.value.content ?? '', 'base64');
  if (sha256(bytes) !== hash)
    throw unavailable('Cosmos DB', new Error(`${letterId} does not match its hash`));
  return bytes;
}

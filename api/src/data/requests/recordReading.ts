import type { AuditEvent } from '../../domain/request/change.ts';
import type { Actor } from '../../domain/request/root.ts';
import { createDocument } from '../documents.ts';
import { eventDocument } from './partition.ts';

/** Records in the audit trail of a request that somebody read it. */
export async function recordReading(requestId: string, by: Actor, now: Date): Promise<void> {
  const at = now.toISOString();
  const event: AuditEvent = { kind: 'request-opened', at, by, details: {} };
  const id = `ev|read|${at}|${crypto.randomUUID()}`;
  await createDocument('requests', { ...eventDocument(requestId, 0, event), id });
}

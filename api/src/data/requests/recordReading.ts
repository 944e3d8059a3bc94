import type { AuditEvent } from '../../domain/request/change.ts';
import type { Actor } from '../../domain/request/root.ts';
import { createDocument } from '../documents.ts';
import { eventDocument } from './partition.ts';

/** Records in the audit trail of a request that somebody read it, or was shown its verification code. */
export async function recordReading(
  requestId: string,
  by: Actor,
  now: Date,
  kind: 'request-opened' | 'code-shown' = 'request-opened',
): Promise<void> {
  const at = now.toISOString();
  const event: AuditEvent = { kind, at, by, details: {} };
  const id = `ev|read|${at}|${crypto.randomUUID()}`;
  await createDocument('requests', { ...eventDocument(requestId, 0, event), id });
}

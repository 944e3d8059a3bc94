import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const YEAR_SECONDS = 366 * 24 * 3600;

/** What a PaymentIntent was opened for. Stripe is told of a request alone: the id of a draft opens it. */
const intentRecord = z.object({
  requestId: z.string(),
  /** Of a processing fee; null for the charge of a file. */
  draftId: z.nullable(z.string()),
});

export type IntentRecord = z.output<typeof intentRecord>;

const idOf = (intentId: string) => `intent|${intentId}`;

export async function saveIntentRecord(intentId: string, record: IntentRecord): Promise<void> {
  const document = { id: idOf(intentId), ...record, ttl: YEAR_SECONDS };
  await upsertDocument('accounts', document);
}

/** What a PaymentIntent of this portal pays for; null for any other. */
export async function readIntentRecord(intentId: string): Promise<IntentRecord | null> {
  const id = idOf(intentId);
  return (await readDocument('accounts', id, id, intentRecord))?.value ?? null;
}

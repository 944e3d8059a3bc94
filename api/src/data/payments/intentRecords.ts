import * as z from 'zod/mini';
import { readKnownDocument, upsertDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

const YEAR_SECONDS = 366 * 24 * 3600;

/** What a PaymentIntent is for. The draft id is stored here and not at Stripe, because it gives access to the request. */
const intentRecord = z.object({
  requestId: z.string(),
  /** Only for a processing fee; null for the charge of a file. */
  draftId: z.nullable(z.string()),
});

export type IntentRecord = z.output<typeof intentRecord>;

const idOf = (intentId: string) => `intent|${intentId}`;

export async function saveIntentRecord(intentId: string, record: IntentRecord): Promise<void> {
  const document = { id: idOf(intentId), ...record, ttl: YEAR_SECONDS };
  await upsertDocument(ACCOUNTS, document);
}

/** The record of a PaymentIntent; null if the portal did not create it. */
export async function readIntentRecord(intentId: string): Promise<IntentRecord | null> {
  const id = idOf(intentId);
  return (await readKnownDocument(ACCOUNTS, id, id, intentRecord))?.value ?? null;
}

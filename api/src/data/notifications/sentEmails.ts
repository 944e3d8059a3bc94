import * as z from 'zod/mini';
import { createDocument, readDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

/** Longer than a report can be late. */
const TTL_SECONDS = 30 * 24 * 3600;

/** Where an email belongs, by the ID that its delivery reports name. */
const sentEmail = z.object({
  addressKey: z.string(),
  /** The request with its notice; null for emails about an account or the portal. */
  requestId: z.nullable(z.string()),
});

export type SentEmail = z.output<typeof sentEmail>;

const idOf = (messageId: string) => `sent-email|${messageId}`;

/** Stores where an email belongs. A repeated call changes nothing. */
export async function saveSentEmail(messageId: string, email: SentEmail): Promise<void> {
  await createDocument(ACCOUNTS, { id: idOf(messageId), ...email, ttl: TTL_SECONDS } as { id: string });
}

export async function readSentEmail(messageId: string): Promise<SentEmail | null> {
  const id = idOf(messageId);
  return (await readDocument(ACCOUNTS, id, id, sentEmail))?.value ?? null;
}

import * as z from 'zod/mini';
import type { EmailDelay } from '../../domain/notifications/emailDelay.ts';
import { readDocument, upsertDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

const ID = 'email-delay';
/** The store forgets it later. */
const TTL_SECONDS = 24 * 3600;

const schema = z.object({ until: z.string(), isAsked: z.boolean() });

/** Until when emails take longer than usual, as any process of the portal noticed. Null if none did. */
export async function readEmailDelay(): Promise<EmailDelay | null> {
  return (await readDocument(ACCOUNTS, ID, ID, schema))?.value ?? null;
}

export async function saveEmailDelay(delay: EmailDelay): Promise<void> {
  const document = { id: ID, ...delay, ttl: TTL_SECONDS };
  await upsertDocument(ACCOUNTS, document);
}

import { languages } from '@portal/contract/languages/languages.ts';
import { recordsRequest } from '@portal/contract/schemas/recordsRequest.ts';
import * as z from 'zod/mini';
import { office } from '../../domain/notices/judgeOffice.ts';
import { uploadFacts } from '../../domain/file/uploadFacts.ts';
import { createDocument, readDocument, replaceDocument, type Stored } from '../documents.ts';

/**
 * A draft is kept for twice the time in which it can be paid: its PaymentIntent is cancelled in between, so that
 * nobody can pay for a draft that is forgotten.
 */
const KEPT_DAYS = 14;
const DAY_SECONDS = 24 * 3600;

const draft = z.object({
  draftId: z.string(),
  request: recordsRequest,
  /** The office that it names, as it was offered when the draft was saved. */
  office: z._default(z.nullable(office), null),
  language: z._default(z.enum(languages), 'en'),
  /** User id of the client who saved it signed in: the request will be theirs, whoever finishes the submit. */
  ownerId: z._default(z.nullable(z.string()), null),
  loaFiles: z.array(uploadFacts),
  supportingFiles: z.array(uploadFacts),
  /** The open PaymentIntent of this draft; null until one was made. */
  intentId: z.nullable(z.string()),
  /** Raised by another text and when a cancelled PaymentIntent is replaced, so that Stripe makes a new one. */
  attempt: z.int(),
  savedAt: z.string(),
  expiresAt: z.string(),
});

export type Draft = z.output<typeof draft>;

const idOf = (draftId: string) => `draft|${draftId.toLowerCase()}`;

export async function readDraft(draftId: string): Promise<Stored<Draft> | null> {
  const id = idOf(draftId);
  return readDocument('accounts', id, id, draft);
}

/** Saves a draft over the version that was read (`etag`, or null for none); false when somebody else saved in between. */
export async function saveDraft(value: Draft, etag: string | null): Promise<boolean> {
  const document = { id: idOf(value.draftId), ...value, ttl: KEPT_DAYS * DAY_SECONDS };
  return etag === null ? createDocument('accounts', document) : replaceDocument('accounts', document, etag);
}

/** When a draft that is saved now is forgotten. */
export function draftExpiry(now: Date): string {
  return new Date(now.getTime() + KEPT_DAYS * DAY_SECONDS * 1000).toISOString();
}

import { languages } from '@portal/contract/languages/languages.ts';
import { DRAFT_DAYS } from '@portal/contract/retention/rules.ts';
import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import * as z from 'zod/mini';
import { office } from '../../../domain/configuration/notices/resolveOffice.ts';
import { uploadFacts } from '../../../domain/files/uploadFacts.ts';
import { storedFiles, storedPhones, storedScope } from '../../../domain/requests/requestFields.ts';
import { storePepperFingerprint } from '../../configuration/storeBindings.ts';
import { onContainer } from '../../cosmos.ts';
import { deleteIfMatch } from '../../ifMatch.ts';
import {
  createDocument,
  readDocument,
  readKnownDocument,
  replaceDocument,
  type Stored,
} from '../../documents.ts';
import { ACCOUNTS } from '../../containers.ts';
import { unlessStatus } from '../../sdk/unlessStatus.ts';

const DAY_SECONDS = 24 * 3600;

/** Retention deletes drafts and records it in the audit trail. The store's TTL removes what retention missed. */
const DRAFT_TTL_DAYS = DRAFT_DAYS + 7;

const draft = z.object({
  draftId: z.string(),
  request: z.object({ ...recordsRequest.shape, ...storedPhones, ...storedFiles, ...storedScope }),
  /** The chosen office, as configured when the draft was saved. */
  office: z._default(z.nullable(office), null),
  language: z._default(z.enum(languages), 'en'),
  /** The signed-in client who saved it. The request belongs to them, even if another person completes the submission. */
  ownerId: z._default(z.nullable(z.string()), null),
  loaFiles: z.array(uploadFacts),
  supportingFiles: z.array(uploadFacts),
  /** The open PaymentIntent of this draft; null: none yet. */
  intentId: z.nullable(z.string()),
  /** Incremented when the draft changes or a canceled PaymentIntent is replaced, so that Stripe creates a new one. */
  attempt: z.int(),
  savedAt: z.string(),
});

export type Draft = z.output<typeof draft>;

const idOf = (draftId: string) => `draft|${draftId.toLowerCase()}`;

/** A stored draft of any age; null if there is none. */
export async function readDraft(draftId: string): Promise<Stored<Draft> | null> {
  const id = idOf(draftId);
  return readKnownDocument(ACCOUNTS, id, id, draft);
}

/** The same with fewer calls, for callers who expect that there is none yet. It may miss a draft of another process. */
export async function readDraftIfAny(draftId: string): Promise<Stored<Draft> | null> {
  const id = idOf(draftId);
  return readDocument(ACCOUNTS, id, id, draft);
}

/**
 * Saves a draft. `etag`: the version to replace; null for a new draft. False on a write conflict. A draft with a
 * PaymentIntent has no TTL, because only Stripe knows whether it was paid.
 */
export async function saveDraft(value: Draft, etag: string | null): Promise<boolean> {
  const expiry = value.intentId === null && { ttl: DRAFT_TTL_DAYS * DAY_SECONDS };
  const document = { id: idOf(value.draftId), ...value, ...expiry };
  if (etag !== null) return replaceDocument(ACCOUNTS, document, etag);
  await storePepperFingerprint();
  return createDocument(ACCOUNTS, document);
}

/** Lets the draft of a submitted request expire after a day. Does nothing if it no longer exists. */
export async function expireDraft(draftId: string): Promise<void> {
  const id = idOf(draftId);
  await onContainer(ACCOUNTS, (container) =>
    unlessStatus([404], container.item(id, id).patch([{ op: 'set', path: '/ttl', value: DAY_SECONDS }])),
  );
}

/** Deletes a draft. False if it changed since it was read. */
export async function deleteDraft({ value, etag }: Stored<Draft>): Promise<boolean> {
  const id = idOf(value.draftId);
  return deleteIfMatch(ACCOUNTS, id, id, etag);
}

import { draftId } from '@portal/contract/fields/fields.ts';
import { unfinishedValues } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';
import { refusedFile } from '../../uploads/uploadedFile.ts';

/** The draft in session storage. Never holds Social Security digits, only whether some were entered. */
const storedDraft = z.object({
  draftId,
  values: unfinishedValues,
  ssnEntered: z.boolean(),
  /** Highest step that may be opened, 1 to 5. */
  furthestStep: z.int().check(z.minimum(1), z.maximum(5)),
  /** Instant of the last change. */
  savedAt: z.optional(z.iso.datetime()),
  refusedFiles: z.optional(z.array(refusedFile)),
});

export type StoredDraft = z.output<typeof storedDraft>;

export const draftStore = sessionStore(sessionKeys.draft, storedDraft);

const savedDraft = z.object({
  draftId,
  version: z.int(),
  /** The contents of the last saves without a response: under way, or lost. */
  unanswered: z.optional(z.array(z.string())),
});

/** The version of the draft of this tab that is saved in the account. */
export const savedDraftStore = sessionStore(sessionKeys.savedDraft, savedDraft);

/** The saved version of a draft; 0 if this tab has not saved it. */
export function savedVersionOf(id: string): number {
  const saved = savedDraftStore.read();
  return saved?.draftId === id ? saved.version : 0;
}

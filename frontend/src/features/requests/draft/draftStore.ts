import { draftId } from '@portal/contract/fields/fields.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';
import { wizardValues } from './wizardValues.ts';

/** The draft in session storage. Never holds Social Security digits, only whether some were entered. */
const storedDraft = z.object({
  draftId,
  values: z.omit(wizardValues, { patientSsnLast4: true }),
  ssnEntered: z.boolean(),
  /** Highest step that may be opened, 1 to 5. */
  furthestStep: z.int().check(z.minimum(1), z.maximum(5)),
  /** Instant of the last change. */
  savedAt: z.optional(z.iso.datetime()),
});

export type StoredDraft = z.output<typeof storedDraft>;

export const draftStore = sessionStore(sessionKeys.draft, storedDraft);

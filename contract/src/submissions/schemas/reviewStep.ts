import * as z from 'zod/mini';
import { MAX_ID, requestId } from '../../fields/fields.ts';
import { fewLines } from '../../messages/rules/messageLines.ts';
import { missingReasonKeys } from '../missingReasons.ts';
import { MAX_AUTHORITY_LINES } from './authorityChecklist.ts';
import { MAX_CHECKLIST_ITEMS } from './reviewChecklist.ts';

/** Maximum length of the note to the client. */
export const MAX_REVIEW_NOTE = 1000;

const NOTE = 'Please use at most 1000 characters';
const REASONS = 'Please choose at least one reason';

const missing = z
  .array(z.enum(missingReasonKeys), REASONS)
  .check(z.minLength(1, REASONS), z.maxLength(missingReasonKeys.length, REASONS));

/** What is missing: the input of a rejection, and of asking the client. The note is shown on the client's page and never emailed. */
export const rejection = z
  .object({
    missing,
    note: z._default(z.string().check(z.trim(), z.maxLength(MAX_REVIEW_NOTE, NOTE), fewLines), ''),
  })
  .check(
    z.refine(({ missing: reasons, note }) => !reasons.includes('other') || note !== '', {
      message: 'Please describe what else is missing',
      path: ['note'],
    }),
  );

export type Rejection = z.output<typeof rejection>;

/** The submission, and the version that the reviewer saw. Another version is a conflict. */
const seen = { requestId, seenVersion: z.int('The version of the submission is missing') };

export const reviewStep = z.discriminatedUnion('action', [
  z.object({ action: z.literal('start'), ...seen }),
  z.object({ action: z.literal('approve'), ...seen }),
  /** Checks or unchecks items of the checklist. A pending review starts. */
  z.object({
    action: z.literal('check'),
    ...seen,
    itemIds: z
      .array(z.string().check(z.maxLength(MAX_ID)))
      .check(z.minLength(1), z.maxLength(MAX_CHECKLIST_ITEMS + MAX_AUTHORITY_LINES)),
    checked: z.boolean(),
  }),
  /** Asks the client for what is missing. The review waits for it and stays with the reviewer. */
  z.object({ action: z.literal('ask'), ...seen, rejection }),
  z.object({ action: z.literal('reject'), ...seen, rejection }),
  z.object({ action: z.literal('reopen'), ...seen }),
]);

export type ReviewStep = z.output<typeof reviewStep>;

import * as z from 'zod/mini';
import { missingReasonKeys } from '../missingReasons.ts';
import { attentionLevels, submissionReason } from '../rules.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { requestRow } from '../../requests/schemas/requestRow.ts';
import { checklistItem, MAX_CHECKLIST_ITEMS } from './reviewChecklist.ts';

export const reviewStates = ['pending', 'under_review', 'approved', 'rejected'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** How a submission entered the queue: as a request, as an update of an approved request, or created by staff. */
export const submissionKinds = ['new', 'update', 'internal'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

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
    note: z._default(z.string().check(z.trim(), z.maxLength(MAX_REVIEW_NOTE, NOTE)), ''),
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
    itemIds: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_CHECKLIST_ITEMS)),
    checked: z.boolean(),
  }),
  /** Asks the client for what is missing. The review waits for it and stays with the reviewer. */
  z.object({ action: z.literal('ask'), ...seen, rejection }),
  z.object({ action: z.literal('reject'), ...seen, rejection }),
  z.object({ action: z.literal('reopen'), ...seen }),
]);

export type ReviewStep = z.output<typeof reviewStep>;

/** A submission as a row of the queue. */
export const submissionItem = z.object({
  ...requestRow,
  filesCount: z.int(),
  kind: z.enum(submissionKinds),
  /** When it entered the queue. A later update of the client does not change this. */
  receivedAt: instant,
  state: z.enum(reviewStates),
  attention: z.enum(attentionLevels),
  /** Why the attention level is above `low`. */
  reasons: z.array(submissionReason),
  lacksLoa: z.boolean(),
  /** Who reviews or decided it; null if no one has started. */
  reviewer: z.nullable(z.object({ userId: z.string(), name: z.string() })),
  /** When the client last sent the requested information; null if none was requested or sent. */
  answeredAt: z.nullable(instant),
  version: z.int(),
});

export type SubmissionItem = z.output<typeof submissionItem>;

/** An item of the checklist in a review. */
export const reviewedItem = z.extend(z.pick(checklistItem, { itemId: true, kind: true, text: true }), {
  /** Null: not checked. `by`: name of the staff member. */
  checked: z.nullable(z.object({ by: z.string(), at: instant })),
});

export type ReviewedItem = z.output<typeof reviewedItem>;

/** A submission, with its checklist, and what was missing when it was last rejected or the client was last asked. */
export const reviewedSubmission = z.object({
  requestId,
  state: z.enum(reviewStates),
  version: z.int(),
  reviewer: z.nullable(z.object({ userId: z.string(), name: z.string() })),
  answeredAt: z.nullable(instant),
  /** When staff asked the client for what is missing; null if the review does not wait for the client. */
  askedAt: z.nullable(instant),
  missing: z.array(z.enum(missingReasonKeys)),
  note: z.string(),
  /** The active items for its request type. */
  checklist: z.array(reviewedItem),
});

export type ReviewedSubmission = z.output<typeof reviewedSubmission>;

import * as z from 'zod/mini';
import { emptyUnlessVisible, fileId, MAX_ID, requestId } from '../../fields/fields.ts';
import { fewLines } from '../../messages/rules/messageLines.ts';
import { missingDetailKeys } from '../missingDetails.ts';
import { missingReasonKeys } from '../missingReasons.ts';
import { MAX_AUTHORITY_LINES } from './authorityChecklist.ts';
import { MAX_CHECKLIST_ITEMS } from './reviewChecklist.ts';

/** Maximum length of the note to the client. */
export const MAX_REVIEW_NOTE = 1000;

const NOTE = 'Please use at most 1000 characters';
const REASONS = 'Please choose at least one reason';

const missing = z
  .array(z.enum(missingReasonKeys), REASONS)
  .check(z.maxLength(missingReasonKeys.length, REASONS));

/** Details of one question: the six facts of the pre-check for each of 20 letters, and the lines of the checklists. */
const MAX_DETAILS = 200;

/** What exactly is wrong. The line of the checklist and the document are named by their IDs. */
const detail = z.object({
  detail: z.enum(missingDetailKeys),
  lineId: z.optional(z.string().check(z.maxLength(MAX_ID))),
  fileId: z.optional(fileId),
});

/** Maximum length of the reason of an approval. */
export const MAX_APPROVAL_REASON = 500;

/** Why a submission is approved although required lines are not checked, or its authority is not stated. For staff. */
export const approvalReason = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_APPROVAL_REASON, 'Please use at most 500 characters'),
    fewLines,
    emptyUnlessVisible,
  );

/** What is missing: the input of a rejection, and of asking the client. The note is shown on the client's page and never emailed. */
export const rejection = z
  .object({
    missing,
    details: z.optional(z.array(detail).check(z.maxLength(MAX_DETAILS, REASONS))),
    note: z._default(
      z.string().check(z.trim(), z.maxLength(MAX_REVIEW_NOTE, NOTE), fewLines, emptyUnlessVisible),
      '',
    ),
  })
  .check(
    z.refine(({ missing: reasons, details = [] }) => reasons.length + details.length > 0, {
      message: REASONS,
      path: ['missing'],
    }),
    z.refine(({ note, ...asked }) => note !== '' || !needsNote(asked), {
      message: 'Please describe what else is missing',
      path: ['note'],
    }),
  );

export type Rejection = z.output<typeof rejection>;

/** Whether only the note can say what is missing: something else, or a requirement without its line. */
function needsNote({ missing: reasons, details = [] }: Omit<Rejection, 'note'>): boolean {
  return (
    reasons.includes('other') ||
    details.some(({ detail: kind, lineId }) => kind === 'line' && lineId === undefined)
  );
}

/** The submission, and the version that the reviewer saw. Another version is a conflict. */
const seen = { requestId, seenVersion: z.int('The version of the submission is missing') };

const itemIds = z
  .array(z.string().check(z.maxLength(MAX_ID)))
  .check(z.minLength(1), z.maxLength(MAX_CHECKLIST_ITEMS + MAX_AUTHORITY_LINES));

export const reviewStep = z.discriminatedUnion('action', [
  z.object({ action: z.literal('start'), ...seen }),
  /** `reason`: needed if a required line is not checked, a line is marked as a problem, or the authority is not stated. */
  z.object({ action: z.literal('approve'), ...seen, reason: z.optional(approvalReason) }),
  /** Checks or unchecks items of the checklist. A pending review starts. */
  z.object({ action: z.literal('check'), ...seen, itemIds, checked: z.boolean() }),
  /** Marks items of the checklist as a problem, or takes the mark back. A marked item is not checked. */
  z.object({ action: z.literal('mark'), ...seen, itemIds, isProblem: z.boolean() }),
  /** Asks the client for what is missing. The review waits for it and stays with the reviewer. */
  z.object({ action: z.literal('ask'), ...seen, rejection }),
  z.object({ action: z.literal('reject'), ...seen, rejection }),
  z.object({ action: z.literal('reopen'), ...seen }),
]);

export type ReviewStep = z.output<typeof reviewStep>;

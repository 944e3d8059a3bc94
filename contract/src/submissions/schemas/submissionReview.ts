import * as z from 'zod/mini';
import { missingReasonKeys } from '../missingReasons.ts';
import { askedDetail } from './missingInformation.ts';
import { attentionLevels, submissionReason } from '../rules.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { requestRow } from '../../requests/schemas/requestRow.ts';
import { checklistKinds } from '../checklistKinds.ts';
import { authorizationLines } from './authorizationCheck.ts';

export const reviewStates = ['pending', 'under_review', 'approved', 'rejected'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** How a submission entered the queue: as a request, as an update of an approved request, or created by staff. */
export const submissionKinds = ['new', 'update', 'internal'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

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
  /** When staff asked the client for what is missing; null if the review does not wait for the client. */
  askedAt: z.nullable(instant),
  version: z.int(),
});

export type SubmissionItem = z.output<typeof submissionItem>;

/** An item of the checklist in a review. */
export const reviewedItem = z.object({
  itemId: z.string(),
  kind: z.nullable(z.enum(checklistKinds)),
  text: z.string(),
  /** The law or rule of a line of the authority's checklist; absent for other items. */
  source: z.optional(z.string()),
  /** The fact of an uploaded authorization that such a line is about; absent for none. */
  check: z.optional(z.enum(authorizationLines)),
  /** Null: not checked. `by`: name of the staff member. */
  checked: z.nullable(z.object({ by: z.string(), at: instant })),
  /** Who marked it as a problem, and when; absent if nobody did. Such an item is not checked. */
  problem: z.optional(z.object({ by: z.string(), at: instant })),
  /** Whether an approval without it asks for a reason. Absent: no. */
  isRequired: z.optional(z.boolean()),
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
  /** What exactly was wrong; absent if only reasons were chosen. */
  details: z.optional(z.array(askedDetail)),
  note: z.string(),
  /** The active items for its request type, then the lines of the authority for release. */
  checklist: z.array(reviewedItem),
  /** The version of the authority's checklist: of the decision, or the current one. Absent if the authority is not stated. */
  authorityChecklist: z.optional(z.object({ version: z.int(), isReviewedByCounsel: z.boolean() })),
});

export type ReviewedSubmission = z.output<typeof reviewedSubmission>;

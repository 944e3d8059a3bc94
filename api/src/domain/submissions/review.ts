import { missingReasonKeys } from '@portal/contract/submissions/missingReasons.ts';
import { reviewStates, submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';

/** How the submission of a request stands in the intake queue. */
export const review = z.object({
  state: z.enum(reviewStates),
  kind: z.enum(submissionKinds),
  /** When it came into the queue, each time; the last is its place now. */
  entered: z.array(z.string()).check(z.minLength(1)),
  /** Raised by each step, and by what the client sends meanwhile. */
  version: z.int(),
  /** User id and name of the reviewer; null and empty if there is none. */
  reviewerId: z.nullable(z.string()),
  reviewerName: z.string(),
  /** Who took the last step; empty for the client. */
  changedByName: z.string(),
  changedAt: z.string(),
  /** What was asked for when it was last rejected. The note may tell of the patient: it stays in this document. */
  missing: z.array(z.enum(missingReasonKeys)),
  note: z.string(),
  /** When the client answered that; null while no answer came. */
  answeredAt: z.nullable(z.string()),
});

export type Review = z.output<typeof review>;

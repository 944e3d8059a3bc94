import { missingReasonKeys } from '@portal/contract/submissions/missingReasons.ts';
import { askedDetail } from '@portal/contract/submissions/schemas/missingInformation.ts';
import { reviewStates, submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';

/** The review of a request's submission in the intake queue. */
export const review = z.object({
  state: z.enum(reviewStates),
  kind: z.enum(submissionKinds),
  /** When it entered the queue, each time; the last entry is its current position. */
  entered: z.array(z.string()).check(z.minLength(1)),
  /** Raised by each review step and by each client update. */
  version: z.int(),
  /** User id and name of the reviewer; null and empty if there is none. */
  reviewerId: z.nullable(z.string()),
  reviewerName: z.string(),
  /** Name of the user who made the last change; empty for the client. */
  changedByName: z.string(),
  changedAt: z.string(),
  /** When staff last changed the authority for release during the review; null if they did not. */
  authorityChangedAt: z._default(z.nullable(z.string()), null),
  /** Checked items of the checklist. `by`: name of the staff member. */
  checked: z._default(z.array(z.object({ itemId: z.string(), by: z.string(), at: z.string() })), []),
  /** Items that staff marked as a problem. They are not checked. */
  problems: z._default(z.array(z.object({ itemId: z.string(), by: z.string(), at: z.string() })), []),
  /** Set while an undecided review waits for the client: when staff asked for what is missing. */
  askedAt: z._default(z.nullable(z.string()), null),
  /** What was missing when it was last rejected or the client was last asked. The note can contain patient data, so it is stored only here. */
  missing: z.array(z.enum(missingReasonKeys)),
  /** What exactly was wrong. `missing` has its reasons too, for versions of the portal that do not know details. */
  details: z._default(z.array(askedDetail), []),
  note: z.string(),
  /** When the client sent what was missing; null if not yet. */
  answeredAt: z.nullable(z.string()),
});

export type Review = z.output<typeof review>;

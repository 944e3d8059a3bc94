import * as z from 'zod/mini';
import { instant } from '../../fields/fields.ts';
import { authorityKinds } from '../../requests/authority/authorityKinds.ts';

/** An approval or rejection, and what of the authority’s checklist was checked at that time. */
export const reviewDecision = z.object({
  state: z.enum(['approved', 'rejected']),
  at: instant,
  /** Name of the staff member. */
  by: z.string(),
  /** Null if the request did not state its authority. */
  authority: z.nullable(
    z.object({
      kind: z.enum(authorityKinds),
      /** Version of the checklist. */
      version: z.int(),
      checked: z.int(),
      total: z.int(),
    }),
  ),
  /**
   * The required lines that were not checked, and the lines and items of the review checklist that were marked as a
   * problem. Absent: none.
   */
  open: z.optional(z.array(z.string())),
  /** Why it was approved although something was not checked. Absent if no reason was needed. */
  reason: z.optional(z.string()),
  /** Whether the authority and its facts are still those of the decision. */
  isCurrent: z.boolean(),
});

export type ReviewDecisionView = z.output<typeof reviewDecision>;

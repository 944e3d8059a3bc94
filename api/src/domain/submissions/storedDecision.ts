import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';
import { storedAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import { authorizationLines } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import * as z from 'zod/mini';

const signature = z.object({ by: z.string(), at: z.string() });

/** An approval or rejection with the authority and the version of its checklist that it was made with. */
export const storedDecision = z.object({
  state: z.enum(['approved', 'rejected']),
  at: z.string(),
  byName: z.string(),
  /** Why it was approved although something was not checked. It can contain patient data, so it is stored only here. */
  reason: z.optional(z.string()),
  /** The lines and items that were open then, if there is a reason; those of the review checklist are only here. */
  open: z.optional(z.array(z.string())),
  /** Null if the request did not state its authority. */
  authority: z.nullable(storedAuthority),
  /** Null without an authority. */
  checklist: z.nullable(
    z.object({
      kind: z.enum(authorityKinds),
      version: z.int(),
      isReviewedByCounsel: z.boolean(),
      lines: z.array(
        z.object({
          lineId: z.string(),
          text: z.string(),
          source: z.string(),
          check: z.nullable(z.enum(authorizationLines)),
          checked: z.nullable(signature),
          isRequired: z.optional(z.boolean()),
          problem: z.optional(signature),
        }),
      ),
    }),
  ),
});

export type StoredDecision = z.output<typeof storedDecision>;

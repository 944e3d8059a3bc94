import { fieldsOfAuthority } from '@portal/contract/requests/authority/authorityKinds.ts';
import type { PauseReason } from '@portal/contract/deadlines/deadlineView.ts';
import * as z from 'zod/mini';
import { isWaitingForClient } from '../submissions/reviewView.ts';
import { reviewOf } from '../submissions/reviewOf.ts';
import { currentScopeOf } from '../requests/edits/narrowScope.ts';
import type { RequestRoot } from '../requests/root.ts';
import { pause } from './storedDeadline.ts';

/** What a deadline is calculated from. The work list has it too, so that changed rules can be previewed without the requests. */
export const deadlineFacts = z.object({
  facilityName: z.string(),
  /** Kind of authority; null if it is not stated. */
  authority: z.nullable(z.string()),
  isRush: z.boolean(),
  /** UTC ISO instants; days are YYYY-MM-DD. Null if unknown. */
  submittedAt: z.string(),
  paidAt: z.nullable(z.string()),
  servedOn: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  /** As the authority states it. */
  earliestProductionOn: z.nullable(z.string()),
  pauses: z.array(pause),
});

export type DeadlineFacts = z.output<typeof deadlineFacts>;

/** The facts of a request, with the given pauses. */
export function deadlineFactsOf(root: RequestRoot, pauses = root.deadline?.pauses ?? []): DeadlineFacts {
  const { authority, facilityName = '' } = root.fields;
  const known = authority ? fieldsOfAuthority(authority.kind) : [];
  const dayOf = (field: 'servedOn' | 'issuedOn' | 'earliestProductionOn') =>
    (known.includes(field) && authority?.[field]) || null;
  return {
    facilityName,
    authority: authority?.kind ?? null,
    isRush: currentScopeOf(root)?.rush ?? false,
    submittedAt: root.submittedAt,
    paidAt: root.payment.paidAt,
    servedOn: dayOf('servedOn') ?? root.subpoenaReceivedDate,
    issuedOn: dayOf('issuedOn'),
    earliestProductionOn: dayOf('earliestProductionOn'),
    pauses,
  };
}

/** Why the request waits for the client; null if it does not. */
export function waitReasonOf(root: RequestRoot): PauseReason | null {
  const review = reviewOf(root);
  if (review && isWaitingForClient(review)) return review.state === 'rejected' ? 'rejected' : 'missing';
  return root.payment.state === 'failed' && root.status === 'on_hold' ? 'payment' : null;
}

import { fieldsOfAuthority } from '@portal/contract/requests/authority/authorityKinds.ts';
import type { PauseReason } from '@portal/contract/deadlines/deadlineView.ts';
import * as z from 'zod/mini';
import { isWaitingForClient } from '../submissions/reviewView.ts';
import { reviewOf } from '../submissions/reviewOf.ts';
import { currentScopeOf } from '../requests/edits/narrowScope.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
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
  /** The day that the authority states. */
  earliestProductionOn: z.nullable(z.string()),
  pauses: z.array(pause),
});

export type DeadlineFacts = z.output<typeof deadlineFacts>;

/** The facts of a request, with the given pauses. */
export function deadlineFactsOf(
  request: RequestDocument,
  pauses = request.deadline?.pauses ?? [],
): DeadlineFacts {
  const { authority, facilityName = '' } = request.fields;
  const known = authority ? fieldsOfAuthority(authority.kind) : [];
  const dayOf = (field: 'servedOn' | 'issuedOn' | 'earliestProductionOn') =>
    (known.includes(field) && authority?.[field]) || null;
  return {
    facilityName,
    authority: authority?.kind ?? null,
    isRush: currentScopeOf(request)?.rush ?? false,
    submittedAt: request.submittedAt,
    paidAt: request.payment.paidAt,
    servedOn: dayOf('servedOn') ?? request.subpoenaReceivedDate,
    issuedOn: dayOf('issuedOn'),
    earliestProductionOn: dayOf('earliestProductionOn'),
    pauses,
  };
}

/** Why the request waits for the client; null if it does not. */
export function waitReasonOf(request: RequestDocument): PauseReason | null {
  const review = reviewOf(request);
  if (review && isWaitingForClient(review)) return review.state === 'rejected' ? 'rejected' : 'missing';
  return request.payment.state === 'failed' && request.status === 'on_hold' ? 'payment' : null;
}

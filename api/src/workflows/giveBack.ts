import { changeRequest } from '../data/requests/changeRequest.ts';
import { recordRefund } from '../domain/invoice/recordRefund.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { refundPart } from '../services/payments/refundPart.ts';
import { done, type Outcome } from './outcome.ts';

interface Named {
  readonly invoiceId: string;
  readonly refundId: string;
}

/** Gives back what the request has written down as going back, and notes what Stripe answered. Asking Stripe twice gives back once. */
export async function giveBack(root: RequestRoot, named: Named, now: Date): Promise<Outcome> {
  const { requestId, invoices } = root;
  const refund = invoices[named.invoiceId]?.refunds.find(({ refundId }) => refundId === named.refundId);
  if (refund?.state !== 'pending') return done;
  const state = await refundPart({ ...refund, requestId });
  const { left } = await changeRequest(requestId, (found) => recordRefund(found, named, state, now), now);
  return { kind: 'done', next: left };
}

import { readRequest } from '../data/requests/readRequest.ts';
import { mayOpenRequest } from '../domain/access/mayOpenRequest.ts';
import { notFound, PortalError } from '../errors/portalError.ts';
import type { Caller } from '../http/caller.ts';
import { createFeeIntent, type Intent, readIntent } from '../services/payments/intents.ts';

/** The PaymentIntent with which a failed processing fee is paid again: the same one, unless it was cancelled meanwhile. */
export async function reopenFee(caller: Caller, requestId: string): Promise<Intent> {
  const stored = mayOpenRequest(caller, requestId) ? await readRequest(requestId) : null;
  if (!stored) throw notFound('Request not found');
  const { payment, draftId } = stored.value;
  if (payment.state !== 'failed') {
    throw new PortalError('conflict', 'The processing fee of this request does not need to be paid again.');
  }
  const intent = payment.intentId ? await readIntent(payment.intentId) : null;
  if (intent && intent.status !== 'canceled') return intent;
  return createFeeIntent(draftId, `again:${payment.chargeId ?? payment.intentId ?? ''}`);
}

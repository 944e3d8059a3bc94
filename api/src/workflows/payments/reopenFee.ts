import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { replaceFeeIntent } from '../../domain/payments/replaceFeeIntent.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { createFeeIntent, type Intent, readIntent } from '../../services/payments/intents.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';

/**
 * Returns the PaymentIntent that pays a failed processing fee: the same one, unless it was canceled. A canceled one has
 * one successor. The request records it before its client secret is returned.
 */
export async function reopenFee(caller: Caller, requestId: string, now: Date): Promise<Intent> {
  return retryOnConflict('the request', async () => {
    const request = await findAccessibleRequest(caller, requestId);
    if (!request) throw notFound('Request not found');
    const { payment } = request;
    if (payment.state !== 'failed') {
      throw new PortalError('conflict', 'The processing fee of this request does not need to be paid again.');
    }
    const from = payment.intentId;
    const intent = from === null ? null : await readIntent(from);
    if (intent && intent.status !== 'canceled') return succeeded(intent);
    // Read the new PaymentIntent again in the next round: Stripe repeats its first response to this key.
    const { id: to } = await createFeeIntent(requestId, `again:${from ?? ''}`);
    await changeRequest(requestId, (found) => replaceFeeIntent(found, { from, to }, now), now);
    return writeConflict;
  });
}

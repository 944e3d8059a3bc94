import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { mayPay } from '../../domain/requests/access/mayPay.ts';
import { isReopened } from '../../domain/disputes/disputeEffect.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { type Intent, readIntent } from '../../services/payments/intents.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';
import { releaseIntent } from './releaseIntent.ts';

const VERIFYING_COMBINED =
  'This is part of a payment for several items, and a bank account must be verified first. The link is on the request page and in our email.';

type Payable = Parameters<typeof isReopened>[0] & { readonly intentId: string | null };

/** How to pay for an item: a file or an invoice of a request. */
interface PaymentSteps<T extends Payable> {
  /** Returns the item. Throws if it cannot be paid now. */
  readonly find: (request: RequestDocument | null) => T;
  /** Whether the PaymentIntent cannot be used again, for a reason other than a cancellation or a dispute. */
  readonly isSpent?: (item: T, intentId: string) => boolean;
  /** Creates the successor of PaymentIntent `from`. Stripe returns the same one for repeated calls. */
  readonly create: (item: T, from: string | null) => Promise<{ readonly id: string }>;
  readonly recordIntent: (
    found: RequestDocument,
    item: T,
    intents: { readonly from: string | null; readonly to: string },
  ) => Change | null;
  /** Records that the caller gets a PaymentIntent that somebody else opened; null if that changes nothing. */
  readonly recordReuse?: (found: RequestDocument) => Change | null;
}

/**
 * Opens or returns the one PaymentIntent that pays for an item. A canceled, refunded or lost PaymentIntent has one
 * successor. The request records it before its client secret is returned.
 */
export async function openPayment<T extends Payable>(
  caller: Caller,
  requestId: string,
  { find, isSpent, create, recordIntent, recordReuse }: PaymentSteps<T>,
  now: Date,
  log: Log,
): Promise<Intent> {
  return retryOnConflict('the request', async () => {
    const request = await findAccessibleRequest(caller, requestId);
    if (!mayPay(caller, request)) throw new PortalError('forbidden', 'You do not have access to this.');
    const item = find(request);
    const from = item.intentId;
    const open =
      from === null || isSpent?.(item, from) || isReopened(item, from) ? null : await readIntent(from);
    if (open && open.status !== 'canceled') {
      if (!request?.combinedPayments[open.id]) {
        if (request && recordReuse?.(request)) await changeRequest(requestId, recordReuse, now);
        return succeeded(open);
      }
      if (open.verificationUrl) throw new PortalError('conflict', VERIFYING_COMBINED);
      // The item can be paid once only, so it leaves the payment for everything due.
      if ((await releaseIntent(open.id, now, log)) !== 'closed') return writeConflict;
    }
    // Read the new PaymentIntent again in the next round: Stripe repeats its first response.
    const { id: to } = await create(item, from);
    await changeRequest(requestId, (found) => recordIntent(found, item, { from, to }), now);
    return writeConflict;
  });
}

import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { mayPay } from '../../domain/requests/access/mayPay.ts';
import { isReopened } from '../../domain/disputes/disputeEffect.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import { type Intent, readIntent } from '../../services/payments/intents.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';

type Payable = Parameters<typeof isReopened>[0] & { readonly intentId: string | null };

/** What is paid for: a file or an invoice of a request. */
interface Payment<T extends Payable> {
  /** Throws where it cannot be paid now. */
  readonly find: (root: RequestRoot | null) => T;
  /** Whether its PaymentIntent cannot be used again, besides being cancelled or reopened by a dispute. */
  readonly isSpent?: (thing: T, intentId: string) => boolean;
  /** Stripe repeats its first answer to the same predecessor. */
  readonly create: (thing: T, from: string | null) => Promise<{ readonly id: string }>;
  readonly recordIntent: (
    found: RequestRoot,
    thing: T,
    intents: { readonly from: string | null; readonly to: string },
  ) => Change | null;
}

/**
 * Opens or returns the one PaymentIntent that pays for an item. A canceled, refunded or lost PaymentIntent has one
 * successor. The request records it before its client secret is returned.
 */
export async function openPayment<T extends Payable>(
  caller: Caller,
  requestId: string,
  { find, isSpent, create, recordIntent }: Payment<T>,
  now: Date,
): Promise<Intent> {
  if (!mayPay(caller, requestId)) throw new PortalError('forbidden', 'You do not have access to this.');
  return retryOnConflict('the request', async () => {
    const thing = find(await findAccessibleRequest(caller, requestId));
    const from = thing.intentId;
    const open =
      from === null || isSpent?.(thing, from) || isReopened(thing, from) ? null : await readIntent(from);
    if (open && open.status !== 'canceled') return succeeded(open);
    // However the PaymentIntent stands by now: it is read again.
    const { id: to } = await create(thing, from);
    await changeRequest(requestId, (found) => recordIntent(found, thing, { from, to }), now);
    return writeConflict;
  });
}

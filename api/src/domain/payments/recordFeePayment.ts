import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { IsOffered } from '../configuration/isOffered.ts';
import { disputesOfPaid } from '../disputes/lossHistory.ts';
import { isNewPaymentUpdate, type PaymentUpdate } from './isNewPaymentUpdate.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestDocument } from '../requests/requestDocument.ts';

const ON_HOLD = 'on_hold';

/**
 * Records the state of the fee at Stripe; null if it is not new, so that repeated, late and reordered updates change
 * nothing. A failed bank payment puts the request on hold; the next payment that clears or succeeds restores its status.
 * If `on_hold` is not offered, the request keeps its status. A closed request gets the history entries but stays closed.
 */
export function recordFeePayment(
  request: RequestDocument,
  update: PaymentUpdate,
  now: Date,
  isOffered: IsOffered,
): Change | null {
  if (!isNewPaymentUpdate(request.payment, update)) return null;
  const at = now.toISOString();
  const { payment, status } = request;
  const isClosed = closedStatuses.includes(status);
  const next = isClosed ? status : statusAfter(request, update.state, isOffered);
  const statusBeforeHold = update.state === 'failed' && next !== status ? status : null;
  const keepsStatus = isClosed || !isOffered(ON_HOLD);
  const isListed = next !== status || (keepsStatus && [payment.state, update.state].includes('failed'));
  return {
    request: nextVersion(
      request,
      {
        status: next,
        payment: {
          ...payment,
          state: update.state,
          intentId: update.intentId,
          chargeId: update.chargeId,
          ...(update.state === 'paid'
            ? { paidAt: at, disputes: disputesOfPaid(payment.disputes, update.intentId, now) }
            : { paidAt: null }),
          statusBeforeHold,
          verificationUrl: null,
        },
        history: isListed
          ? [...request.history, entry(next, notesOf(update.state, isClosed), at)]
          : request.history,
      },
      now,
    ),
    event: {
      kind: 'fee-payment',
      at,
      by: SYSTEM,
      details: {
        intentId: update.intentId,
        chargeId: update.chargeId,
        from: payment.state,
        to: update.state,
      },
    },
    steps: [
      { kind: 'project' },
      ...(update.state === 'failed'
        ? [{ kind: 'notify-client', template: 'feePaymentFailed', chargeId: update.chargeId } as const]
        : []),
    ],
  };
}

/** The status of an open request after an update. */
function statusAfter(
  { payment, status }: RequestDocument,
  state: PaymentUpdate['state'],
  isOffered: IsOffered,
): string {
  if (state === 'failed') return isOffered(ON_HOLD) ? ON_HOLD : status;
  const isHeldForFee = payment.state === 'failed' && status === ON_HOLD;
  return isHeldForFee ? (payment.statusBeforeHold ?? status) : status;
}

function notesOf(state: PaymentUpdate['state'], isClosed: boolean): string {
  switch (state) {
    case 'failed':
      return 'The bank payment of the processing fee did not go through. Please pay again.';
    case 'clearing':
      return isClosed
        ? 'A new bank payment for the processing fee is being processed.'
        : 'A new bank payment for the processing fee is being processed. Work on the request continues.';
    case 'paid':
      return isClosed
        ? 'The processing fee was paid again.'
        : 'The processing fee was paid again. Work on the request continues.';
  }
}

function entry(status: string, notes: string, at: string): RequestDocument['history'][number] {
  return { status, at, by: SYSTEM, byName: 'system', notes, isPrivate: false };
}

import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestDocument } from '../requests/requestDocument.ts';

interface Replacement {
  /** The PaymentIntent that can no longer be paid. */
  readonly from: string | null;
  readonly to: string;
}

/** Replaces the PaymentIntent of a failed fee; null if the fee was paid, or the PaymentIntent replaced, in the meantime. */
export function replaceFeeIntent(
  request: RequestDocument,
  { from, to }: Replacement,
  now: Date,
): Change | null {
  const { payment, updatedAt } = request;
  if (payment.state !== 'failed' || payment.intentId !== from) return null;
  const replaced = { ...payment, intentId: to, verificationUrl: null };
  return {
    request: { ...nextVersion(request, { payment: replaced }, now), updatedAt },
    event: {
      kind: 'fee-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId: to, replaces: from },
    },
    steps: [{ kind: 'project' }],
  };
}

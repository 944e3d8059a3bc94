import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestRoot } from '../requests/root.ts';

interface Replacement {
  /** The PaymentIntent that can be paid no more. */
  readonly from: string | null;
  readonly to: string;
}

/** Gives a failed fee another PaymentIntent to be paid with; null when it was paid, or given one, meanwhile. */
export function replaceFeeIntent(root: RequestRoot, { from, to }: Replacement, now: Date): Change | null {
  const { payment, updatedAt } = root;
  if (payment.state !== 'failed' || payment.intentId !== from) return null;
  const replaced = { ...payment, intentId: to, verificationUrl: null };
  return {
    root: { ...nextVersion(root, { payment: replaced }, now), updatedAt },
    event: {
      kind: 'fee-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId: to, replaces: from },
    },
    work: [{ kind: 'project' }],
  };
}

import { type Change, nextVersion } from './change.ts';
import { type RequestRoot, SYSTEM } from './root.ts';

/** What Stripe says of the fee now: how it stands, and which try to charge that is about. */
export interface FeeNews {
  readonly state: 'paid' | 'clearing' | 'failed';
  readonly intentId: string;
  readonly chargeId: string | null;
}

const ON_HOLD = 'on_hold';

/**
 * Takes what Stripe says of the fee; null when that is nothing new, so that repeated, late and disordered news change
 * nothing. A bank payment that fails puts the request on hold; the next one that clears or succeeds takes it back to
 * where it was.
 */
export function recordFeePayment(root: RequestRoot, news: FeeNews, now: Date): Change | null {
  if (!isNews(root.payment, news)) return null;
  const at = now.toISOString();
  const { payment, status } = root;
  const isHeldForFee = payment.state === 'failed' && payment.heldFrom !== null && status === ON_HOLD;
  const next =
    news.state === 'failed' ? ON_HOLD : isHeldForFee && payment.heldFrom !== null ? payment.heldFrom : status;
  const heldFrom = news.state === 'failed' && status !== ON_HOLD ? status : null;
  const moved = next !== status;
  return {
    root: nextVersion(
      root,
      {
        status: next,
        payment: { ...payment, ...news, paidAt: news.state === 'paid' ? at : null, heldFrom },
        history: moved ? [...root.history, entry(next, notesOf(news.state), at)] : root.history,
      },
      now,
    ),
    event: {
      kind: 'fee-payment',
      at,
      by: SYSTEM,
      details: { intentId: news.intentId, chargeId: news.chargeId, from: payment.state, to: news.state },
    },
    work: [
      { kind: 'project' },
      ...(news.state === 'failed' ? [{ kind: 'mail', template: 'feePaymentFailed' } as const] : []),
    ],
  };
}

function isNews(known: RequestRoot['payment'], news: FeeNews): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'waived') return news.state === 'paid';
  if (news.state === 'failed') {
    return known.state === 'clearing' && (known.chargeId === null || known.chargeId === news.chargeId);
  }
  if (known.state === 'clearing' && news.state === 'clearing') return known.chargeId !== news.chargeId;
  // News that the failed charge is clearing was overtaken by its failure; only another charge can clear now.
  return news.state === 'paid' || known.state !== 'failed' || known.chargeId !== news.chargeId;
}

function notesOf(state: FeeNews['state']): string {
  return state === 'failed'
    ? 'The bank payment of the processing fee did not go through. Please pay again.'
    : 'The processing fee was paid again. Work on the request goes on.';
}

function entry(status: string, notes: string, at: string): RequestRoot['history'][number] {
  return { status, at, by: SYSTEM, byName: 'system', notes, isPrivate: false };
}

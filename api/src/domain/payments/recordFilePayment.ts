import { disputesOfPaid } from '../disputes/disputeMoves.ts';
import { isReopened } from '../disputes/disputeEffect.ts';
import { isNewPaymentUpdate, type PaymentUpdate } from './isNewPaymentUpdate.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestRoot } from '../requests/root.ts';

export type FilePaymentDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'nothing' }
  /** It was paid by another PaymentIntent before, or was withdrawn: this money goes back. */
  | { readonly kind: 'refund' };

/** Takes what Stripe says of the payment of a file. It counts as paid when the money is there, and is paid once. */
export function recordFilePayment(
  root: RequestRoot,
  fileId: string,
  update: PaymentUpdate,
  now: Date,
): FilePaymentDecision {
  const file = root.files[fileId];
  if (!file || isReopened(file, update.intentId)) return { kind: 'nothing' };
  const isOther = file.intentId !== update.intentId;
  if (file.paymentState === 'paid' && isOther && update.state === 'paid') return { kind: 'refund' };
  if (file.withdrawnAt !== null && file.paymentState !== 'paid' && update.state === 'paid') {
    return { kind: 'refund' };
  }
  // Money counts from wherever it comes; anything else is told by the PaymentIntent that is open now.
  if (isOther && update.state !== 'paid') return { kind: 'nothing' };
  if (!isNewPaymentUpdate({ state: file.paymentState, chargeId: file.chargeId }, update))
    return { kind: 'nothing' };
  const at = now.toISOString();
  const { state, intentId, chargeId } = update;
  const next = nextVersion(
    root,
    {
      files: {
        ...root.files,
        [fileId]: {
          ...file,
          paymentState: state,
          intentId,
          chargeId,
          ...(state === 'paid'
            ? { paidAt: at, disputes: disputesOfPaid(file.disputes, intentId, now) }
            : { paidAt: null }),
        },
      },
    },
    now,
  );
  const templates = { paid: 'filePaid', failed: 'filePaymentFailed', clearing: null } as const;
  // Nobody is asked to pay again for a file that was withdrawn.
  const template = file.withdrawnAt === null ? templates[state] : null;
  return {
    kind: 'change',
    change: {
      root: next,
      event: {
        kind: 'file-payment',
        at,
        by: SYSTEM,
        details: { fileId, intentId, chargeId, from: file.paymentState, to: state, cents: file.chargeCents },
      },
      work: [
        { kind: 'project' },
        ...(state === 'paid' ? [{ kind: 'count-file-payment', fileId } as const] : []),
        ...(template ? [{ kind: 'notify-client', template, seq: next.seq, fileId } as const] : []),
      ],
    },
  };
}

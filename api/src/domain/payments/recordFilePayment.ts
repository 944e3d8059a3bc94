import { disputesOfPaid } from '../disputes/lossHistory.ts';
import { isReopened } from '../disputes/disputeEffect.ts';
import { isNewPaymentUpdate, type PaymentUpdate } from './isNewPaymentUpdate.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestDocument } from '../requests/requestDocument.ts';

export type FilePaymentDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /**
   * The file was already paid by another PaymentIntent, is withdrawn, or has a refund of this payment: it must be
   * refunded.
   */
  | { readonly kind: 'refund' };

/** Decides an update of a file's payment. A file is paid when the money arrives; a second payment is refunded. */
export function recordFilePayment(
  request: RequestDocument,
  fileId: string,
  update: PaymentUpdate,
  now: Date,
): FilePaymentDecision {
  const file = request.files[fileId];
  if (!file || isReopened(file, update.intentId)) return { kind: 'same' };
  const isOtherIntent = file.intentId !== update.intentId;
  if (file.paymentState === 'paid' && isOtherIntent && update.state === 'paid') return { kind: 'refund' };
  // The payer was told about a recorded refund, and staff see it if it fails. So it does not pay a reopened file.
  const mustReturn = file.withdrawnAt !== null || file.refundedIntents.includes(update.intentId);
  if (mustReturn && file.paymentState !== 'paid' && update.state === 'paid') return { kind: 'refund' };
  // A payment counts from any PaymentIntent; other states count only from the current one.
  if (isOtherIntent && update.state !== 'paid') return { kind: 'same' };
  if (!isNewPaymentUpdate({ state: file.paymentState, chargeId: file.chargeId }, update))
    return { kind: 'same' };
  const at = now.toISOString();
  const { state, intentId, chargeId } = update;
  const next = nextVersion(
    request,
    {
      files: {
        ...request.files,
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
  // The client does not have to pay for a withdrawn file.
  const template = file.withdrawnAt === null ? templates[state] : null;
  return {
    kind: 'change',
    change: {
      request: next,
      event: {
        kind: 'file-payment',
        at,
        by: SYSTEM,
        details: { fileId, intentId, chargeId, from: file.paymentState, to: state, cents: file.chargeCents },
      },
      steps: [
        { kind: 'project' },
        ...(state === 'paid' ? [{ kind: 'count-file-payment', fileId } as const] : []),
        ...(template ? [{ kind: 'notify-client', template, seq: next.seq, fileId } as const] : []),
      ],
    },
  };
}

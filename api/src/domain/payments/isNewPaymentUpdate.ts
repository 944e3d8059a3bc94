/** The stored state of a payment, and the charge that it refers to. */
interface KnownPayment {
  readonly state: 'unpaid' | 'paid' | 'clearing' | 'failed' | 'waived';
  readonly chargeId: string | null;
}

/** The current state of a payment at Stripe. */
export interface PaymentUpdate {
  readonly state: 'paid' | 'clearing' | 'failed';
  readonly intentId: string;
  readonly chargeId: string | null;
  /** The charge that was stored as clearing before Stripe was asked, so that the update is newer than it. */
  readonly storedChargeId?: string | undefined;
}

/** Whether an update changes the stored state. Repeated, late and reordered updates do not. `paid` is final. */
export function isNewPaymentUpdate(known: KnownPayment, update: PaymentUpdate): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'waived') return update.state === 'paid';
  if (update.state === 'failed') {
    if (known.state !== 'clearing') return false;
    return (
      known.chargeId === null ||
      known.chargeId === update.chargeId ||
      known.chargeId === update.storedChargeId
    );
  }
  if (known.state === 'clearing' && update.state === 'clearing') return known.chargeId !== update.chargeId;
  // A late "clearing" of the failed charge is outdated; only another charge can clear now.
  return update.state === 'paid' || known.state !== 'failed' || known.chargeId !== update.chargeId;
}

/** What is known of a payment: how it stands, and which try to charge that is about. */
interface Known {
  readonly state: 'unpaid' | 'paid' | 'clearing' | 'failed' | 'waived';
  readonly chargeId: string | null;
}

/** What Stripe says of a payment now. */
export interface PaymentUpdate {
  readonly state: 'paid' | 'clearing' | 'failed';
  readonly intentId: string;
  readonly chargeId: string | null;
  /** A charge that was known to be clearing before Stripe was asked: what it said then is newer. */
  readonly after?: string | undefined;
}

/** Whether news change what is known: repeated, late and disordered ones do not. `paid` is final. */
export function isNewPaymentUpdate(known: Known, update: PaymentUpdate): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'waived') return update.state === 'paid';
  if (update.state === 'failed') {
    if (known.state !== 'clearing') return false;
    return known.chargeId === null || known.chargeId === update.chargeId || known.chargeId === update.after;
  }
  if (known.state === 'clearing' && update.state === 'clearing') return known.chargeId !== update.chargeId;
  // News that the failed charge is clearing was overtaken by its failure; only another charge can clear now.
  return update.state === 'paid' || known.state !== 'failed' || known.chargeId !== update.chargeId;
}

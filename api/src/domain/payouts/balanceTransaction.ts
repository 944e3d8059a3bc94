import { CURRENCY } from '@portal/contract/fields/money.ts';
import { type TransactionKind, transactionKinds } from '@portal/contract/payouts/schemas.ts';
import * as z from 'zod/mini';

/** A balance transaction as Stripe reports it. */
export interface TransactionFacts {
  readonly transactionId: string;
  readonly createdAt: string;
  readonly type: string;
  readonly reportingCategory: string;
  readonly currency: string;
  readonly grossCents: number;
  readonly feeCents: number;
  readonly netCents: number;
  readonly intentId: string | null;
  /** Null if its source has none: then the PaymentIntent has it. */
  readonly metadata: Readonly<Record<string, string>> | null;
}

/** A balance transaction as the portal stores it: ids and amounts only, which never change, and the payout. */
export const storedTransaction = z.object({
  transactionId: z.string(),
  createdAt: z.string(),
  kind: z.enum(transactionKinds),
  stripeType: z.string(),
  currency: z.string(),
  grossCents: z.int(),
  feeCents: z.int(),
  netCents: z.int(),
  intentId: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** The invoice or file that a payment is for; null for several, for other payments, and for everything else. */
  itemId: z.nullable(z.string()),
  /** Null until Stripe has listed it in a payout. */
  payoutId: z.nullable(z.string()),
});

export type StoredTransaction = z.output<typeof storedTransaction>;

const paymentKinds = ['request_fee', 'file', 'invoice', 'combined'] as const;

const kindOfType: Readonly<Record<string, TransactionKind>> = {
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'payment_failure',
  payment_reversal: 'payment_failure',
  stripe_fee: 'stripe_fee',
  stripe_fx_fee: 'stripe_fee',
  tax_fee: 'stripe_fee',
  payout: 'payout',
  payout_failure: 'payout_failure',
  payout_cancel: 'payout_failure',
};

/**
 * Stripe's type `adjustment` has several meanings. The reporting category tells them apart
 * (docs.stripe.com/reports/reporting-categories).
 */
const kindOfAdjustment: Readonly<Record<string, TransactionKind>> = {
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  refund_failure: 'refund_failure',
  fee: 'stripe_fee',
  network_cost: 'stripe_fee',
};

/** The kind of a balance transaction. `paidKind` is the kind in the metadata of its payment. */
export function transactionKindOf(
  { type, reportingCategory }: Pick<TransactionFacts, 'type' | 'reportingCategory'>,
  paidKind: string | undefined,
): TransactionKind {
  if (type === 'charge' || type === 'payment')
    return paymentKinds.find((kind) => kind === paidKind) ?? 'other_payment';
  const kinds = type === 'adjustment' ? kindOfAdjustment : kindOfType;
  const key = type === 'adjustment' ? reportingCategory : type;
  return (Object.hasOwn(kinds, key) && kinds[key]) || 'other';
}

/** Whether it moves money between Stripe and the bank. */
export function isPayoutMovement({ kind }: Pick<StoredTransaction, 'kind'>): boolean {
  return kind === 'payout' || kind === 'payout_failure';
}

/** Whether it counts in sums, which are in US dollars. */
export function isInDollars({ currency }: Pick<StoredTransaction, 'currency'>): boolean {
  return currency === CURRENCY;
}

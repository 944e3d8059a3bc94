import { z } from 'zod';
import { addBalanceTransaction } from '../account/balance/addBalanceTransaction.ts';
import type { BalanceTransaction } from '../objects/balanceTransaction.ts';
import type { Payout } from '../objects/payout.ts';
import { createPayout } from '../account/payouts/createPayout.ts';
import { failPayout } from '../account/payouts/settlePayout.ts';
import type { Transaction } from '../store/Transaction.ts';

export const payoutControlSchema = z.strictObject({
  /** A payout that fails now, even after it was paid. Without it, a new payout is made. */
  fail: z.string().optional(),
});

/** Pays out the whole balance now, or fails a payout. Returns null if there is nothing to pay out or no such payout. */
export function payOutOrFail(
  transaction: Transaction,
  { fail }: z.output<typeof payoutControlSchema>,
): Payout | null {
  if (fail === undefined) return createPayout(transaction, { includePending: true });
  const payout = transaction.get('payouts', fail);
  return payout ? failPayout(transaction, payout) : null;
}

export const feeControlSchema = z.strictObject({
  /** Cents. */
  amount: z.int().min(1),
  description: z.string().default('Radar (2026-11-01 - 2026-11-30)'),
});

/** Charges a fee of Stripe itself, which belongs to no payment. */
export function chargeStripeFee(
  transaction: Transaction,
  { amount, description }: z.output<typeof feeControlSchema>,
): BalanceTransaction {
  return addBalanceTransaction(transaction, {
    amount: -amount,
    currency: 'usd',
    description,
    reporting_category: 'fee',
    source: null,
    type: 'stripe_fee',
  });
}

export const returnControlSchema = z.strictObject({ paymentIntent: z.string() });

/** Returns a bank payment that succeeded, without a dispute. Returns null if the payment has no paid charge. */
export function returnPayment(
  transaction: Transaction,
  { paymentIntent }: z.output<typeof returnControlSchema>,
): BalanceTransaction | null {
  const charge = transaction
    .list('charges')
    .find((each) => each.payment_intent === paymentIntent && each.paid);
  if (!charge) return null;
  const returned = addBalanceTransaction(transaction, {
    amount: -charge.amount,
    currency: charge.currency,
    description: `Payment failure refund for ${charge.id}`,
    reporting_category: 'charge_failure',
    source: charge.id,
    type: 'payment_failure_refund',
  });
  transaction.put('charges', {
    ...charge,
    paid: false,
    status: 'failed',
    failure_balance_transaction: returned.id,
    failure_code: 'debit_not_authorized',
    failure_message: 'The bank returned the debit.',
  });
  return returned;
}

import { addBalanceTransaction } from '../account/balance/addBalanceTransaction.ts';
import type { Dispute } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';

/** Stripe's fee for a dispute in the US. It is not returned when the dispute is won. */
const DISPUTE_FEE_CENTS = 1500;

/** Records that the bank took the disputed amount, or returned it. Returns the dispute with that record. */
export function moveDisputedFunds(
  transaction: Transaction,
  dispute: Dispute,
  direction: 'withdrawn' | 'reinstated',
): Dispute {
  const isWithdrawn = direction === 'withdrawn';
  const moved = addBalanceTransaction(transaction, {
    amount: isWithdrawn ? -dispute.amount : dispute.amount,
    currency: dispute.currency,
    description: `Chargeback ${isWithdrawn ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
    ...(isWithdrawn && { fee: { cents: DISPUTE_FEE_CENTS, description: 'Dispute fee' } }),
    reporting_category: isWithdrawn ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    type: 'adjustment',
  });
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] };
}

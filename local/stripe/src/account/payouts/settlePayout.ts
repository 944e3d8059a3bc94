import { addBalanceTransaction } from '../balance/addBalanceTransaction.ts';
import type { Payout } from '../../objects/payout.ts';
import type { Transaction } from '../../store/Transaction.ts';

/** The money arrives at the bank, and the list of the payout's transactions is complete. */
export function settlePayout(transaction: Transaction, payout: Payout): void {
  if (payout.status !== 'in_transit') return;
  const paid: Payout = {
    ...payout,
    status: 'paid',
    reconciliation_status: 'completed',
    trace_id: { status: 'supported', value: payout.id.slice(-12) },
  };
  transaction.put('payouts', paid);
  transaction.emit('payout.paid', paid);
  transaction.emit('payout.reconciliation_completed', paid);
}

/**
 * The bank returns a payout. Its amount returns to the balance and is part of the next payout; its transactions stay with
 * it. Returns it unchanged if it failed before.
 */
export function failPayout(transaction: Transaction, payout: Payout): Payout {
  if (payout.status === 'failed') return payout;
  const returned = addBalanceTransaction(transaction, {
    amount: payout.amount,
    currency: payout.currency,
    description: 'STRIPE PAYOUT FAILURE',
    reporting_category: 'payout_reversal',
    source: payout.id,
    type: 'payout_failure',
  });
  const failed: Payout = {
    ...payout,
    status: 'failed',
    reconciliation_status: 'completed',
    failure_balance_transaction: returned.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    trace_id: { status: 'unsupported', value: null },
  };
  transaction.remove('settlements', payout.id);
  transaction.put('payouts', failed);
  transaction.emit('payout.failed', failed);
  return failed;
}

import { addBalanceTransaction } from '../balance/addBalanceTransaction.ts';
import { newIdentifier, nowInSeconds } from '../../objects/identifier.ts';
import type { Payout } from '../../objects/payout.ts';
import type { Transaction } from '../../store/Transaction.ts';

const DAY_SECONDS = 24 * 60 * 60;
const CURRENCY = 'usd';

/**
 * Pays out the net of all transactions that no payout contains. Returns null if it is not positive. `includePending`:
 * also those that are not available yet.
 */
export function createPayout(
  transaction: Transaction,
  { includePending }: { includePending: boolean },
): Payout | null {
  const now = nowInSeconds();
  const rows = transaction
    .list('balanceTransactions')
    .filter((row) => row.payout === null && row.transaction.currency === CURRENCY)
    .filter((row) => includePending || row.transaction.available_on <= now);
  const amount = rows.reduce((sum, row) => sum + row.transaction.net, 0);
  if (amount <= 0) return null;
  const id = newIdentifier('po');
  const own = addBalanceTransaction(transaction, {
    amount: -amount,
    currency: CURRENCY,
    description: 'STRIPE PAYOUT',
    reporting_category: 'payout',
    source: id,
    type: 'payout',
  });
  for (const row of [...rows, transaction.get('balanceTransactions', own.id)!])
    transaction.put('balanceTransactions', { ...row, payout: id });
  const arrival = now + DAY_SECONDS;
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival - (arrival % DAY_SECONDS),
    automatic: true,
    balance_transaction: own.id,
    created: now,
    currency: CURRENCY,
    description: 'STRIPE PAYOUT',
    destination: 'ba_localEmulator',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  };
  transaction.put('payouts', payout);
  transaction.put('settlements', { id, sinceMs: Date.now() });
  transaction.emit('payout.created', payout);
  return payout;
}

import { addBalanceTransaction } from '../account/balance/addBalanceTransaction.ts';
import { testCardByToken } from '../cards/testCards.ts';
import type { Refund } from '../objects/refund.ts';
import type { Transaction } from '../store/Transaction.ts';

/** Completes a pending refund, or fails it when the bank rejects it. */
export function settleRefund(transaction: Transaction, refund: Refund): void {
  const method = transaction.get('paymentMethods', refund.payment_method);
  const testCard = method && 'testCard' in method ? testCardByToken(method.testCard) : undefined;
  const { pending_reason: _reason, ...settled } = refund;
  if (testCard?.refundBehavior !== 'failsLater') {
    const succeeded: Refund = { ...settled, status: 'succeeded' };
    transaction.put('refunds', succeeded);
    transaction.emit('refund.updated', succeeded);
    return;
  }
  const returned = addBalanceTransaction(transaction, {
    amount: refund.amount,
    currency: refund.currency,
    description: `REFUND FAILURE (${refund.id})`,
    reporting_category: 'refund_failure',
    source: refund.id,
    type: 'refund_failure',
  });
  const failed: Refund = {
    ...settled,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: returned.id,
  };
  transaction.put('refunds', failed);
  const charge = transaction.get('charges', refund.charge);
  if (charge) {
    const amountRefunded = charge.amount_refunded - refund.amount;
    transaction.put('charges', { ...charge, amount_refunded: amountRefunded, refunded: false });
  }
  transaction.emit('refund.failed', failed);
}

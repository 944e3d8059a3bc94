import { testCardByToken } from '../cards/testCards.ts';
import type { Refund } from '../objects/refund.ts';
import type { Transaction } from '../store/Transaction.ts';

/** What becomes of a refund later: it arrives, or the bank sends it back. */
export function settleRefund(transaction: Transaction, refund: Refund): void {
  const method = transaction.get('paymentMethods', refund.payment_method);
  const testCard = method && 'testCard' in method ? testCardByToken(method.testCard) : undefined;
  const { pending_reason: _reason, ...rest } = refund;
  if (testCard?.refund !== 'failsLater') {
    const arrived: Refund = { ...rest, status: 'succeeded' };
    transaction.put('refunds', arrived);
    transaction.emit('refund.updated', arrived);
    return;
  }
  const failed: Refund = { ...rest, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  transaction.put('refunds', failed);
  const charge = transaction.get('charges', refund.charge);
  if (charge) {
    const left = charge.amount_refunded - refund.amount;
    transaction.put('charges', { ...charge, amount_refunded: left, refunded: false });
  }
  transaction.emit('refund.failed', failed);
}

import { openDispute } from '../disputes/openDispute.ts';
import { addPaymentToBalance } from '../account/balance/addBalanceTransaction.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { bankOutcomeOf } from '../paymentIntents/confirmWithBankAccount.ts';
import { failPayment } from '../paymentIntents/failPayment.ts';
import { failVerification } from '../paymentIntents/failVerification.ts';
import { succeedPayment } from '../paymentIntents/succeedPayment.ts';
import type { Transaction } from '../store/Transaction.ts';

/** Applies the bank's response to a debit, or to micro-deposits that could not be sent. */
export function settleDebit(transaction: Transaction, intent: PaymentIntent): void {
  const method = intent.payment_method ? transaction.get('paymentMethods', intent.payment_method) : undefined;
  if (!method || !('testBankAccount' in method)) return;
  if (intent.status === 'requires_action') {
    failVerification(transaction, intent, method, 'not_sent');
    return;
  }
  const charge = intent.latest_charge ? transaction.get('charges', intent.latest_charge) : undefined;
  const outcome = bankOutcomeOf(method);
  if (intent.status !== 'processing' || !charge || outcome.kind === 'neverSettles') return;
  if (outcome.kind !== 'fails') {
    const paid = {
      ...charge,
      paid: true,
      status: 'succeeded' as const,
      balance_transaction: addPaymentToBalance(transaction, charge),
    };
    transaction.put('charges', paid);
    succeedPayment(transaction, intent, paid);
    if (outcome.kind === 'returns') {
      const returned = { amount: paid.amount, reason: 'debit_not_authorized', status: 'lost' } as const;
      openDispute(transaction, paid, returned);
    }
    return;
  }
  const { code, message } = outcome;
  transaction.put('charges', { ...charge, status: 'failed', failure_code: code, failure_message: message });
  failPayment(transaction, intent, 400, {
    charge: charge.id,
    code,
    message,
    payment_method: method.paymentMethod,
    type: 'invalid_request_error',
  });
}

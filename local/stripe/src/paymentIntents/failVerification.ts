import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { StoredBankAccount } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { failPayment, type ConfirmationResult } from './failPayment.ts';

const REASONS = {
  attempts_exceeded: {
    code: 'payment_method_microdeposit_verification_attempts_exceeded',
    message: 'You have exceeded the number of allowed verification attempts.',
  },
  timeout: {
    code: 'payment_method_microdeposit_verification_timeout',
    message: 'Payment method should be verified with microdeposits within the required period.',
  },
  not_sent: {
    code: 'payment_method_microdeposit_failed',
    message:
      "Microdeposits were failed to be deposited into the customer's bank account. " +
      'Please check the account, institution and transit numbers as well as the currency type.',
  },
};

/** Fails the payment because the account could not be verified. */
export function failVerification(
  transaction: Transaction,
  intent: PaymentIntent,
  { paymentMethod }: StoredBankAccount,
  reason: keyof typeof REASONS,
): Required<ConfirmationResult> {
  transaction.remove('verifications', intent.id);
  transaction.remove('settlements', intent.id);
  return failPayment(transaction, intent, 400, {
    ...REASONS[reason],
    payment_method: paymentMethod,
    type: 'invalid_request_error',
  });
}

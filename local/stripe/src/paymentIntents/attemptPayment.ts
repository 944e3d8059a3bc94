import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { StoredPaymentMethod } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest } from '../StripeError.ts';
import { confirmWithBankAccount } from './confirmWithBankAccount.ts';
import { confirmWithCard } from './confirmWithCard.ts';
import type { ConfirmationResult } from './failPayment.ts';

interface Attempt {
  method: StoredPaymentMethod | undefined;
  /** Whether the payer authorized the debit, on the page or with `mandate_data`. */
  hasMandate: boolean;
}

/**
 * Attempts the payment with the given payment method.
 * @throws StripeError (400) without a payment method, or with one whose type is not allowed
 */
export function attemptPayment(
  transaction: Transaction,
  intent: PaymentIntent,
  { method, hasMandate }: Attempt,
): ConfirmationResult {
  if (!method) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. " +
        'Update the PaymentIntent with a payment method, or pass one when confirming.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const { type } = method.paymentMethod;
  if (!intent.payment_method_types.includes(type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. ` +
        `Please attach a payment method of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  }
  // Discards what an earlier attempt was waiting for.
  transaction.remove('verifications', intent.id);
  transaction.remove('settlements', intent.id);
  if ('testCard' in method) return confirmWithCard(transaction, intent, method);
  return confirmWithBankAccount(transaction, intent, method, hasMandate);
}

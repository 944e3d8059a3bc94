import { testBankAccountByToken, type BankOutcome } from '../banks/testBankAccounts.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { StoredBankAccount } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest } from '../StripeError.ts';
import { requireAction } from './requireAction.ts';
import type { ConfirmationResult } from './failPayment.ts';
import { startDebit } from './startDebit.ts';

/** Micro-deposits take one to two business days to arrive. */
const ARRIVAL_SECONDS = 2 * 24 * 60 * 60;

/** Debits a verified account. An unverified account must first be verified by micro-deposits. */
export function confirmWithBankAccount(
  transaction: Transaction,
  intent: PaymentIntent,
  stored: StoredBankAccount,
  hasMandate: boolean,
): ConfirmationResult {
  if (!hasMandate) return requireMandate(transaction, intent, stored);
  if (stored.isVerified) return { intent: startDebit(transaction, intent, stored) };

  const page = newIdentifier('sacs_test', 32);
  transaction.put('hostedPages', { id: page, paymentIntent: intent.id, paymentMethod: stored.id });
  transaction.put('verifications', { id: intent.id, page, codesTried: 0, amountsTried: 0 });
  if (bankOutcomeOf(stored).kind === 'microdepositsFail') {
    transaction.put('settlements', { id: intent.id, sinceMs: Date.now() });
  }
  const waiting = requireAction(transaction, intent, stored.paymentMethod, {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: nowInSeconds() + ARRIVAL_SECONDS,
      hosted_verification_url: transaction.publicUrl(`/verify/${page}`),
      microdeposit_type: 'descriptor_code',
    },
  });
  return { intent: waiting };
}

/** The outcome of the test account of a stored payment method. */
export function bankOutcomeOf({ testBankAccount: token }: StoredBankAccount): BankOutcome {
  const account = testBankAccountByToken(token);
  if (!account) throw invalidRequest(`No such test bank account: '${token}'`);
  return account.outcome;
}

/** As at Stripe, the intent keeps the payment method and can be confirmed again with a mandate. */
function requireMandate(
  transaction: Transaction,
  intent: PaymentIntent,
  { paymentMethod }: StoredBankAccount,
): ConfirmationResult {
  const open: PaymentIntent = {
    ...intent,
    status: 'requires_confirmation',
    payment_method: paymentMethod.id,
    next_action: null,
  };
  transaction.put('paymentIntents', open);
  const message =
    'This PaymentIntent requires a mandate, but no existing mandate was found. Collect mandate acceptance ' +
    'from the customer and try again, providing acceptance data in the mandate_data parameter.';
  const error = { type: 'invalid_request_error', message, payment_intent: open };
  return { intent: open, errorResponse: { status: 400, body: { error } } };
}

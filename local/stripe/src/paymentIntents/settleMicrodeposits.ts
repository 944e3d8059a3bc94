import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { Row } from '../store/tables.ts';
import type { Transaction } from '../store/Transaction.ts';
import { docUrl, invalidRequest } from '../StripeError.ts';
import type { ConfirmationResult } from './failPayment.ts';
import { failVerification } from './failVerification.ts';
import { startDebit } from './startDebit.ts';

/** What the payer entered from the bank statement; amounts in cents. */
export type MicrodepositEntry = { amounts: number[] } | { code: string };

/** Attempts that Stripe allows (docs.stripe.com/payments/ach-direct-debit/accept-a-payment). */
const LIMITS = { codes: 10, amounts: 3 };

/** Stripe's published test values: codes, and pairs of amounts in cents. */
const VERIFIED = ['SM11AA', '32,45'];
const EXCEEDED = ['SM33CC', '10,11'];
const TIMED_OUT = ['SM44DD', '40,41'];

/**
 * Checks the entered code or amounts. The debit starts, the payer may try again, or the attempt fails.
 * @throws StripeError (400) when no verification is pending or there are not exactly two amounts
 */
export function settleMicrodeposits(
  transaction: Transaction,
  intent: PaymentIntent,
  entry: MicrodepositEntry,
): ConfirmationResult {
  const verification = transaction.get('verifications', intent.id);
  const method = intent.payment_method ? transaction.get('paymentMethods', intent.payment_method) : undefined;
  const isWaiting = intent.next_action?.type === 'verify_with_microdeposits';
  if (!isWaiting || !verification || !method || !('testBankAccount' in method)) {
    throw invalidRequest(
      `You cannot verify microdeposits for this PaymentIntent because it has a status of ${intent.status}. ` +
        'Only a PaymentIntent that is waiting for microdeposit verification can be verified.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const key = entryKey(entry);
  if (EXCEEDED.includes(key)) return failVerification(transaction, intent, method, 'attempts_exceeded');
  if (TIMED_OUT.includes(key)) return failVerification(transaction, intent, method, 'timeout');
  if (!VERIFIED.includes(key)) {
    const attempted = countAttempt(verification, entry);
    if (hasNoAttemptsLeft(attempted))
      return failVerification(transaction, intent, method, 'attempts_exceeded');
    transaction.put('verifications', attempted);
    return mismatch(intent, entry);
  }
  const verified = { ...method, isVerified: true };
  transaction.put('paymentMethods', verified);
  transaction.remove('verifications', intent.id);
  transaction.remove('settlements', intent.id);
  return { intent: startDebit(transaction, intent, verified) };
}

/** @throws StripeError (400) unless there are two positive amounts */
function entryKey(entry: MicrodepositEntry): string {
  if ('code' in entry) return entry.code.trim().toUpperCase();
  if (entry.amounts.length === 2 && entry.amounts.every((cents) => cents > 0)) {
    return entry.amounts.toSorted((one, other) => one - other).join(',');
  }
  throw invalidRequest('You must provide exactly two microdeposit amounts.', {
    code: 'payment_method_microdeposit_verification_amounts_invalid',
    param: 'amounts',
  });
}

function countAttempt(verification: Row<'verifications'>, entry: MicrodepositEntry): Row<'verifications'> {
  if ('code' in entry) return { ...verification, codesTried: verification.codesTried + 1 };
  return { ...verification, amountsTried: verification.amountsTried + 1 };
}

function hasNoAttemptsLeft({ codesTried, amountsTried }: Row<'verifications'>): boolean {
  return codesTried >= LIMITS.codes || amountsTried >= LIMITS.amounts;
}

function mismatch(intent: PaymentIntent, entry: MicrodepositEntry): ConfirmationResult {
  const [code, message] =
    'code' in entry
      ? [
          'payment_method_microdeposit_verification_descriptor_code_mismatch',
          'The verification code provided does not match the one sent to the bank account.',
        ]
      : [
          'payment_method_microdeposit_verification_amounts_mismatch',
          'The amounts provided do not match the amounts that were sent to the bank account.',
        ];
  const param = 'code' in entry ? 'descriptor_code' : 'amounts';
  const error = { type: 'invalid_request_error', code, doc_url: docUrl(code), message, param };
  return { intent, errorResponse: { status: 400, body: { error: { ...error, payment_intent: intent } } } };
}

import { readBankAccount } from '../banks/readBankAccount.ts';
import { testBankAccountByToken } from '../banks/testBankAccounts.ts';
import { readCard } from '../cards/readCard.ts';
import { testCardByToken } from '../cards/testCards.ts';
import type { StoredPaymentMethod } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, type StripeError } from '../StripeError.ts';
import { addBankAccount } from './addBankAccount.ts';
import { addCard } from './addCard.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';

/**
 * Creates a payment method from what the payer entered.
 * @throws StripeError for missing (400) or invalid (400, 402) data
 */
export function addPaymentMethod(transaction: Transaction, data: PaymentMethodData): StoredPaymentMethod {
  if (data.type === 'card') {
    if (!data.card) throw missingParameter('card');
    return addCard(transaction, readCard(data.card), data);
  }
  if (!data.us_bank_account) throw missingParameter('us_bank_account');
  // Nacha requires the account holder's name for every debit; an email address is optional.
  if (!data.billing_details?.name) throw missingParameter('billing_details[name]');
  return addBankAccount(transaction, readBankAccount(data.us_bank_account), { ...data, isVerified: false });
}

/** Creates a new payment method from one of Stripe's test tokens. Returns undefined if the id is not a token. */
export function addTokenPaymentMethod(
  transaction: Transaction,
  token: string,
): StoredPaymentMethod | undefined {
  const card = testCardByToken(token);
  if (card) return addCard(transaction, card);
  const account = testBankAccountByToken(token);
  if (!account) return undefined;
  return addBankAccount(transaction, account, {
    billing_details: { name: 'Jenny Rosen' },
    // An account whose micro-deposits fail was never verified.
    isVerified: account.outcome.kind !== 'microdepositsFail',
  });
}

function missingParameter(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

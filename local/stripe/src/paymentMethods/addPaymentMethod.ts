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
 * Makes a payment method from what the payer typed.
 * @throws StripeError for what is missing (400) or refused (400, 402)
 */
export function addPaymentMethod(transaction: Transaction, data: PaymentMethodData): StoredPaymentMethod {
  if (data.type === 'card') {
    if (!data.card) throw missing('card');
    return addCard(transaction, readCard(data.card), data);
  }
  if (!data.us_bank_account) throw missing('us_bank_account');
  // Nacha wants the name of the account holder with every debit; an e-mail address may be left out.
  if (!data.billing_details?.name) throw missing('billing_details[name]');
  return addBankAccount(transaction, readBankAccount(data.us_bank_account), { ...data, isVerified: false });
}

/** Makes a payment method from one of Stripe's tokens, new at each use as at Stripe; undefined for another id. */
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

function missing(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

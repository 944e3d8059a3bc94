import { invalidRequest } from '../StripeError.ts';
import { testBankAccountByNumber, type TestBankAccount } from './testBankAccounts.ts';

interface BankEntry {
  routing_number: string;
  account_number: string;
}

/**
 * Finds the test account that the payer entered. Error messages never contain the account number.
 * @throws StripeError (400) when the entry is malformed or is not a test account
 */
export function readBankAccount(entry: BankEntry): TestBankAccount {
  if (!isRoutingNumber(entry.routing_number)) {
    throw invalidRequest('Invalid routing number.', {
      code: 'routing_number_invalid',
      param: 'us_bank_account[routing_number]',
    });
  }
  const invalidNumber = { code: 'account_number_invalid', param: 'us_bank_account[account_number]' };
  if (!/^\d{4,17}$/.test(entry.account_number))
    throw invalidRequest('Invalid account number.', invalidNumber);
  const account = testBankAccountByNumber(entry.account_number);
  if (account) return account;
  throw invalidRequest(
    'You must use a test bank account number in test mode. Try 000123456789 or see more options at ' +
      'https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers.',
    invalidNumber,
  );
}

/** The check digit of the American Bankers Association: weights 3, 7, 1. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

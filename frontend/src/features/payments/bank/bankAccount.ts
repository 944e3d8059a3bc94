import { enteredDigits } from '@portal/contract/fields/entered/asciiForms.ts';
/** Bank details as entered. Only the form holds them: they are never stored, logged or sent to our API. */
export interface BankAccount {
  accountHolderName: string;
  routingNumber: string;
  accountNumber: string;
  accountType: 'checking' | 'savings';
}

export const emptyBankAccount: BankAccount = {
  accountHolderName: '',
  routingNumber: '',
  accountNumber: '',
  accountType: 'checking',
};

/** Digits of a US routing number. */
export const ROUTING_DIGITS = 9;

/** Digits of the longest US account number. */
export const MAX_ACCOUNT_DIGITS = 17;

/** The digits in `typed`, at most `max` of them. */
export function digitsOf(text: string, max: number): string {
  return enteredDigits(text).slice(0, max);
}

const requiredBankFields = ['accountHolderName', 'routingNumber', 'accountNumber'] as const;

/** The first empty field, in the order of the form; undefined if all are filled. */
export function firstEmptyField(account: BankAccount): (typeof requiredBankFields)[number] | undefined {
  return requiredBankFields.find((field) => account[field].trim() === '');
}

/** Whether all fields are filled, so that payment can be attempted. */
export function isFilled(account: BankAccount): boolean {
  return firstEmptyField(account) === undefined;
}

/** Why the account cannot be debited; null if it can. */
export function bankAccountProblem(account: BankAccount): 'incomplete' | 'routingNumber' | null {
  if (!isFilled(account)) return 'incomplete';
  return account.routingNumber.length === ROUTING_DIGITS ? null : 'routingNumber';
}

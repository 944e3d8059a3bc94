/** Bank details as typed. They live in the form that holds them, and are never stored, logged or sent to our own API. */
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

/** Digits of an American routing number. */
export const ROUTING_DIGITS = 9;

/** Longest account number that American banks use. */
export const MAX_ACCOUNT_DIGITS = 17;

/** The digits of what was typed, cut to `most`. */
export function digitsOf(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}

const typedFields = ['accountHolderName', 'routingNumber', 'accountNumber'] as const;

/** The first field that holds nothing, in the order of the form; undefined when paying can be tried. */
export function firstEmptyField(account: BankAccount): (typeof typedFields)[number] | undefined {
  return typedFields.find((field) => account[field].trim() === '');
}

/** Whether every field holds something, which is when paying can be tried. */
export function isFilled(account: BankAccount): boolean {
  return firstEmptyField(account) === undefined;
}

/** What keeps the account from being debited, or null. */
export function bankAccountProblem(account: BankAccount): 'incomplete' | 'routingNumber' | null {
  if (!isFilled(account)) return 'incomplete';
  return account.routingNumber.length === ROUTING_DIGITS ? null : 'routingNumber';
}

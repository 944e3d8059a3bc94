/** The outcome of a debit, or of the micro-deposits that verify the account first. */
export type BankOutcome =
  | { kind: 'succeeds' }
  | { kind: 'returns' }
  | { kind: 'fails'; code: string; message: string }
  | { kind: 'neverSettles' }
  | { kind: 'microdepositsFail' };

export interface TestBankAccount {
  /** Stripe's token for the account. A stored payment method refers to the account by it. */
  token: string;
  number: string;
  outcome: BankOutcome;
}

function fails(code: string, message: string): BankOutcome {
  return { kind: 'fails', code, message };
}

/** Published test accounts (docs.stripe.com/payments/ach-direct-debit/accept-a-payment, 'Test account numbers'). */
export const testBankAccounts: TestBankAccount[] = [
  { token: 'pm_usBankAccount_success', number: '000123456789', outcome: { kind: 'succeeds' } },
  {
    token: 'pm_usBankAccount_accountClosed',
    number: '000111111113',
    outcome: fails('account_closed', "The customer's bank account has been closed."),
  },
  {
    token: 'pm_usBankAccount_noAccount',
    number: '000111111116',
    outcome: fails('no_account', "The customer's bank account could not be located."),
  },
  {
    token: 'pm_usBankAccount_insufficientFunds',
    number: '000222222227',
    outcome: fails(
      'insufficient_funds',
      "The customer's account has insufficient funds to cover this payment.",
    ),
  },
  {
    token: 'pm_usBankAccount_debitNotAuthorized',
    number: '000333333335',
    outcome: fails(
      'debit_not_authorized',
      'The customer has notified their bank that this payment was unauthorized.',
    ),
  },
  {
    token: 'pm_usBankAccount_invalidCurrency',
    number: '000444444440',
    outcome: fails(
      'invalid_currency',
      'The bank was unable to process this payment because of its currency. ' +
        "This is usually because the customer's account cannot accept payments in that currency.",
    ),
  },
  {
    token: 'pm_usBankAccount_failMicrodeposits',
    number: '000666666661',
    outcome: { kind: 'microdepositsFail' },
  },
  // The debit succeeds and the bank then returns it. At Stripe that takes weeks; here it is immediate.
  { token: 'pm_usBankAccount_dispute', number: '000555555559', outcome: { kind: 'returns' } },
  { token: 'pm_usBankAccount_processing', number: '000000000009', outcome: { kind: 'neverSettles' } },
  {
    token: 'pm_usBankAccount_weeklyLimitExceeded',
    number: '000777777771',
    outcome: fails(
      'charge_exceeds_source_limit',
      'This charge would cause you to exceed your rolling-window processing limit for this source type. ' +
        'Please retry the charge later.',
    ),
  },
];

const byNumber = new Map(testBankAccounts.map((account) => [account.number, account]));
const byToken = new Map(testBankAccounts.map((account) => [account.token, account]));

export function testBankAccountByNumber(number: string): TestBankAccount | undefined {
  return byNumber.get(number);
}

export function testBankAccountByToken(token: string): TestBankAccount | undefined {
  return byToken.get(token);
}

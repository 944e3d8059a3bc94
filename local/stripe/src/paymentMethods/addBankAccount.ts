import { createHash } from 'node:crypto';
import type { TestBankAccount } from '../banks/testBankAccounts.ts';
import type { BankAccount, StoredBankAccount } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { newPaymentMethod } from './newPaymentMethod.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';

const TEST_ROUTING_NUMBER = '110000000';

interface BankAccountInput extends Omit<PaymentMethodData, 'type'> {
  isVerified: boolean;
}

/** Stores a payment method for a test account: its token and last four digits, never its number. */
export function addBankAccount(
  transaction: Transaction,
  account: TestBankAccount,
  { isVerified, ...data }: BankAccountInput,
): StoredBankAccount {
  const paymentMethod = {
    ...newPaymentMethod(data),
    type: 'us_bank_account' as const,
    us_bank_account: toBankAccount(account, data.us_bank_account),
  };
  const { id } = paymentMethod;
  const stored: StoredBankAccount = { id, testBankAccount: account.token, isVerified, paymentMethod };
  transaction.put('paymentMethods', stored);
  return stored;
}

function toBankAccount(account: TestBankAccount, input: PaymentMethodData['us_bank_account']): BankAccount {
  const routingNumber = input?.routing_number ?? TEST_ROUTING_NUMBER;
  const identity = `${routingNumber} ${account.token}`;
  return {
    account_holder_type: input?.account_holder_type ?? 'individual',
    account_type: input?.account_type ?? 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    last4: account.number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: routingNumber,
    status_details: {},
  };
}

import { createHash } from 'node:crypto';
import { readBankAccount } from '../banks/readBankAccount.ts';
import { type TestBankAccount, testBankAccountByToken } from '../banks/testBankAccounts.ts';
import { readCard } from '../cards/readCard.ts';
import { testCardByToken } from '../cards/testCards.ts';
import type {
  BankAccount,
  BillingDetails,
  Card,
  StoredBankAccount,
  StoredCard,
  StoredPaymentMethod,
} from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, type StripeError } from '../StripeError.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';
import type { TestCard } from '../cards/testCard.ts';
import { mergeMetadata } from '../form/fields.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';

type NewPaymentMethod = Pick<PaymentMethodData, 'billing_details' | 'metadata'>;

/** The fields that payment methods of all types have. */
function newPaymentMethod({ billing_details: billing, metadata }: NewPaymentMethod) {
  return {
    id: newIdentifier('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: toBillingDetails(billing),
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, metadata),
  } as const;
}

function toBillingDetails(input: NewPaymentMethod['billing_details']): BillingDetails {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    address: { ...empty, ...input?.address },
    email: input?.email ?? null,
    name: input?.name ?? null,
    phone: input?.phone ?? null,
    tax_id: input?.tax_id ?? null,
  };
}

const TEST_ROUTING_NUMBER = '110000000';

interface BankAccountInput extends Omit<PaymentMethodData, 'type'> {
  isVerified: boolean;
}

/** Stores a payment method for a test account: its token and last four digits, never its number. */
function addBankAccount(
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

/** Stores a payment method for a test card. */
function addCard(
  transaction: Transaction,
  testCard: TestCard,
  data: Omit<PaymentMethodData, 'type'> = {},
): StoredCard {
  const card = toCard(testCard, data);
  const paymentMethod = { ...newPaymentMethod(data), type: 'card' as const, card };
  const stored: StoredCard = { id: paymentMethod.id, testCard: testCard.token, paymentMethod };
  transaction.put('paymentMethods', stored);
  return stored;
}

function toCard(
  testCard: TestCard,
  { card, billing_details: billing }: Omit<PaymentMethodData, 'type'>,
): Card {
  const year = card?.exp_year ?? new Date().getUTCFullYear() + 1;
  return {
    brand: testCard.brand,
    checks: {
      address_line1_check: billing?.address?.line1 ? 'unchecked' : null,
      address_postal_code_check: billing?.address?.postal_code ? 'unchecked' : null,
      cvc_check: card?.cvc ? 'unchecked' : null,
    },
    country: testCard.country ?? 'US',
    display_brand: testCard.brand,
    exp_month: card?.exp_month ?? 12,
    exp_year: year < 100 ? 2000 + year : year,
    fingerprint: createHash('sha256').update(testCard.number).digest('base64url').slice(0, 16),
    funding: testCard.funding ?? 'credit',
    generated_from: null,
    last4: testCard.number.slice(-4),
    networks: { available: [testCard.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

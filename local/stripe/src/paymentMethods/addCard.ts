import { createHash } from 'node:crypto';
import type { TestCard } from '../cards/testCard.ts';
import type { Card, StoredCard } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { newPaymentMethod } from './newPaymentMethod.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';

/** Stores a payment method for a test card. */
export function addCard(
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

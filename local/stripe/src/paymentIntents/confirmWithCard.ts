import type { TestCard } from '../cards/testCard.ts';
import { testCardByToken } from '../cards/testCards.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { StoredCard } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest } from '../StripeError.ts';
import { requireAction } from './requireAction.ts';
import { chargeCard } from './chargeCard.ts';
import type { ConfirmationResult } from './failPayment.ts';

/** Charges the card, requires authentication, or declines, depending on the test card. */
export function confirmWithCard(
  transaction: Transaction,
  intent: PaymentIntent,
  stored: StoredCard,
): ConfirmationResult {
  const testCard = testCardOf(stored);
  if (testCard.outcome.kind !== 'needsAuthentication') {
    return chargeCard(transaction, intent, stored, testCard, testCard.outcome);
  }
  const action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } as const;
  return { intent: requireAction(transaction, intent, stored.paymentMethod, action) };
}

/** The test card of a stored payment method. */
export function testCardOf({ testCard: token }: StoredCard): TestCard {
  const testCard = testCardByToken(token);
  if (!testCard) throw invalidRequest(`No such test card: '${token}'`);
  return testCard;
}

import { APPROVED, addCharge } from './addCharge.ts';
import { openDispute } from '../disputes/openDispute.ts';
import type { CardDecline, TestCard } from '../cards/testCard.ts';
import type { Charge } from '../objects/charge.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { Card, StoredCard } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';
import { failPayment, type ConfirmationResult } from './failPayment.ts';
import { succeedPayment } from './succeedPayment.ts';

/** Charges the card with the given outcome. */
export function chargeCard(
  transaction: Transaction,
  intent: PaymentIntent,
  { paymentMethod }: StoredCard,
  testCard: TestCard,
  outcome: { kind: 'succeeds' } | CardDecline,
): ConfirmationResult {
  const decline = outcome.kind === 'declines' ? outcome : undefined;
  const charge = addCharge(transaction, intent, paymentMethod, {
    status: decline ? 'failed' : 'succeeded',
    outcome: decline ? declinedOutcome(decline) : approvedOutcome(testCard),
    details: { type: 'card', card: withCheckResults(paymentMethod.card, testCard, decline) },
    ...(decline ? { failure: decline } : {}),
  });
  if (!decline) {
    const paid = succeedPayment(transaction, intent, charge);
    openImmediateDispute(transaction, charge, testCard);
    return { intent: paid };
  }
  return failPayment(transaction, intent, 402, {
    charge: charge.id,
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    ...(decline.param ? { param: decline.param } : {}),
    payment_method: paymentMethod,
    type: 'card_error',
  });
}

function openImmediateDispute(transaction: Transaction, charge: Charge, { dispute }: TestCard): void {
  if (!dispute) return;
  const status = dispute === 'inquiry' ? 'warning_needs_response' : 'needs_response';
  openDispute(transaction, charge, { amount: charge.amount, reason: 'fraudulent', status });
}

function approvedOutcome({ riskLevel }: TestCard): Charge['outcome'] {
  return riskLevel ? { ...APPROVED, risk_level: riskLevel, risk_score: 74 } : APPROVED;
}

function declinedOutcome({ declineCode, isBlocked }: CardDecline): Charge['outcome'] {
  if (isBlocked) {
    return {
      ...APPROVED,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 92,
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  }
  return {
    ...APPROVED,
    network_status: 'declined_by_network',
    reason: declineCode,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

/** Sets the result of each check whose value was provided. */
function withCheckResults(card: Card, { checks = {} }: TestCard, decline?: CardDecline): Card {
  const { address_line1_check: line1, address_postal_code_check: postalCode, cvc_check: cvc } = card.checks;
  const cvcResult = decline?.code === 'incorrect_cvc' ? 'fail' : (checks.cvc ?? 'pass');
  return {
    ...card,
    checks: {
      address_line1_check: line1 && (checks.line1 ?? 'pass'),
      address_postal_code_check: postalCode && (checks.postalCode ?? 'pass'),
      cvc_check: cvc && cvcResult,
    },
  };
}

import { cardDeclined, fails, type TestCard } from './testCard.ts';

/** Cards that are declined without authentication. */
export const decliningCards: TestCard[] = [
  {
    token: 'pm_card_chargeDeclined',
    otherTokens: ['pm_card_visa_chargeDeclined'],
    number: '4000000000000002',
    brand: 'visa',
    outcome: cardDeclined('generic_decline'),
  },
  {
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    otherTokens: ['pm_card_visa_chargeDeclinedInsufficientFunds'],
    number: '4000000000009995',
    brand: 'visa',
    outcome: cardDeclined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    token: 'pm_card_chargeDeclinedLostCard',
    otherTokens: ['pm_card_visa_chargeDeclinedLostCard'],
    number: '4000000000009987',
    brand: 'visa',
    outcome: cardDeclined('lost_card'),
  },
  {
    token: 'pm_card_chargeDeclinedStolenCard',
    otherTokens: ['pm_card_visa_chargeDeclinedStolenCard'],
    number: '4000000000009979',
    brand: 'visa',
    outcome: cardDeclined('stolen_card'),
  },
  {
    token: 'pm_card_chargeDeclinedFraudulent',
    otherTokens: ['pm_card_radarBlock'],
    number: '4100000000000019',
    brand: 'visa',
    outcome: { ...cardDeclined('fraudulent'), isBlocked: true },
  },
  {
    token: 'pm_card_riskLevelHighest',
    number: '4000000000004954',
    brand: 'visa',
    outcome: { ...cardDeclined('fraudulent'), isBlocked: true },
  },
  {
    token: 'pm_card_chargeCustomerFail',
    number: '4000000000000341',
    brand: 'visa',
    outcome: cardDeclined('generic_decline'),
  },
  {
    token: 'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    number: '4000000000006975',
    brand: 'visa',
    outcome: cardDeclined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  },
  {
    token: 'pm_card_chargeDeclinedExpiredCard',
    number: '4000000000000069',
    brand: 'visa',
    outcome: fails('expired_card', 'Your card has expired.', 'exp_month'),
  },
  {
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    number: '4000000000000127',
    brand: 'visa',
    outcome: fails('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
  },
  {
    token: 'pm_card_chargeDeclinedProcessingError',
    number: '4000000000000119',
    brand: 'visa',
    outcome: fails(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
];

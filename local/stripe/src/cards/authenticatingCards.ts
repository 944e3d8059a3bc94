import { cardDeclined, succeeds, type CardOutcome, type TestCard } from './testCard.ts';

/** Cards whose bank requires authentication of the payer (3-D Secure). */
export const authenticatingCards: TestCard[] = [
  visa('pm_card_authenticationRequiredOnSetup', '4000002500003155'),
  visa('pm_card_authenticationRequired', '4000002760003184'),
  visa('pm_card_authenticationRequiredSetupForOffSession', '4000003800000446'),
  visa('pm_card_threeDSecure2Required', '4000000000003220'),
  visa(
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '4000008260003178',
    cardDeclined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  visa('pm_card_threeDSecureRequiredChargeDeclined', '4000008400001629', cardDeclined('generic_decline')),
  {
    token: 'pm_card_threeDSecureRequiredProcessingError',
    number: '4000008400001280',
    brand: 'visa',
    // The bank's authentication service is unavailable, so there is no challenge.
    outcome: cardDeclined('generic_decline'),
  },
];

type OutcomeAfterAuthentication = Extract<
  CardOutcome,
  { kind: 'needsAuthentication' }
>['outcomeAfterAuthentication'];

function visa(
  token: string,
  number: string,
  outcomeAfterAuthentication: OutcomeAfterAuthentication = succeeds,
): TestCard {
  return {
    token,
    number,
    brand: 'visa',
    outcome: { kind: 'needsAuthentication', outcomeAfterAuthentication },
  };
}

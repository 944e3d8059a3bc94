/** What happens when a payment is confirmed with a card. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | CardDecline
  | { kind: 'needsAuthentication'; afterwards: { kind: 'succeeds' } | CardDecline };

export interface CardDecline {
  kind: 'declines';
  code: string;
  declineCode: string;
  message: string;
  param?: string;
  /** Whether it never reached the bank, because the payment counts as too risky. */
  isBlocked?: true;
}

type CheckResult = 'fail' | 'unavailable';

export interface TestCard {
  /** Stripe's token for the card; also how a stored payment method remembers it. */
  token: string;
  otherTokens?: string[];
  number: string;
  brand: string;
  funding?: 'debit' | 'prepaid';
  country?: string;
  outcome: CardOutcome;
  /** Checks that do not pass, when there is something to check. */
  checks?: { cvc?: CheckResult; line1?: CheckResult; postalCode?: CheckResult };
  riskLevel?: 'elevated';
  /** What becomes of a refund that does not simply succeed. */
  refund?: 'pendsFirst' | 'failsLater';
  /** How a payment with it is disputed as soon as it is made. */
  dispute?: 'chargeback' | 'inquiry';
}

export const succeeds = { kind: 'succeeds' } as const;

export function cardDeclined(declineCode: string, message = 'Your card was declined.'): CardDecline {
  return { kind: 'declines', code: 'card_declined', declineCode, message };
}

export function fails(code: string, message: string, param?: string): CardDecline {
  return { kind: 'declines', code, declineCode: code, message, ...(param ? { param } : {}) };
}

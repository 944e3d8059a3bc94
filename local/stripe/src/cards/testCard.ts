/** The outcome of confirming a payment with a card. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | CardDecline
  | { kind: 'needsAuthentication'; outcomeAfterAuthentication: { kind: 'succeeds' } | CardDecline };

export interface CardDecline {
  kind: 'declines';
  code: string;
  declineCode: string;
  message: string;
  param?: string;
  /** Set when Stripe blocks the payment as too risky, so that it never reaches the bank. */
  isBlocked?: true;
}

type CheckResult = 'fail' | 'unavailable';

export interface TestCard {
  /** Stripe's token for the card. A stored payment method refers to the card by it. */
  token: string;
  otherTokens?: string[];
  number: string;
  brand: string;
  funding?: 'debit' | 'prepaid';
  country?: string;
  outcome: CardOutcome;
  /** Checks that do not pass if their value was provided. */
  checks?: { cvc?: CheckResult; line1?: CheckResult; postalCode?: CheckResult };
  riskLevel?: 'elevated';
  /** How a refund to the card behaves; undefined when it succeeds immediately. */
  refundBehavior?: 'pendingFirst' | 'failsLater';
  /** The dispute that is opened as soon as a payment succeeds. */
  dispute?: 'chargeback' | 'inquiry';
}

export const succeeds = { kind: 'succeeds' } as const;

export function cardDeclined(declineCode: string, message = 'Your card was declined.'): CardDecline {
  return { kind: 'declines', code: 'card_declined', declineCode, message };
}

export function fails(code: string, message: string, param?: string): CardDecline {
  return { kind: 'declines', code, declineCode: code, message, ...(param ? { param } : {}) };
}

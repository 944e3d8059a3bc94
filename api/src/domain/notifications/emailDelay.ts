import type { AccountEmailKind } from '../accounts/emails/accountEmailRetry.ts';

/** How long emails count as delayed after a sign that the email service does not send. */
const DELAYED_MS = 10 * 60_000;
/** A time that differs by less is not stored again. */
const RENEW_MS = 60_000;

/** Until when emails take longer than usual. */
export interface EmailDelay {
  readonly until: string;
  /** Whether the email service asked to wait. An email that is sent before then is no sign that all are. */
  readonly isAsked: boolean;
}

/**
 * The delay after an email service failed, or asked to wait; null if `known` says the same. A longer delay that was known
 * is not shortened.
 */
export function delayAfterFailure(
  known: EmailDelay | null,
  askedSeconds: number | undefined,
  now: Date,
): EmailDelay | null {
  const isAsked = askedSeconds !== undefined;
  const until = now.getTime() + Math.max(DELAYED_MS, (askedSeconds ?? 0) * 1000);
  if (known && Date.parse(known.until) > until - RENEW_MS && (known.isAsked || !isAsked)) return null;
  return { until: new Date(until).toISOString(), isAsked };
}

export function isDelayed(known: EmailDelay | null, now: Date): boolean {
  return known !== null && known.until > now.toISOString();
}

/** Whether an email that was sent ends a delay. */
export function endsDelay(known: EmailDelay | null, now: Date): boolean {
  return known !== null && isDelayed(known, now) && !known.isAsked;
}

/**
 * Emails that anyone can request for any address. They are sent only to addresses with an account, so what becomes of them
 * must not show: they neither begin nor end a delay.
 */
const REQUESTED_BY_ANYONE: ReadonlySet<AccountEmailKind> = new Set(['password-reset', 'existing-account']);

/** Whether what becomes of an email about an account may show. */
export function tellsOfService(email: {
  readonly kind: AccountEmailKind;
  readonly isRequestedByAnyone?: boolean | undefined;
}): boolean {
  return !(email.isRequestedByAnyone ?? REQUESTED_BY_ANYONE.has(email.kind));
}

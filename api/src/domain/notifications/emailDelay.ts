import type { AccountEmailKind } from '../accounts/emails/accountEmailRetry.ts';

/** How long emails count as delayed after the email service failed. */
const DELAYED_MS = 10 * 60_000;
/** A new end of the delay that is less than this later is not stored. */
const RENEW_MS = 60_000;

/** The end of a period in which emails take longer than usual. */
export interface EmailDelay {
  readonly until: string;
  /** Whether the email service asked to wait. Then an email that is sent earlier does not end the delay. */
  readonly isAsked: boolean;
}

/** The delay after the email service failed or asked to wait; null if `known` covers it. Never shorter than `known`. */
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
 * Emails that anyone can request for any address. They are sent only if the address has an account. Their success or
 * failure must not become visible, so they neither start nor end a delay.
 */
const REQUESTED_BY_ANYONE: ReadonlySet<AccountEmailKind> = new Set(['password-reset', 'existing-account']);

/** Whether the success or failure of an account email may start or end a delay, which people can see. */
export function tellsOfService(email: {
  readonly kind: AccountEmailKind;
  readonly isRequestedByAnyone?: boolean | undefined;
}): boolean {
  return !(email.isRequestedByAnyone ?? REQUESTED_BY_ANYONE.has(email.kind));
}

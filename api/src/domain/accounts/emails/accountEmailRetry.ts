import { ADDRESS_LINK_HOURS } from '@portal/contract/accounts/endpoints/confirmation.ts';

export const accountEmailKinds = [
  'password-reset',
  'existing-account',
  'invitation',
  'password-changed',
  'two-step-on',
  'two-step-off',
  'identity-linked',
  'role-changed',
  'address-confirmation',
] as const;

export type AccountEmailKind = (typeof accountEmailKinds)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an email is worth sending: as long as its link works, or as long as its owner needs to know. */
const LIFETIMES_MS: Readonly<Record<AccountEmailKind, number>> = {
  'password-reset': 30 * MINUTE_MS,
  'existing-account': DAY_MS,
  invitation: 7 * DAY_MS,
  'password-changed': 7 * DAY_MS,
  'two-step-on': 7 * DAY_MS,
  'two-step-off': 7 * DAY_MS,
  'identity-linked': 7 * DAY_MS,
  'role-changed': 7 * DAY_MS,
  'address-confirmation': ADDRESS_LINK_HOURS * HOUR_MS,
};

/** The first delay of a retry; it doubles up to five minutes, so that a reset link still arrives in time. */
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 5 * MINUTE_MS;
/** After half an hour, the delay is this part of the email's age: an address that is always refused costs few attempts. */
const DELAY_PER_AGE = 1 / 6;

interface FailedEmail {
  readonly kind: AccountEmailKind;
  readonly queuedAt: string;
  /** Attempts so far, without the failed one. */
  readonly attempts: number;
}

/**
 * When an email that could not be sent is sent again; null if it would be too late by then. Waits at least as long as the
 * email service asks for.
 */
export function accountEmailRetryMs(
  { kind, queuedAt, attempts }: FailedEmail,
  now: Date,
  askedMs: number,
): number | null {
  const ageMs = now.getTime() - Date.parse(queuedAt);
  const maxDelayMs = Math.max(MAX_DELAY_MS, ageMs * DELAY_PER_AGE);
  const ownDelayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), maxDelayMs);
  const delayMs = Math.max(ownDelayMs, askedMs);
  const expiresAt = Date.parse(queuedAt) + LIFETIMES_MS[kind];
  return now.getTime() + delayMs < expiresAt ? delayMs : null;
}

import { DRAFT_DAYS, UNSUBMITTED_HOURS } from '@portal/contract/retention/rules.ts';
import type { IntentFacts } from '../payments/intents/validateFeeIntent.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A submission that began in time is let through to its end before what it names is deleted. */
const GRACE_MS = MINUTE_MS;

/** Whether an upload that nothing refers to can no longer be submitted. */
export function isUploadExpired(issuedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(issuedAt) >= UNSUBMITTED_HOURS * HOUR_MS;
}

/** Whether an upload that nothing refers to is deleted. */
export function isUploadDeletable(issuedAt: string, now: Date): boolean {
  return isUploadExpired(issuedAt, new Date(now.getTime() - GRACE_MS));
}

/** Whether a draft is old enough to be deleted, whatever its payment says. */
export function isDraftExpired(savedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) >= DRAFT_DAYS * 24 * HOUR_MS;
}

/** Whether nothing can come of the payment of a draft any more: none was begun, or it is cancelled. */
export function isPaymentExpired(intent: Pick<IntentFacts, 'status'> | null): boolean {
  return intent === null || intent.status === 'canceled';
}

/** Whether money may still come of a PaymentIntent without its payer doing more than verify a bank account. */
export function isPaymentInProgress({
  status,
  verificationUrl,
}: Pick<IntentFacts, 'status' | 'verificationUrl'>): boolean {
  return status === 'processing' || status === 'succeeded' || verificationUrl !== null;
}

import { DRAFT_DAYS, UNSUBMITTED_HOURS } from '@portal/contract/retention/rules.ts';
import type { IntentFacts } from '../payments/intents/validateFeeIntent.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lets a submission that started in time finish before its uploads are deleted. */
const GRACE_MS = MINUTE_MS;

/** Whether an unreferenced upload can no longer be submitted. */
export function isUploadExpired(issuedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(issuedAt) >= UNSUBMITTED_HOURS * HOUR_MS;
}

/** Whether an unreferenced upload can be deleted. */
export function isUploadDeletable(issuedAt: string, now: Date): boolean {
  return isUploadExpired(issuedAt, new Date(now.getTime() - GRACE_MS));
}

/** Whether a draft is old enough to be deleted, regardless of its payment. */
export function isDraftExpired(savedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) >= DRAFT_DAYS * 24 * HOUR_MS;
}

/** Whether the payment of a draft can no longer succeed: there is none, or it is canceled. */
export function isPaymentExpired(intent: Pick<IntentFacts, 'status'> | null): boolean {
  return intent === null || intent.status === 'canceled';
}

/** Whether a PaymentIntent can succeed without the payer, except for verifying a bank account. */
export function isPaymentInProgress({
  status,
  verificationUrl,
}: Pick<IntentFacts, 'status' | 'verificationUrl'>): boolean {
  return status === 'processing' || status === 'succeeded' || verificationUrl !== null;
}

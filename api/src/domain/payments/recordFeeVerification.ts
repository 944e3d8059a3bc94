import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestDocument } from '../requests/requestDocument.ts';

interface Verification {
  readonly intentId: string;
  /** Stripe's page to verify the payer's bank account; null if no verification is pending. */
  readonly verificationUrl: string | null;
  readonly amountCents: number;
}

/**
 * Records that a new bank payment of a failed fee waits for verification, which an email asks for, or no longer waits; null if
 * that is known. `updatedAt` stays, because payers watch it to see whether their new payment arrived.
 */
export function recordFeeVerification(
  request: RequestDocument,
  verification: Verification,
  now: Date,
): Change | null {
  const { payment, updatedAt } = request;
  if (payment.state !== 'failed' || payment.intentId !== verification.intentId) return null;
  if (payment.verificationUrl === verification.verificationUrl) return null;
  const { intentId, verificationUrl, amountCents } = verification;
  return {
    request: { ...nextVersion(request, { payment: { ...payment, verificationUrl } }, now), updatedAt },
    event: {
      kind: 'fee-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId, waitsForVerification: verificationUrl !== null },
    },
    steps: [
      { kind: 'project' },
      ...(verificationUrl === null
        ? []
        : [{ kind: 'email-bank-verification', verificationUrl, amountCents } as const]),
    ],
  };
}

import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

interface Verification {
  readonly intentId: string;
  /** Stripe's page to verify the payer's bank account; null if no verification is pending. */
  readonly verificationUrl: string | null;
  readonly amountCents: number;
}

/**
 * Records that a bank payment for files or invoices waits for verification, which an email asks for, or no longer waits;
 * null if that is known. `updatedAt` stays, because nothing that was asked for has changed.
 */
export function recordAccountVerification(
  request: RequestDocument,
  { intentId, verificationUrl, amountCents }: Verification,
  now: Date,
): Change | null {
  const { [intentId]: known = null, ...others } = request.accountVerifications;
  if (known === verificationUrl) return null;
  const accountVerifications = verificationUrl === null ? others : { ...others, [intentId]: verificationUrl };
  return {
    request: { ...nextVersion(request, { accountVerifications }, now), updatedAt: request.updatedAt },
    event: {
      kind: 'account-verification',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId, isPending: verificationUrl !== null },
    },
    steps: [
      { kind: 'project' },
      ...(verificationUrl === null
        ? []
        : [{ kind: 'email-bank-verification', verificationUrl, amountCents } as const]),
    ],
  };
}

import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestRoot } from '../requests/root.ts';

interface Verification {
  readonly intentId: string;
  /** Where the bank account is verified that is to pay; null when none waits for that. */
  readonly verificationUrl: string | null;
}

/**
 * Notes that a bank account with which a failed fee is paid again waits to be verified, or does not any more; null when
 * that is known. `updatedAt` stays: it tells those who paid again whether their payment has come.
 */
export function recordFeeVerification(
  root: RequestRoot,
  verification: Verification,
  now: Date,
): Change | null {
  const { payment, updatedAt } = root;
  if (payment.state !== 'failed' || payment.intentId !== verification.intentId) return null;
  if (payment.verificationUrl === verification.verificationUrl) return null;
  const { intentId, verificationUrl } = verification;
  return {
    root: { ...nextVersion(root, { payment: { ...payment, verificationUrl } }, now), updatedAt },
    event: {
      kind: 'fee-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { intentId, waitsForVerification: verificationUrl !== null },
    },
    work: [{ kind: 'project' }],
  };
}

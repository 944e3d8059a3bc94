import type { RequestDocument } from '../requests/requestDocument.ts';

interface Verification {
  /** The draft whose fee waits for the verification; undefined for a payment of a request. */
  readonly draftId: string | undefined;
  readonly verificationUrl: string;
}

/**
 * What happens after the payer has verified a bank account: the draft is submitted, work on a request with a failed fee
 * resumes, or documents and invoices are paid. Null if no payment waits for the verification. `request` is null if there
 * is not a request.
 */
export function verificationPurpose(
  { draftId, verificationUrl }: Verification,
  request: Pick<RequestDocument, 'payment' | 'accountVerifications'> | null,
): 'submitted' | 'resumed' | 'charged' | null {
  if (draftId !== undefined) return request === null ? 'submitted' : null;
  if (request?.payment.verificationUrl === verificationUrl) return 'resumed';
  const isCharge = Object.values(request?.accountVerifications ?? {}).includes(verificationUrl);
  return isCharge ? 'charged' : null;
}

import {
  idOfKey,
  isDraftKey,
  isUnclaimedUpdateKey,
  requestOfUpdateKey,
} from '@portal/contract/files/rules/uploadKey.ts';
import { encodeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { keyedHash } from '../config/keyedHash.ts';

/** The request id of a draft. It is derived, so submitting a draft twice gives the same request. */
export function requestIdOf(draftId: string): string {
  return `req_${keyedHash('request', draftId.toLowerCase()).toString('base64url').slice(0, 24)}`;
}

/**
 * The request that a PaymentIntent's metadata names; empty if none. Fee metadata names the request instead of its
 * draft, because the draft id would reveal the verification code to people with access to the Stripe account. Old
 * PaymentIntents name the draft.
 */
export function requestOfIntent({ draftId = '', requestId }: Readonly<Record<string, string>>): string {
  if (requestId !== undefined) return requestId;
  return draftId === '' || draftId.startsWith('req_') ? draftId : requestIdOf(draftId);
}

/** The request id of an upload key: the key of a draft (`req-<draftId>`), of an update, or the request id itself. For an unclaimed update it is a derived id without a request. */
export function requestOfUploads(uploadKey: string): string {
  if (isDraftKey(uploadKey)) return requestIdOf(idOfKey(uploadKey));
  if (isUnclaimedUpdateKey(uploadKey)) return requestIdOf(uploadKey);
  return requestOfUpdateKey(uploadKey) ?? uploadKey;
}

/**
 * The verification code of a draft's request, without the dash. It is derived, never stored. `codeVersion`: how often the
 * code was replaced; 0 is the code of the submission.
 */
export function verificationCodeOf(draftId: string, codeVersion: number): string {
  const id = draftId.toLowerCase();
  return encodeVerificationCode(
    keyedHash('verification code', codeVersion === 0 ? id : `${id}\n${codeVersion}`),
  );
}

/** The invoice id for an idempotency key in a request. */
export function invoiceIdOf(requestId: string, key: string): string {
  return `inv_${keyedHash('invoice', `${requestId}\n${key.toLowerCase()}`).toString('hex').slice(0, 32)}`;
}

/** The refund id for an idempotency key of an invoice. */
export function refundIdOf(requestId: string, invoiceId: string, key: string): string {
  const parts = `${requestId}\n${invoiceId}\n${key.toLowerCase()}`;
  return `ref_${keyedHash('refund', parts).toString('hex').slice(0, 32)}`;
}

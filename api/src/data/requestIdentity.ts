import {
  idOfKey,
  isDraftKey,
  isUnclaimedUpdateKey,
  requestOfUpdateKey,
} from '@portal/contract/files/rules/uploadKey.ts';
import { encodeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { keyedHash } from '../config/keyedHash.ts';

/** The request that a draft becomes. It follows from the draft, so submitting twice names the same request. */
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

/** The request whose files are uploaded under a key: that of a draft (`req-` and its id) or of an update, or its own id. An update that no request claimed has one that is none. */
export function requestOfUploads(uploadKey: string): string {
  if (isDraftKey(uploadKey)) return requestIdOf(idOfKey(uploadKey));
  if (isUnclaimedUpdateKey(uploadKey)) return requestIdOf(uploadKey);
  return requestOfUpdateKey(uploadKey) ?? uploadKey;
}

/** The verification code of the request that a draft becomes, without its dash. It is derived, never stored. */
export function verificationCodeOf(draftId: string): string {
  return encodeVerificationCode(keyedHash('verification code', draftId.toLowerCase()));
}

/** The invoice that a key makes in a request. It follows from both, so making it twice names the same invoice. */
export function invoiceIdOf(requestId: string, key: string): string {
  return `inv_${keyedHash('invoice', `${requestId}\n${key.toLowerCase()}`).toString('hex').slice(0, 32)}`;
}

/** The refund that a key gives of an invoice. It follows from both, so asking twice names the same refund, and the same key of another invoice another one. */
export function refundIdOf(requestId: string, invoiceId: string, key: string): string {
  const named = `${requestId}\n${invoiceId}\n${key.toLowerCase()}`;
  return `ref_${keyedHash('refund', named).toString('hex').slice(0, 32)}`;
}

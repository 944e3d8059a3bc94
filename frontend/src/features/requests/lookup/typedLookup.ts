import {
  formatVerificationCode,
  isCompleteVerificationCode,
  normalizeVerificationCode,
} from '@portal/contract/requests/rules/verificationCode.ts';
import { groupTypedCode } from './groupTypedCode.ts';

/** What stands in the two fields of the look-up form. */
export interface TypedLookup {
  readonly orderId: string;
  readonly code: string;
}

/** An order id and a complete code, each in the one form in which it is looked up and cached. */
export interface LookupPair {
  readonly orderId: string;
  readonly code: string;
}

/** The two values of an address; older links name the code `verification`. */
export function lookupInAddress(params: URLSearchParams): TypedLookup {
  const code = params.get('verificationCode') ?? params.get('verification') ?? '';
  return { orderId: params.get('orderId') ?? '', code: groupTypedCode(code) };
}

/** The same address with the two values as they stand now; an empty one is left out. */
export function addressWithLookup(params: URLSearchParams, typed: TypedLookup): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('verification');
  for (const [name, value] of [
    ['orderId', typed.orderId.trim()],
    ['verificationCode', typed.code],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** What can be looked up, or null while the order id is missing or the code is short of its full length. */
export function lookupPairOf(typed: TypedLookup): LookupPair | null {
  const orderId = typed.orderId.trim();
  if (!orderId || !isCompleteVerificationCode(typed.code)) return null;
  return { orderId, code: formatVerificationCode(normalizeVerificationCode(typed.code)) };
}

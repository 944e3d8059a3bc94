import {
  formatVerificationCode,
  isCompleteVerificationCode,
  normalizeVerificationCode,
} from '@portal/contract/requests/rules/verificationCode.ts';
import { groupTypedCode } from './groupTypedCode.ts';

/** The values of the two fields of the lookup form. */
export interface LookupInput {
  readonly orderId: string;
  readonly code: string;
}

/** An Order ID and a complete code, both normalized for lookups and cache keys. */
export interface LookupPair {
  readonly orderId: string;
  readonly code: string;
}

/** Reads the two values from a URL. Older links call the code `verification`. */
export function readLookupParams(params: URLSearchParams): LookupInput {
  const code = params.get('verificationCode') ?? params.get('verification') ?? '';
  return { orderId: params.get('orderId') ?? '', code: groupTypedCode(code) };
}

/** Returns the parameters with the two values. Omits empty ones. */
export function withLookupParams(params: URLSearchParams, input: LookupInput): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('verification');
  for (const [name, value] of [
    ['orderId', input.orderId.trim()],
    ['verificationCode', input.code],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The pair to look up; null if the Order ID is missing or the code is incomplete. */
export function lookupPairOf(input: LookupInput): LookupPair | null {
  const orderId = input.orderId.trim();
  if (!orderId || !isCompleteVerificationCode(input.code)) return null;
  return { orderId, code: formatVerificationCode(normalizeVerificationCode(input.code)) };
}

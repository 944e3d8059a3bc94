import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';

/**
 * Normalizes an order id for comparison: case and repeated spaces do not matter, nor do characters that change the reading
 * direction, which forms remove.
 */
export function normalizeOrderId(orderId: string): string {
  return orderId
    .normalize('NFKC')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/**
 * The lookup key of order id and code; two firms can use the same order id. A bar in the code is removed, so that a
 * caller cannot move part of the order id into the code and avoid the count of wrong codes per order id.
 */
export function lookupKey(orderId: string, verificationCode: string): string {
  return `${normalizeOrderId(orderId)}|${normalizeVerificationCode(verificationCode).replaceAll('|', '')}`;
}

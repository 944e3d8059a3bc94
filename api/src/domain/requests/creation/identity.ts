import { asOneLine } from '@portal/contract/fields/fields.ts';
import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';

/**
 * Normalizes an order id for comparison: case and repeated spaces do not matter. What the field changes when a request is
 * submitted is changed here as well, so that a request is found by what was typed.
 */
export function normalizeOrderId(orderId: string): string {
  return asOneLine(orderId.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * The lookup key of order id and code; two firms can use the same order id. A bar in the code is removed, so that a
 * caller cannot move part of the order id into the code and avoid the count of wrong codes per order id.
 */
export function lookupKey(orderId: string, verificationCode: string): string {
  return `${normalizeOrderId(orderId)}|${normalizeVerificationCode(verificationCode).replaceAll('|', '')}`;
}

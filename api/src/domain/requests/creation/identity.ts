import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';

/** Order ids are compared without case and without regard to the spaces inside. */
export function normalizeOrderId(orderId: string): string {
  return orderId.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * What order id and code together are looked up by; two firms may use the same order id. A bar typed into the code
 * falls away, so that no part of an order id can be given as code: wrong codes are counted by order id.
 */
export function lookupKey(orderId: string, verificationCode: string): string {
  return `${normalizeOrderId(orderId)}|${normalizeVerificationCode(verificationCode).replaceAll('|', '')}`;
}

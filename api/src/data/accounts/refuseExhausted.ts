import type { RateLimit } from '@portal/contract/endpoint.ts';
import { callCounter } from './callCounter.ts';
import { isSpent } from './spentLimits.ts';

/** Refuses a call of `operation` from `address` once this instance saw its limit spent; counts nothing, reads nothing. */
export function refuseExhausted(operation: string, address: string, limit: RateLimit, now: Date): void {
  const { id, refusal } = callCounter(operation, address, limit, now);
  if (isSpent(id, now)) throw refusal();
}

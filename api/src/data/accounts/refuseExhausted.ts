import type { RateLimit } from '@portal/contract/endpoint.ts';
import { callCounter } from './callCounter.ts';
import { isExhausted } from './exhaustedLimits.ts';

/** Throws `rate_limited` if this instance knows that the limit is exhausted. Does not count the call or read the store. */
export function refuseExhausted(operation: string, address: string, limit: RateLimit, now: Date): void {
  const { id, refusal } = callCounter(operation, address, limit, now);
  if (isExhausted(id, now)) throw refusal();
}

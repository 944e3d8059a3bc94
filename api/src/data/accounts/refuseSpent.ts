import type { RateLimit } from '@portal/contract/endpoint.ts';
import { readDocument } from '../documents.ts';
import { callCounter, counter } from './callCounter.ts';

/** Refuses a call of `operation` from `address` once its limit is spent, and counts nothing. */
export async function refuseSpent(
  operation: string,
  address: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const { id, refusal } = callCounter(operation, address, limit, now);
  const spent = (await readDocument('accounts', id, id, counter))?.value.calls ?? 0;
  if (spent >= limit.limit) throw refusal();
}

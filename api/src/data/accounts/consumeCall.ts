import type { RateLimit } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';
import { createDocument } from '../documents.ts';
import { onContainer, cosmosErrorStatus } from '../cosmos.ts';
import { isAnyExhausted, isExhausted, recordExhaustedLimit } from './exhaustedLimits.ts';
import { PortalError } from '../../errors/portalError.ts';
import { keyedId } from '../../config/keyedHash.ts';

const counter = z.object({ calls: z.number() });

/** Counts a call of `operation` by `subject`, an address or an ID, in the current window. Throws `rate_limited` above the limit. */
export async function consumeCall(
  operation: string,
  subject: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const { id, endsAt, refusal } = callCounter(operation, subject, limit, now);
  if (isExhausted(id, now)) throw refusal();
  const calls = await increment(id, limit.windowSeconds);
  if (calls >= limit.limit) recordExhaustedLimit(id, endsAt);
  if (calls > limit.limit) throw refusal();
}

/** Throws `rate_limited` if this instance knows that the limit is exhausted. Does not count the call or read the store. */
export function refuseExhausted(operation: string, subject: string, limit: RateLimit, now: Date): void {
  if (!isAnyExhausted()) return;
  const { id, refusal } = callCounter(operation, subject, limit, now);
  if (isExhausted(id, now)) throw refusal();
}

async function increment(id: string, ttl: number): Promise<number> {
  const patched = await patch(id);
  if (patched !== null) return patched;
  if (await createDocument('accounts', { id, calls: 1, ttl } as { id: string })) return 1;
  return (await patch(id)) ?? 1;
}

async function patch(id: string): Promise<number | null> {
  return onContainer('accounts', async (container) => {
    try {
      const { resource } = await container.item(id, id).patch([{ op: 'incr', path: '/calls', value: 1 }]);
      return counter.parse(resource).calls;
    } catch (error) {
      if (cosmosErrorStatus(error) === 404) return null;
      throw error;
    }
  });
}

/** The counter of calls of `operation` by `subject` in the current window. `refusal` creates the error above the limit. */
function callCounter(operation: string, subject: string, { windowSeconds }: RateLimit, now: Date) {
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  const endsAt = (window + 1) * windowMs;
  return {
    id: `rate|${operation}|${keyedId('address', subject)}|${window}`,
    /** The end of the window, in milliseconds. */
    endsAt,
    refusal: () =>
      new PortalError('rate_limited', 'Too many requests. Please wait a moment and try again.', {
        retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
      }),
  };
}

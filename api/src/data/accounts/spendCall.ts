import type { RateLimit } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';
import { PortalError } from '../../errors/portalError.ts';
import { createDocument } from '../documents.ts';
import { onContainer, statusOf } from '../cosmos.ts';
import { keyedId } from '../keyedHash.ts';

const counter = z.object({ calls: z.number() });

/** Counts one call of `operation` from `address` in the current window; refuses the one past the limit. */
export async function spendCall(
  operation: string,
  address: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const windowMs = limit.windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  const id = `rate|${operation}|${keyedId('address', address)}|${window}`;
  if ((await increment(id, limit.windowSeconds)) <= limit.limit) return;
  const retryAfterSeconds = Math.ceil(((window + 1) * windowMs - now.getTime()) / 1000);
  throw new PortalError('rate_limited', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });
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
      if (statusOf(error) === 404) return null;
      throw error;
    }
  });
}

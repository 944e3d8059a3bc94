import type { RateLimit } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';
import { createDocument } from '../../documents.ts';
import { onContainer } from '../../cosmos.ts';
import { isAnyExhausted, isExhausted, recordExhaustedLimit } from './exhaustedLimits.ts';
import { isKnownCounter, rememberCounter } from './knownCounters.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { keyedId } from '../../../config/keyedHash.ts';
import { SITE_TIMES, siteNetworkOf } from '../../../domain/requests/access/siteNetwork.ts';
import { ACCOUNTS } from '../../containers.ts';
import { unlessStatus } from '../../sdk/unlessStatus.ts';

const counter = z.number();

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

/**
 * Counts a call from a network, as `callerNetwork` writes it, and for IPv6 also from the /56 around it, which may make four
 * times as many calls. One document has both counters. Throws `rate_limited` above one of the limits.
 */
export async function consumeCallOfNetwork(
  operation: string,
  network: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const around = siteNetworkOf(network);
  if (!around) return consumeCall(operation, network, limit, now);
  const { id, endsAt, refusal } = callCounter(operation, around.site, limit, now);
  const partId = `${id}|${around.part}`;
  if (isExhausted(id, now) || isExhausted(partId, now)) throw refusal();
  const partKey = `of_${around.part}`;
  const counted = await incrementAll(id, ['calls', partKey], limit.windowSeconds);
  const [callsOfSite = 1, callsOfPart = 1] = counted;
  if (callsOfSite >= limit.limit * SITE_TIMES) recordExhaustedLimit(id, endsAt);
  if (callsOfPart >= limit.limit) recordExhaustedLimit(partId, endsAt);
  if (callsOfSite > limit.limit * SITE_TIMES || callsOfPart > limit.limit) throw refusal();
}

async function increment(id: string, ttl: number): Promise<number> {
  return (await incrementAll(id, ['calls'], ttl))[0]!;
}

/** Increments counters of a document, which it creates, and returns them. */
async function incrementAll(id: string, keys: readonly string[], ttl: number): Promise<number[]> {
  const patched = isKnownCounter(id) ? await patch(id, keys) : null;
  if (patched !== null) return patched;
  const first = Object.fromEntries(keys.map((key) => [key, 1]));
  const isCreated = await createDocument(ACCOUNTS, { id, ...first, ttl } as { id: string });
  rememberCounter(id);
  if (isCreated) return keys.map(() => 1);
  return (await patch(id, keys)) ?? keys.map(() => 1);
}

async function patch(id: string, keys: readonly string[]): Promise<number[] | null> {
  return onContainer(ACCOUNTS, async (container) => {
    const increments = keys.map((key) => ({ op: 'incr' as const, path: `/${key}`, value: 1 }));
    const response = await unlessStatus([404], container.item(id, id).patch(increments));
    if (!response) return null;
    const counters = z.looseObject({}).parse(response.resource);
    return keys.map((key) => counter.parse(counters[key]));
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
      new PortalError(
        'rate_limited',
        'There were too many attempts from your account or network. Please wait and try again.',
        {
          retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
        },
      ),
  };
}

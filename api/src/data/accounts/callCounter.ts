import type { RateLimit } from '@portal/contract/endpoint.ts';
import { PortalError } from '../../errors/portalError.ts';
import { keyedId } from '../../config/keyedHash.ts';

/** The counter of calls of `operation` from `address` in the current window. `refusal` creates the error above the limit. */
export function callCounter(operation: string, address: string, { windowSeconds }: RateLimit, now: Date) {
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  const endsAt = (window + 1) * windowMs;
  return {
    id: `rate|${operation}|${keyedId('address', address)}|${window}`,
    /** The end of the window, in milliseconds. */
    endsAt,
    refusal: () =>
      new PortalError('rate_limited', 'Too many requests. Please wait a moment and try again.', {
        retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
      }),
  };
}

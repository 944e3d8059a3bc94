import type { Finding } from '../../../domain/operations/doctor/finding.ts';
import { judgeClock } from '../../../domain/operations/doctor/judgeClock.ts';
import { defineCheck } from './check.ts';

const STRIPE = 'https://api.stripe.com';

export const checkClock = defineCheck({
  name: 'clock',
  needs: [],
  look: async (settings, { now }) => {
    const blob =
      settings.BLOB_ENDPOINT ??
      /(?:^|;)BlobEndpoint=([^;]+)/.exec(settings.BLOB_CONNECTION_STRING ?? '')?.[1];
    const clocks = [
      ['Cosmos DB', settings.COSMOS_ENDPOINT],
      ['Blob Storage', blob],
      ['Stripe', settings.STRIPE_API_BASE ?? STRIPE],
    ] as const;
    const found = await Promise.all(clocks.map(([who, url]) => compare(who, url, now)));
    return found.filter((finding) => finding !== null);
  },
});

/** Any answer tells the time; whoever does not answer is spoken of elsewhere. */
async function compare(who: string, url: string | undefined, now: () => Date): Promise<Finding | null> {
  if (!url) return null;
  const askedAt = now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(8_000) }).catch(() => null);
  return answer && judgeClock(who, answer.headers.get('date'), askedAt, now());
}

import { LEASE_RENEWAL_MS } from '../../../domain/files/downloads/bundle.ts';
import type { BuildLease } from './buildLease.ts';

/**
 * Passes content through and renews the lease between chunks. If no chunk arrives, the lease expires. Throws what
 * `renew` throws.
 */
export async function* withLeaseRenewal<T>(
  content: AsyncIterable<T>,
  { renew }: Pick<BuildLease, 'renew'>,
  clock: () => Date = () => new Date(),
): AsyncGenerator<T> {
  let renewedAt = clock().getTime();
  for await (const chunk of content) {
    yield chunk;
    const now = clock();
    if (now.getTime() - renewedAt < LEASE_RENEWAL_MS) continue;
    await renew(now);
    renewedAt = now.getTime();
  }
}

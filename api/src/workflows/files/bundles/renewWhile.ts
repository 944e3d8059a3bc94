import { LEASE_RENEWAL_MS } from '../../../domain/files/downloads/bundle.ts';
import type { BuildLease } from './buildLease.ts';

/** Renews the lease until work has ended. Throws what the work or `renew` throws. */
export async function renewWhile<T>(
  { renew }: Pick<BuildLease, 'renew'>,
  work: () => Promise<T>,
  renewalMs = LEASE_RENEWAL_MS,
): Promise<T> {
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(() => renew(new Date()));
    // Until the work has ended.
    renewal.catch(() => undefined);
  }, renewalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

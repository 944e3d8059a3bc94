import { updateBundleBuild } from '../../../data/requests/bundles.ts';
import type { Stored } from '../../../data/documents.ts';
import { type Bundle, buildLeaseUntil } from '../../../domain/files/downloads/bundle.ts';

/** The exclusive right to build a bundle. */
export interface BuildLease {
  readonly bundle: Bundle;
  /** Extends the lease. Throws `LeaseLost` if the bundle was changed by another process. */
  renew(now: Date): Promise<void>;
  /** Saves the bundle and releases the lease. Returns false if another process changed the bundle. */
  end(ended: Bundle): Promise<boolean>;
}

/** Another process has the lease, or the bundle was started again. */
export class LeaseLost extends Error {}

/** Acquires the right to build a bundle; null if another process has it. */
export async function acquireBuildLease(
  { value, etag: readEtag }: Stored<Bundle>,
  now: Date,
): Promise<BuildLease | null> {
  const bundle: Bundle = { ...value, attempts: (value.attempts ?? 0) + 1 };
  const first = await updateBundleBuild({ ...bundle, buildingUntil: buildLeaseUntil(now) }, readEtag);
  if (first === null) return null;
  let etag = first;
  return {
    bundle,
    renew: async (later) => {
      const renewed = await updateBundleBuild({ ...bundle, buildingUntil: buildLeaseUntil(later) }, etag);
      if (renewed === null) throw new LeaseLost('the lease of the bundle was lost');
      etag = renewed;
    },
    end: async (ended) => (await updateBundleBuild({ ...ended, buildingUntil: null }, etag)) !== null,
  };
}

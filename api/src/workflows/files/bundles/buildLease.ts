import { updateBundleBuild } from '../../../data/requests/bundles.ts';
import type { Stored } from '../../../data/documents.ts';
import { type Bundle, buildLeaseUntil } from '../../../domain/files/downloads/bundle.ts';

/** A bundle that is built here and by nobody else. */
export interface BuildLease {
  readonly bundle: Bundle;
  /** Has it for longer. Throws `LeaseLost` when it changed meanwhile. */
  renew(now: Date): Promise<void>;
  /** Gives it back, as it stands now; false when it changed meanwhile. */
  end(ended: Bundle): Promise<boolean>;
}

/** Somebody else has the bundle by now, or it began anew. */
export class LeaseLost extends Error {}

/** Acquires the right to build a bundle; null if another process has it. */
export async function acquireBuildLease(
  { value, etag }: Stored<Bundle>,
  now: Date,
): Promise<BuildLease | null> {
  const first = await updateBundleBuild({ ...value, buildingUntil: buildLeaseUntil(now) }, etag);
  if (first === null) return null;
  let held = first;
  return {
    bundle: value,
    renew: async (later) => {
      const renewed = await updateBundleBuild({ ...value, buildingUntil: buildLeaseUntil(later) }, held);
      if (renewed === null) throw new LeaseLost('the bundle is no longer held');
      held = renewed;
    },
    end: async (ended) => (await updateBundleBuild({ ...ended, buildingUntil: null }, held)) !== null,
  };
}

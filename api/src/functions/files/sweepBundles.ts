import type { InvocationContext } from '@azure/functions';
import { unavailable } from '../../errors/portalError.ts';
import { logOf } from '../../telemetry/log.ts';
import { deleteBundle, listBundles } from '../../data/blobs/deleteBundles.ts';
import { isBundleBlobExpired } from '../../domain/files/downloads/bundle.ts';

/** Hourly timer: deletes bundles whose links have expired. Fails at the end if some could not be deleted. */
export async function sweepBundles(context: InvocationContext): Promise<void> {
  const { bundles, failed } = await deleteExpiredBundles(new Date());
  if (bundles > 0) logOf(context).info('bundles swept', { bundles });
  if (failed > 0) throw unavailable('Blob Storage', new Error(`${failed} bundles were not deleted`));
}

/** Deletes expired zips, and goes on after one that cannot be deleted. Expired zips come first in the listing. */
async function deleteExpiredBundles(now: Date): Promise<{ bundles: number; failed: number }> {
  const failed = new Set<string>();
  for (let bundles = 0; ;) {
    const listed = await listBundles();
    const outdated = listed.filter((name) => isBundleBlobExpired(name, now) && !failed.has(name));
    if (outdated.length === 0) return { bundles, failed: failed.size };
    for (const name of outdated) {
      try {
        await deleteBundle(name);
        bundles += 1;
      } catch {
        failed.add(name);
      }
    }
  }
}

import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { deleteBundle, listBundles } from '../../data/blobs/deleteBundles.ts';
import { isBundleBlobExpired } from '../../domain/files/downloads/bundle.ts';

/** Hourly timer: deletes bundles whose links have expired. */
export async function sweepBundles(context: InvocationContext): Promise<void> {
  const bundles = await deleteExpiredBundles(new Date());
  if (bundles > 0) logOf(context).info('bundles swept', { bundles });
}

/** Deletes expired zips and returns how many. Expired zips come first in the listing. */
async function deleteExpiredBundles(now: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const outdated = (await listBundles()).filter((name) => isBundleBlobExpired(name, now));
    if (outdated.length === 0) return deleted;
    for (const name of outdated) await deleteBundle(name);
    deleted += outdated.length;
  }
}

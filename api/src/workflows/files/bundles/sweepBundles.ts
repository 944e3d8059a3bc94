import { deleteBundle, listBundles } from '../../../data/blobs/deleteBundles.ts';
import { isBundleBlobExpired } from '../../../domain/files/downloads/bundle.ts';

/** Deletes expired zips and returns how many. Expired zips come first in the listing. */
export async function sweepBundles(now: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const outdated = (await listBundles()).filter((name) => isBundleBlobExpired(name, now));
    if (outdated.length === 0) return deleted;
    for (const name of outdated) await deleteBundle(name);
    deleted += outdated.length;
  }
}

import { countBuilding, readBundle, startBundle } from '../../../data/requests/bundles.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import { type Bundle, isJoinable, MAX_PARALLEL_BUNDLES } from '../../../domain/files/downloads/bundle.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { PortalError } from '../../../errors/portalError.ts';

export interface StartedBundle {
  readonly bundle: Bundle;
  /** The tasks to run now. */
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Starts a bundle, or joins the one with the same ID. Throws `conflict` with `tooMany` if the person already has several
 * in progress.
 */
export async function joinOrStart(draft: Bundle, tooMany: string, now: Date): Promise<StartedBundle> {
  return retryOnConflict('the bundle', async () => {
    const stored = await readBundle(draft.requestId, draft.bundleId);
    if (stored && isJoinable(stored.value, now)) return succeeded({ bundle: stored.value, pendingTasks: [] });
    if ((await countBuilding(draft, MAX_PARALLEL_BUNDLES, now)) >= MAX_PARALLEL_BUNDLES)
      throw new PortalError('conflict', tooMany);
    const pendingTasks = await startBundle(draft, stored?.etag ?? null, now);
    return pendingTasks ? succeeded({ bundle: draft, pendingTasks }) : writeConflict;
  });
}

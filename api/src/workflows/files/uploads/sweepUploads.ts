import { listUploads } from '../../../data/blobs/listUploads.ts';
import { requestOfUploads } from '../../../data/requestIdentity.ts';
import type { Log } from '../../../telemetry/log.ts';
import { deleteSent, requestOfSources } from '../../packets/deleteSent.ts';
import { deleteUploads } from './deleteUploads.ts';
import { emptyTally, type RetentionTally, runAndTally } from '../../retention/retentionTally.ts';

/**
 * Deletes expired uploads that were never submitted, and copies of accepted ones, from cursor `from` until the deadline. `next`: cursor for the next
 * run; null at the end.
 */
export async function sweepUploads(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<RetentionTally & { readonly next: string | null }> {
  const swept = emptyTally();
  let cursor = from;
  do {
    const { uploads, next } = await listUploads(cursor);
    const byKey = Map.groupBy(uploads, ({ blobName }) => blobName.slice(0, blobName.lastIndexOf('/')));
    for (const [key, uploadsOfKey] of byKey) {
      await runAndTally(
        swept,
        { requestId: requestOfSources(key) ?? requestOfUploads(key) },
        async () => {
          const assembled = requestOfSources(key);
          if (assembled !== null) await deleteSent(assembled, uploadsOfKey, now);
          else await deleteUploads(key, uploadsOfKey, swept, now, log);
          return 0;
        },
        log,
      );
    }
    cursor = next;
  } while (cursor !== null && Date.now() < deadline);
  return { ...swept, next: cursor };
}

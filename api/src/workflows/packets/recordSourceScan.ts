import { changeAssembly } from '../../data/packets/assemblies.ts';
import { findSource } from '../../domain/packets/assembly.ts';
import { recordSourceScan as record } from '../../domain/packets/changeSource.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { blockPacketsOf } from './blockPacketsOf.ts';
import type { ScannedBlob, SourceBlobRef } from '../../services/malwareScan/scanResult.ts';
import type { Log } from '../../telemetry/log.ts';

/** Records the scan verdict on a source; a clean one is prepared. Returns the pending tasks. */
export async function recordSourceScan(
  { requestId, sourceId, verdict, etag }: SourceBlobRef & Pick<ScannedBlob, 'verdict' | 'etag'>,
  now: Date,
  log: Log,
): Promise<TaskRef[]> {
  if (!verdict) {
    log.error('source could not be scanned', { requestId, sourceId });
    return [];
  }
  const { assembly, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const source = findSource(current, sourceId);
      // Its link allows to write the blob again, which is another version.
      const isOther = etag !== undefined && source?.etag && source.etag.replaceAll('"', '') !== etag;
      const assembly = source && !isOther ? record(current, source, verdict) : null;
      if (!assembly) return null;
      if (verdict === 'clean') return { assembly, steps: [{ kind: 'packet-work', id: sourceId }] };
      const at = now.toISOString();
      return { assembly, event: { kind: 'source-infected', at, by: SYSTEM, details: { sourceId } } };
    },
    now,
  );
  if (verdict === 'clean') return pendingTasks;
  log.warn('infected source', { requestId, sourceId });
  const source = findSource(assembly, sourceId);
  const blocked = source ? await blockPacketsOf(assembly, source, SYSTEM, now) : [];
  return [...pendingTasks, ...blocked];
}

import { retentionSettingsList } from '../../data/configuration/lists.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { assembledRequests } from '../../data/packets/assembledRequests.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { areSourcesDue } from '../../domain/packets/endAssembly.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { defaultDaysOf } from '../../domain/retention/settingsRules.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { processUntilDeadline } from '../operations/sweeps/processUntilDeadline.ts';
import { emptyTally, type RetentionTally, runAndTally } from '../retention/retentionTally.ts';
import { endAssembly, eraseSources } from './endAssembly.ts';

/**
 * Deletes the sources of closed requests that are past retention, from cursor `from` until the deadline. Examines what is
 * stored, so that an interrupted deletion is continued. `next`: cursor for the next run; null at the end.
 */
export async function sweepSources(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<RetentionTally & { readonly next: string | null }> {
  const swept = emptyTally();
  const next = await processUntilDeadline(
    assembledRequests(from),
    { from, deadline, cursorOf: (requestId) => requestId },
    (requestId) => runAndTally(swept, { requestId }, () => deleteDueSources(requestId, now, log), log),
  );
  return { ...swept, next };
}

async function deleteDueSources(requestId: string, now: Date, log: Log): Promise<number> {
  const [stored, assembly, settings] = await Promise.all([
    readRequest(requestId),
    readAssembly(requestId),
    retentionSettingsList.readNow(),
  ]);
  if (!stored || !areSourcesDue(stored.value, assembly, defaultDaysOf(settings), now)) return 0;
  const { sources, pendingTasks } = await endAssembly(requestId, SYSTEM, now);
  await runTasksNow(pendingTasks, now, log);
  if (sources === 0) await runTasksNow(await eraseSources(requestId, now), now, log);
  return sources;
}

import { retentionSettingsList } from '../../data/configuration/lists.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { erasableRequests } from '../../data/views/erasableRequests.ts';
import { daysAfter } from '../../domain/retention/erasableFrom.ts';
import type { Log } from '../../telemetry/log.ts';
import { defaultDaysOf } from '../../domain/retention/settingsRules.ts';
import { afterCursor, sweepCursor } from '../../domain/retention/sweepCursor.ts';
import { deleteDueFiles } from './deleteDueFiles.ts';
import { emptyTally, type RetentionTally, runAndTally } from './retentionTally.ts';

interface Sweep extends RetentionTally {
  /** Requests with deleted files. */
  readonly requests: number;
  /** Cursor for the next run; null at the end. */
  readonly next: string | null;
}

/**
 * Deletes files of closed requests that are past retention, oldest month first. The list rows show what remains to be
 * done. Reads the retention setting for each request, so that a change takes effect during a run.
 */
export async function sweepClosedRequests(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<Sweep> {
  const swept = emptyTally();
  let requests = 0;
  const months = (await listMonths())
    .toReversed()
    .filter(({ month }) => from === null || sweepCursor(month, '~') > from);
  let cursor = from;
  for (const { month, pks } of months) {
    for (const requestId of afterCursor(from, month, await dueRequests(pks, await defaultDays(), now))) {
      if (Date.now() >= deadline) return { ...swept, requests, next: cursor ?? '' };
      cursor = sweepCursor(month, requestId);
      const before = swept.deleted;
      const work = async () => deleteDueFiles(requestId, await defaultDays(), now, log);
      await runAndTally(swept, { requestId }, work, log);
      if (swept.deleted > before) requests += 1;
    }
  }
  return { ...swept, requests, next: null };
}

async function defaultDays(): Promise<number | null> {
  return defaultDaysOf(await retentionSettingsList.readNow());
}

/** Returns the requests in these partitions that may have files to delete, up to `max` per partition. */
export async function dueRequests(
  pks: readonly string[],
  days: number | null,
  now: Date,
  max = Infinity,
): Promise<string[]> {
  const instant = now.toISOString();
  const closedBefore = days === null ? null : daysAfter(instant, -days);
  const found = await Promise.all(pks.map((pk) => erasableRequests(pk, { now: instant, closedBefore }, max)));
  return found.flat();
}

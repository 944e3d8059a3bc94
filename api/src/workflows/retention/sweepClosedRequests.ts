import { retentionSettings } from '../../data/configuration/lists.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { erasableRequests } from '../../data/views/erasableRequests.ts';
import { daysAfter } from '../../domain/retention/erasableFrom.ts';
import type { Log } from '../../telemetry/log.ts';
import { defaultDaysOf } from '../../domain/retention/settingsRules.ts';
import { afterCursor, sweepCursor } from '../../domain/retention/sweepCursor.ts';
import { deleteDueFiles } from './deleteDueFiles.ts';
import { nothingSwept, type RetentionTally, tallied } from './retentionTally.ts';

interface Sweep extends RetentionTally {
  /** Of which files were deleted. */
  readonly requests: number;
  /** The cursor to go on behind; null at the end. */
  readonly next: string | null;
}

/**
 * Deletes files of closed requests whose time has come, the oldest month first. What is left to do is what the lists
 * still show, so that nothing is kept in between. The setting is read for each request: who changes it stops a night.
 */
export async function sweepClosedRequests(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<Sweep> {
  const swept = nothingSwept();
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
      await tallied(swept, { requestId }, work, log);
      if (swept.deleted > before) requests += 1;
    }
  }
  return { ...swept, requests, next: null };
}

async function defaultDays(): Promise<number | null> {
  return defaultDaysOf(await retentionSettings.readNow());
}

/** The requests of some partitions that may have files to delete, up to `most` of each. */
export async function dueRequests(
  pks: readonly string[],
  days: number | null,
  now: Date,
  most = Infinity,
): Promise<string[]> {
  const instant = now.toISOString();
  const closedBefore = days === null ? null : daysAfter(instant, -days);
  const found = await Promise.all(
    pks.map((pk) => erasableRequests(pk, { now: instant, closedBefore }, most)),
  );
  return found.flat();
}

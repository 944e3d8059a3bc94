import { listMonths } from '../data/views/listMonths.ts';
import { erasableRequests } from '../data/views/erasableRequests.ts';
import { daysAfter } from '../domain/retention/erasableFrom.ts';
import type { Log } from '../http/log.ts';
import { deleteDueFiles } from './deleteDueFiles.ts';
import { nothingSwept, type Swept, tallied } from './retentionTally.ts';

interface Sweep extends Swept {
  /** Of which files were deleted. */
  readonly requests: number;
  /** The month to go on with; null at the end. */
  readonly next: string | null;
}

/**
 * Deletes files of closed requests whose time has come, the oldest month first. What is left to do is what the lists
 * still show, so that nothing is kept in between.
 */
export async function sweepClosedRequests(
  from: string | null,
  defaultDays: number | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<Sweep> {
  const swept = nothingSwept();
  let requests = 0;
  const months = (await listMonths())
    .toReversed()
    .filter(({ month }) => from === null || (month ?? '') >= from);
  for (const { month, pks } of months) {
    for (const requestId of await dueRequests(pks, defaultDays, now)) {
      if (Date.now() >= deadline) return { ...swept, requests, next: month };
      const before = swept.deleted;
      await tallied(swept, { requestId }, () => deleteDueFiles(requestId, defaultDays, now, log), log);
      if (swept.deleted > before) requests += 1;
    }
  }
  return { ...swept, requests, next: null };
}

/** The requests of some partitions that may have files to delete. */
export async function dueRequests(
  pks: readonly string[],
  defaultDays: number | null,
  now: Date,
): Promise<string[]> {
  const instant = now.toISOString();
  const closedBefore = defaultDays === null ? null : daysAfter(instant, -defaultDays);
  const found = await Promise.all(pks.map((pk) => erasableRequests(pk, { now: instant, closedBefore })));
  return found.flat();
}

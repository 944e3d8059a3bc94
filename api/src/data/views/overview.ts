import type { SqlParameter } from '@azure/cosmos';
import * as z from 'zod/mini';
import type { AttentionCategory, AttentionLimits } from '../../domain/analytics/attention.ts';
import type { Counters } from '../../domain/requests/list/listCounters.ts';
import { groupKey } from '../../domain/requests/list/workListRow.ts';
import { overviewPartitions } from './listPartitions.ts';
import { type AttentionCandidate, attentionCandidate } from './attention/readAttention.ts';
import { readCounters } from './readCounters.ts';
import { fieldsOf } from './displayFields.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const FIELDS = fieldsOf(attentionCandidate);

/** The counters of a document of the overview, by default its statistics. */
export function readOverviewCounters(id?: string): Promise<Counters> {
  return readCounters(overviewPartitions(), id);
}

/** The requests of a category with the earliest due dates, at most `take` of each partition. */
export async function readMostUrgent(
  category: AttentionCategory,
  { soon, waitingSince }: AttentionLimits,
  take: number,
): Promise<AttentionCandidate[]> {
  const byStatus = `c.dueDate > @soon AND c.status = @status AND NOT IS_DEFINED(c.downloadRequested)`;
  const conditions = {
    due: 'c.dueDate <= @soon',
    download_requested: 'c.dueDate > @soon AND c.downloadRequested = true',
    update_requested: byStatus,
    on_hold: byStatus,
    pending: `${byStatus} AND c.submittedAt < @since`,
  }[category];
  const hasStatus = category !== 'due' && category !== 'download_requested';
  const rows = await queryOverview(
    `SELECT TOP ${Math.floor(take)} ${FIELDS}`,
    `c.kind = 'open' AND ${conditions} ORDER BY c.dueDate ASC`,
    [
      { name: '@soon', value: soon },
      ...(hasStatus ? [{ name: '@status', value: category }] : []),
      ...(category === 'pending' ? [{ name: '@since', value: waitingSince }] : []),
    ],
  );
  return z.array(attentionCandidate).parse(rows);
}

/** Maximum number of rows per partition. */
const MAX_READ = 1000;

/** The closed requests whose clients wait for an answer about another download. */
export async function readClosedWithDownloadRequest(take = MAX_READ): Promise<AttentionCandidate[]> {
  const rows = await queryOverview(
    `SELECT TOP ${Math.floor(take)} ${FIELDS}`,
    "c.kind = 'closed' AND c.downloadRequested = true",
    [],
  );
  return z.array(attentionCandidate).parse(rows);
}

const rowToRemind = z.object({ requestId: z.string(), sortKey: z.string() });

export type RowToRemind = z.output<typeof rowToRemind>;

/**
 * The requests of a partition after a sort key whose next reminder is due on a day (YYYY-MM-DD) or before, and the open
 * ones for which it was planned with other rules than those of `key` (`reminderKey`).
 */
export async function rowsToRemind(
  pk: string,
  after: string,
  { today, key, take }: { readonly today: string; readonly key: string; readonly take: number },
): Promise<RowToRemind[]> {
  const rows = await queryOne(
    pk,
    `SELECT TOP ${Math.floor(take)} c.requestId, c.sortKey`,
    "(c.kind = 'open' OR c.kind = 'closed') AND c.sortKey > @after AND (c.remindOn <= @today OR c.reminderKey != @key) ORDER BY c.sortKey ASC",
    [
      { name: '@after', value: after },
      { name: '@today', value: today },
      { name: '@key', value: key },
    ],
  );
  return z.array(rowToRemind).parse(rows);
}

/** The requests that wait for clients who did not answer the last reminder. */
export function readUnanswered(): Promise<AttentionCandidate[]> {
  return readGroup(groupKey.noAnswer, "c.kind = 'open'");
}

/** The requests in the view “Not completed”, also closed ones. */
export function readNotCompleted(): Promise<AttentionCandidate[]> {
  return readGroup(groupKey.notCompleted, "(c.kind = 'open' OR c.kind = 'closed')");
}

/** The requests with a recipient whom emails do not reach, also closed ones. */
export function readUndelivered(): Promise<AttentionCandidate[]> {
  return readGroup(groupKey.undelivered, "(c.kind = 'open' OR c.kind = 'closed')");
}

async function readGroup(group: string, condition: string): Promise<AttentionCandidate[]> {
  const rows = await queryOverview(
    `SELECT TOP ${MAX_READ} ${FIELDS}`,
    `${condition} AND ARRAY_CONTAINS(c.groups, @group)`,
    [{ name: '@group', value: group }],
  );
  return z.array(attentionCandidate).parse(rows);
}

/**
 * The number of pending requests that are not due soon and not yet waiting, of those submitted in the hour of
 * `waitingSince`. `max`: how many requests that hour has.
 */
export async function countRecentInHour(
  { soon, waitingSince }: AttentionLimits,
  max: number,
): Promise<number> {
  const rows = await queryOverview(
    `SELECT TOP ${Math.floor(max)} VALUE c.requestId`,
    "c.kind = 'open' AND c.submittedAt >= @since AND c.submittedAt <= @until AND c.status = @pending AND NOT IS_DEFINED(c.downloadRequested) AND c.dueDate > @soon ORDER BY c.submittedAt ASC",
    [
      { name: '@since', value: waitingSince },
      { name: '@until', value: `${waitingSince.slice(0, 13)}:59:59.999Z` },
      { name: '@pending', value: 'pending' },
      { name: '@soon', value: soon },
    ],
  );
  return rows.length;
}

async function queryOverview(
  selected: string,
  conditions: string,
  parameters: readonly SqlParameter[],
): Promise<unknown[]> {
  const found = await Promise.all(
    overviewPartitions().map((pk) => queryOne(pk, selected, conditions, parameters)),
  );
  return found.flat();
}

function queryOne(
  pk: string,
  selected: string,
  conditions: string,
  parameters: readonly SqlParameter[],
): Promise<unknown[]> {
  const query = `${selected} FROM c WHERE c.pk = @pk AND ${conditions}`;
  return queryDocuments('views', pk, z.unknown(), query, { pk }, parameters);
}

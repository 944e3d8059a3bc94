import { analytics, type AnalyticsQuery } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { lastDays, lastHours, monthsOf, type RequestedSpan, spanOf } from '../../domain/analytics/span.ts';
import { endpoint } from '../../http/endpoint.ts';
import { dayPartition, monthRollup } from '../../data/views/facts/factPartitions.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { currentFigures, reportOf } from '../../domain/analytics/report.ts';
import { type Tally, tallyOf } from '../../domain/analytics/tally.ts';

/** GET /api/analytics: earnings and cases for a period or a range of days. Without either: for all time. */
endpoint(analytics, async ({ query, now }) => ({ data: await analyticsReport(requestedSpan(query), now) }));

function requestedSpan({ period = 'all', startDate, endDate }: AnalyticsQuery): RequestedSpan {
  return startDate && endDate ? { kind: 'range', startDate, endDate } : { kind: 'period', period };
}

const SHOWN_DAYS = 30;

/**
 * Returns the analytics report. Current figures come from the list counters, past activity from the rollups of the
 * requested months and of the last thirty days, and hourly figures from two day documents. Reads no requests.
 */
async function analyticsReport(requested: RequestedSpan, now: Date): Promise<DataOf<typeof analytics>> {
  const lists = await listMonths();
  const span = spanOf(requested, lists.at(-1)?.month ?? null, now);
  const hours = lastHours(now);
  const days = [...new Set(hours.map((hour) => hour.slice(0, 10)))];
  const months = monthsOf([...span.slots, ...lastDays(SHOWN_DAYS, now)]);
  const [counters, byMonth, byDay] = await Promise.all([
    readCounters(lists.flatMap(({ pks }) => pks)),
    readEach(months, monthRollup),
    readEach(days, dayPartition),
  ]);
  return reportOf(
    { requested, span, tallyForSlot: tallyReader(byMonth, byDay), current: currentFigures(counters) },
    now,
  );
}

type Read = ReadonlyMap<string, Awaited<ReturnType<typeof readCounters>>>;

async function readEach(names: readonly string[], partition: (name: string) => string): Promise<Read> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readCounters([partition(name)])] as const)),
  );
}

/** Returns a function from time slot to tally. A day is read from its month, an hour from its day. */
function tallyReader(byMonth: Read, byDay: Read): (slot: string) => Tally {
  const DAY_LENGTH = 10;
  return (slot) =>
    slot.length === DAY_LENGTH
      ? tallyOf(byMonth.get(slot.slice(0, 7)) ?? {}, slot.slice(8))
      : tallyOf(byDay.get(slot.slice(0, DAY_LENGTH)) ?? {}, slot.slice(11));
}

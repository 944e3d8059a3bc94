import type { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { dayPartition, monthRollup } from '../../data/views/factPartitions.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { reportOf } from '../../domain/analytics/report.ts';
import { type RequestedSpan, lastDays, lastHours, monthsOf, spanOf } from '../../domain/analytics/span.ts';
import { type Tally, tallyOf } from '../../domain/analytics/tally.ts';
import { currentFigures } from '../../domain/analytics/currentFigures.ts';

const SHOWN_DAYS = 30;

/**
 * The figures of the analytics: the counters of the lists say how things stand, the rollups of the months asked for
 * (and of the last thirty days) what happened, two day documents what happened in the last hours. Requests are not read.
 */
export async function analyticsReport(asked: RequestedSpan, now: Date): Promise<DataOf<typeof analytics>> {
  const lists = await listMonths();
  const span = spanOf(asked, lists.at(-1)?.month ?? null, now);
  const hours = lastHours(now);
  const days = [...new Set(hours.map((hour) => hour.slice(0, 10)))];
  const months = monthsOf([...span.slots, ...lastDays(SHOWN_DAYS, now)]);
  const [counters, byMonth, byDay] = await Promise.all([
    readCounters(lists.flatMap(({ pks }) => pks)),
    readEach(months, monthRollup),
    readEach(days, dayPartition),
  ]);
  return reportOf({ asked, span, tallyIn: reader(byMonth, byDay), current: currentFigures(counters) }, now);
}

type Read = ReadonlyMap<string, Awaited<ReturnType<typeof readCounters>>>;

async function readEach(names: readonly string[], partition: (name: string) => string): Promise<Read> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readCounters([partition(name)])] as const)),
  );
}

/** Days are told by their month, hours by their day. */
function reader(byMonth: Read, byDay: Read): (slot: string) => Tally {
  const DAY_LENGTH = 10;
  return (slot) =>
    slot.length === DAY_LENGTH
      ? tallyOf(byMonth.get(slot.slice(0, 7)) ?? {}, slot.slice(8))
      : tallyOf(byDay.get(slot.slice(0, DAY_LENGTH)) ?? {}, slot.slice(11));
}

import type { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { attentionReasonOf, attentionReasons } from '@portal/contract/requests/rules/attention.ts';
import type { ListPart } from '../../data/views/listMonths.ts';
import {
  countRecentInHour,
  readClosedWithDownloadRequest,
  readMostUrgent,
  readOverviewCounters,
} from '../../data/views/overview.ts';
import { type AttentionCandidate, readAttention } from '../../data/views/attention/readAttention.ts';
import {
  type AttentionLimits,
  type AttentionCategory,
  attentionCategories,
  attentionLimits,
  closedCount,
  countCategories,
  countRecent,
  recentDays,
} from '../../domain/analytics/attention.ts';
import { shownDue } from '../../domain/requests/list/requestListRow.ts';
import type { Counters } from '../../domain/requests/list/listCounters.ts';
import {
  dueCounts,
  dueMonthId,
  isOpenStatus,
  monthOf,
  pendingCounts,
  pendingDayId,
} from '../../domain/requests/list/overviewCounters.ts';

type AttentionItem = DataOf<typeof dashboardAnalytics>['attention'][number];

export interface Attention {
  /** How many requests need attention. */
  readonly count: number;
  /** How many of them are closed: their clients asked for another download. */
  readonly closed: number;
  /** Reads the most urgent of them, at most `top`. */
  readonly mostUrgent: (top: number) => Promise<AttentionItem[]>;
}

/** Counts the requests that need attention now (`today`: the day of the facility), from the statistics of the overview and a few more counter documents. */
export async function countAttention(statistics: Counters, now: Date, today: string): Promise<Attention> {
  const limits = attentionLimits(now, today);
  const [dueDays, recentlyPending] = await Promise.all([
    readOverviewCounters(dueMonthId(monthOf(limits.soon))),
    Promise.all(recentDays(now).map(readPendingDay)),
  ]);
  const counts = countCategories(dueCounts(statistics), dueCounts(dueDays), limits);
  const { recent, inLastHour } = countRecent(recentlyPending, limits);
  counts.pending -= recent + (inLastHour > 0 ? await countRecentInHour(limits, inLastHour) : 0);
  const closed = closedCount(dueCounts(statistics));
  return {
    closed,
    count: attentionCategories.reduce((total, category) => total + counts[category], 0),
    mostUrgent: async (top) => mostUrgentOf(await readRows(counts, limits, top), { now, today }, top),
  };
}

async function readPendingDay(day: string) {
  return { day, counts: pendingCounts(await readOverviewCounters(pendingDayId(day))) };
}

/** Reads the first rows of each category, until there are `top`. */
async function readRows(
  counts: Readonly<Record<AttentionCategory, number>>,
  limits: AttentionLimits,
  top: number,
): Promise<AttentionCandidate[]> {
  const reads: Promise<AttentionCandidate[]>[] = [];
  let remaining = top;
  for (const category of attentionCategories) {
    if (remaining > 0 && counts[category] > 0) {
      reads.push(readMostUrgent(category, limits, remaining));
      if (category === 'download_requested') reads.push(readClosedWithDownloadRequest(remaining));
    }
    remaining -= counts[category];
  }
  return (await Promise.all(reads)).flat();
}

/** Reads the requests that may need attention from the months. For stores with rows that are older than the overview. */
export async function searchAttention(
  months: readonly ListPart[],
  now: Date,
  today: string,
): Promise<Attention> {
  const rows = await readAttention(
    months.flatMap(({ pks }) => pks),
    now,
    today,
  );
  const items = mostUrgentOf(rows, { now, today }, rows.length);
  const closed = rows.filter(({ status }) => !isOpenStatus(status));
  return { count: items.length, closed: closed.length, mostUrgent: async (top) => items.slice(0, top) };
}

function mostUrgentOf(
  rows: readonly AttentionCandidate[],
  { now, today }: { readonly now: Date; readonly today: string },
  top: number,
): AttentionItem[] {
  const urgency = (item: AttentionItem) => attentionReasons.indexOf(item.reason);
  return rows
    .flatMap(({ requestId, ...row }) => {
      const reason = attentionReasonOf(row, now, today);
      return reason ? [{ _id: requestId, ...row, reason }] : [];
    })
    .toSorted((a, b) => urgency(a) - urgency(b) || a.dueDate.localeCompare(b.dueDate))
    .slice(0, top)
    .map((item) => ({ ...item, ...shownDue(item.dueDate) }));
}

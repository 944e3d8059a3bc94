import type { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { attentionReasonOf, attentionReasons, dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { readAttentionShare } from '../../data/views/attentionShare.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { type AttentionRow, readAttention } from '../../data/views/readAttention.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import {
  averageProcessingDays,
  type Day,
  figuresOfDay,
  percentage,
  sum,
  type Totals,
  totalsOf,
} from '../../domain/analytics/figures.ts';
import { growth, points } from '../../domain/analytics/trend.ts';

type Figures = DataOf<typeof dashboardAnalytics>;

const SHOWN_DAYS = 30;
const HALF = SHOWN_DAYS / 2;
const TREND_DAYS = 7;
const MAX_SHOWN = 8;

/**
 * Returns the figures of the staff dashboard, from month counters, thirty days of facts, and the rows that may need
 * attention.
 */
export async function dashboardFigures(now: Date): Promise<Figures> {
  const [{ totals, attention }, days, before] = await Promise.all([
    readTotals(now),
    readDays(now),
    readAttentionShare(dayAfter(now, -TREND_DAYS)),
  ]);
  const share = percentage(attention.length, totals.open);
  const average = averageProcessingDays(days);
  const [earlier, later] = [days.slice(0, HALF), days.slice(HALF)];
  const requests = growth(sum(later, 'opened'), sum(earlier, 'opened'));
  const completion = growth(sum(later, 'closed'), sum(earlier, 'closed'));
  const trend = points(share, before);
  return {
    totalRequests: totals.total,
    pendingRequests: totals.pending,
    completedRequests: totals.completed,
    activeRequests: totals.open,
    needsAttention: attention.length,
    needsAttentionPercentage: `${share}%`,
    averageProcessingTime: average === null ? 'N/A' : `${average} days`,
    averageProcessingDays: average,
    trends: {
      totalRequestsGrowth: requests.text,
      totalRequestsGrowthDirection: requests.direction,
      totalRequestsGrowthPercent: requests.percent,
      completionImprovement: completion.text,
      completionDirection: completion.direction,
      completionPercent: completion.percent,
      attentionTrend: trend.text,
      attentionTrendDirection: trend.direction,
      attentionPoints: trend.percent,
    },
    days: days.map(({ day, opened, closed }) => ({ day, opened, closed })),
    attention: attention.slice(0, MAX_SHOWN),
  };
}

/** Returns the share of open requests that need attention now, in whole percent. */
export async function attentionShare(now: Date): Promise<number> {
  const { totals, attention } = await readTotals(now);
  return percentage(attention.length, totals.open);
}

/** Returns totals over all months. Searches only months with open requests for requests that need attention. */
async function readTotals(now: Date): Promise<{ totals: Totals; attention: Figures['attention'] }> {
  const months = await listMonths();
  const counters = await Promise.all(months.map(({ pks }) => readCounters(pks)));
  const each = counters.map(totalsOf);
  const open = months.filter((_, index) => each[index]!.open > 0);
  const rows = await readAttention(
    open.flatMap(({ pks }) => pks),
    now,
  );
  const add = (field: keyof Totals) => each.reduce((total, totals) => total + totals[field], 0);
  return {
    totals: { total: add('total'), pending: add('pending'), completed: add('completed'), open: add('open') },
    attention: mostUrgentFirst(rows, now),
  };
}

function mostUrgentFirst(rows: readonly AttentionRow[], now: Date): Figures['attention'] {
  const urgency = (item: Figures['attention'][number]) => attentionReasons.indexOf(item.reason);
  return rows
    .flatMap(({ requestId, ...row }) => {
      const reason = attentionReasonOf(row, now);
      return reason ? [{ _id: requestId, ...row, reason }] : [];
    })
    .toSorted((a, b) => urgency(a) - urgency(b) || a.dueDate.localeCompare(b.dueDate));
}

/** Reads the last thirty days, oldest first. A day without activity counts as zero. */
function readDays(now: Date): Promise<Day[]> {
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => dayAfter(now, index - SHOWN_DAYS + 1));
  return Promise.all(days.map(async (day) => figuresOfDay(day, await readCounters([`day|${day}`]))));
}

import type { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { readAttentionShare } from '../../data/views/attention/attentionShare.ts';
import { type ListPart, listMonths } from '../../data/views/listMonths.ts';
import { readOverviewCounters } from '../../data/views/overview.ts';
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
import { type Attention, countAttention, searchAttention } from './attentionFigures.ts';

type Figures = DataOf<typeof dashboardAnalytics>;

const SHOWN_DAYS = 30;
const HALF = SHOWN_DAYS / 2;
const TREND_DAYS = 7;
const MAX_SHOWN = 8;

/** Returns the figures of the staff dashboard, from counters, thirty days of facts, and the rows that it shows. */
export async function dashboardFigures(now: Date): Promise<Figures> {
  const [{ totals, share, shareBase, needsAttention, attention }, days, before] = await Promise.all([
    readTotalsAndMostUrgent(now),
    readDays(now),
    readAttentionShare(dayAfter(now, -TREND_DAYS)),
  ]);
  const average = averageProcessingDays(days);
  const [earlier, later] = [days.slice(0, HALF), days.slice(HALF)];
  const requests = growth(sum(later, 'opened'), sum(earlier, 'opened'));
  const completion = growth(sum(later, 'closed'), sum(earlier, 'closed'));
  const trend = points(share, before, shareBase);
  return {
    totalRequests: totals.total,
    pendingRequests: totals.pending,
    completedRequests: totals.completed,
    activeRequests: totals.open,
    needsAttention,
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
    attention,
  };
}

async function readTotalsAndMostUrgent(now: Date) {
  const { totals, attention } = await readTotals(now);
  return {
    totals,
    share: shareOf(totals, attention),
    shareBase: totals.open + attention.closed,
    needsAttention: attention.count,
    attention: await attention.mostUrgent(MAX_SHOWN),
  };
}

/** Returns the share of requests that need attention now, of all that staff have to work on, in whole percent. */
export async function attentionShare(now: Date): Promise<number> {
  const { totals, attention } = await readTotals(now);
  return shareOf(totals, attention);
}

function shareOf({ open }: Totals, { count, closed }: Attention): number {
  return percentage(count, open + closed);
}

interface CurrentFigures {
  readonly totals: Totals;
  readonly attention: Attention;
}

/** Whether this process found all requests in the overview. Once they are, they stay in it. */
let isOverviewComplete = false;

/**
 * Returns the current figures, from a fixed number of counter documents. While rows exist that are older than the
 * overview, the months are searched instead; the nightly run renews these rows.
 */
async function readTotals(now: Date): Promise<CurrentFigures> {
  const [statistics, today] = await Promise.all([readOverviewCounters(), facilityDay(now)]);
  const totals = totalsOf(statistics);
  if (!isOverviewComplete) {
    const months = await readMonthTotals();
    if (!isSame(months.totals, totals)) {
      return { totals: months.totals, attention: await searchAttention(months.open, now, today) };
    }
    isOverviewComplete = true;
  }
  return { totals, attention: await countAttention(statistics, now, today) };
}

function isSame(one: Totals, other: Totals): boolean {
  return (
    one.total === other.total &&
    one.pending === other.pending &&
    one.completed === other.completed &&
    one.open === other.open
  );
}

/** Returns totals over all months, and the months with open requests. */
async function readMonthTotals(): Promise<{ totals: Totals; open: ListPart[] }> {
  const months = await listMonths();
  const each = (await Promise.all(months.map(({ pks }) => readCounters(pks)))).map(totalsOf);
  const add = (field: keyof Totals) => each.reduce((total, totals) => total + totals[field], 0);
  return {
    totals: { total: add('total'), pending: add('pending'), completed: add('completed'), open: add('open') },
    open: months.filter((_, index) => each[index]!.open > 0),
  };
}

/** Reads the last thirty days, oldest first. A day without activity counts as zero. */
function readDays(now: Date): Promise<Day[]> {
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => dayAfter(now, index - SHOWN_DAYS + 1));
  return Promise.all(days.map(async (day) => figuresOfDay(day, await readCounters([`day|${day}`]))));
}

import { type AnalyticsPeriod, analyticsPeriods, rangeProblem } from '@portal/contract/analytics/rules.ts';

/** What the page shows: a period, or the days of a range, YYYY-MM-DD. */
export type AnalyticsSelection =
  | { readonly kind: 'period'; readonly period: AnalyticsPeriod }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** What the address asks for. A range that cannot be asked for is none: then all time is shown. */
export function readAnalyticsSelection(params: URLSearchParams): AnalyticsSelection {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!rangeProblem({ startDate: from, endDate: to })) return { kind: 'range', from, to };
  return { kind: 'period', period: analyticsPeriods.find((one) => one === params.get('period')) ?? 'all' };
}

/** The address of a period or range; all time needs no words. */
export function addressOf(asked: AnalyticsSelection): Record<string, string> {
  if (asked.kind === 'range') return { from: asked.from, to: asked.to };
  return asked.period === 'all' ? {} : { period: asked.period };
}

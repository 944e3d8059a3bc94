import { type AnalyticsPeriod, analyticsPeriods, rangeProblem } from '@portal/contract/analytics/rules.ts';

/** What the page shows: a period, or a range of days (YYYY-MM-DD). */
export type AnalyticsSelection =
  | { readonly kind: 'period'; readonly period: AnalyticsPeriod }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** Parses the selection from the address. An invalid range is ignored; the default is all time. */
export function readAnalyticsSelection(params: URLSearchParams): AnalyticsSelection {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!rangeProblem({ startDate: from, endDate: to })) return { kind: 'range', from, to };
  return {
    kind: 'period',
    period: analyticsPeriods.find((period) => period === params.get('period')) ?? 'all',
  };
}

/** The query parameters of a selection; empty for all time. */
export function searchParamsOf(selection: AnalyticsSelection): Record<string, string> {
  if (selection.kind === 'range') return { from: selection.from, to: selection.to };
  return selection.period === 'all' ? {} : { period: selection.period };
}

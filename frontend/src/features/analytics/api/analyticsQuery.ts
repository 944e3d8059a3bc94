import { analytics } from '@portal/contract/endpoints/analytics.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Asked } from '../rules/analyticsAddress.ts';

/** The figures of a period or a range. Those shown before stay until they are there. They are not asked for by the clock: that would look like a person at work. */
export function analyticsQuery(asked: Asked) {
  const query =
    asked.kind === 'period' ? { period: asked.period } : { startDate: asked.from, endDate: asked.to };
  return queryOptions({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call(analytics, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: (now) => now.state.status === 'success',
  });
}

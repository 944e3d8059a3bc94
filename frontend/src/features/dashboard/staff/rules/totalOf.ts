import type { DayFigures } from '@portal/contract/analytics/endpoints/dashboard.ts';

/** The number of requests opened or closed on all these days. */
export function totalOf(days: readonly DayFigures[], series: 'opened' | 'closed'): number {
  return days.reduce((total, day) => total + day[series], 0);
}

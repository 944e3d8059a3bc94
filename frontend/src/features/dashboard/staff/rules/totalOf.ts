import type { DayFigures } from '@portal/contract/analytics/endpoints/dashboard.ts';

/** How many were opened, or closed, on all these days. */
export function totalOf(days: readonly DayFigures[], what: 'opened' | 'closed'): number {
  return days.reduce((total, day) => total + day[what], 0);
}

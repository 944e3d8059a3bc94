import type { DayRange } from '../rules.ts';

/** Predefined periods of the reports. This month and this quarter end today. */
export const reportPeriods = ['this-month', 'last-month', 'this-quarter'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** The days of a period, with today as YYYY-MM-DD. */
export function daysOfPeriod(period: ReportPeriod, today: string): DayRange {
  const month = today.slice(0, 7);
  switch (period) {
    case 'this-month':
      return { startDate: `${month}-01`, endDate: today };
    case 'last-month': {
      const lastDay = new Date(`${month}-01T00:00:00Z`);
      lastDay.setUTCDate(0);
      const endDate = lastDay.toISOString().slice(0, 10);
      return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
    }
    case 'this-quarter': {
      const firstMonth = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
      return { startDate: `${month.slice(0, 5)}${String(firstMonth).padStart(2, '0')}-01`, endDate: today };
    }
  }
}

import type { Report } from '../report.ts';

/** What all sources of revenue came to together, in US dollars. */
export function totalRevenue({ invoices, revenue }: Pick<Report, 'invoices' | 'revenue'>): number {
  const cents = [invoices.totalEarnings, revenue.witnessFeesTotal, revenue.filesTotal].map((dollars) =>
    Math.round(dollars * 100),
  );
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}

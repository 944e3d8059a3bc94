import type { Report } from '../report.ts';

/** Total of all revenue sources, in US dollars. */
export function totalRevenue({ invoices, revenue }: Pick<Report, 'invoices' | 'revenue'>): number {
  const cents = [invoices.totalEarnings, revenue.witnessFeesTotal, revenue.filesTotal].map((dollars) =>
    Math.round(dollars * 100),
  );
  return cents.reduce((sum, amount) => sum + amount, 0) / 100;
}

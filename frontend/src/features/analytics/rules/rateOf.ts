import type { AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';

/** The share of the invoices sent at a point that are paid by now, in whole percent; null where none was sent. */
export function rateOf({
  invoicesSent,
  invoicesPaid,
}: Pick<AnalyticsPoint, 'invoicesSent' | 'invoicesPaid'>): number | null {
  return invoicesSent === 0 ? null : Math.round((100 * invoicesPaid) / invoicesSent);
}

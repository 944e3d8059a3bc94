import type { AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';

/** Share of the invoices sent at a point that is paid to date, in whole percent; null if none was sent. */
export function paymentRateOf({
  invoicesSent,
  invoicesPaid,
}: Pick<AnalyticsPoint, 'invoicesSent' | 'invoicesPaid'>): number | null {
  return invoicesSent === 0 ? null : Math.round((100 * invoicesPaid) / invoicesSent);
}

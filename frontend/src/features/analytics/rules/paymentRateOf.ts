import type { AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';

/** Percentage paid to date of the invoices sent at a point, in whole percent; null if none was sent. */
export function paymentRateOf({
  invoicesSent,
  invoicesPaid,
}: Pick<AnalyticsPoint, 'invoicesSent' | 'invoicesPaid'>): number | null {
  return invoicesSent === 0 ? null : Math.round((100 * invoicesPaid) / invoicesSent);
}

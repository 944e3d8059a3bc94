import type { AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';
import { useTranslation } from 'react-i18next';
import { paymentRateOf } from './rules/paymentRateOf.ts';

/** Headers and cells of the chart points, for the table and the CSV export. */
export function usePointColumns(): {
  readonly headers: readonly string[];
  readonly cells: (point: AnalyticsPoint) => (string | number)[];
} {
  const { t } = useTranslation();
  return {
    headers: [
      t('Time', { context: 'moment' }),
      t('Invoice earnings'),
      t('Refunds'),
      t('Lost to disputes'),
      t('File charges'),
      t('Witness fees'),
      t('Cases opened'),
      t('Cases closed'),
      t('Invoices sent'),
      t('Paid to date'),
      t('Payment rate'),
    ],
    cells: (point) => [
      point.at,
      point.invoiceEarnings,
      point.refunds,
      point.disputesLost,
      point.fileEarnings,
      point.witnessFees,
      point.opened,
      point.closed,
      point.invoicesSent,
      point.invoicesPaid,
      paymentRateOf(point) ?? '',
    ],
  };
}

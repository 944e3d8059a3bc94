import { useTranslation } from 'react-i18next';
import type { Unit } from './report.ts';

/** What each chart draws, in the unit of time that it is drawn in. */
export function useUnitLabels(unit: Unit): Record<'earnings' | 'fees' | 'cases' | 'rate', string> {
  const { t } = useTranslation();
  const labels = {
    hour: {
      earnings: t('Paid less refunded, by hour'),
      fees: t('Processing fees paid, by hour'),
      cases: t('Opened and closed, by hour'),
      rate: t('Of the invoices sent in each hour, those paid by now'),
    },
    day: {
      earnings: t('Paid less refunded, by day (UTC)'),
      fees: t('Processing fees paid, by day (UTC)'),
      cases: t('Opened and closed, by day (UTC)'),
      rate: t('Of the invoices sent on each day, those paid by now'),
    },
    month: {
      earnings: t('Paid less refunded, by month'),
      fees: t('Processing fees paid, by month'),
      cases: t('Opened and closed, by month'),
      rate: t('Of the invoices sent in each month, those paid by now'),
    },
    year: {
      earnings: t('Paid less refunded, by year'),
      fees: t('Processing fees paid, by year'),
      cases: t('Opened and closed, by year'),
      rate: t('Of the invoices sent in each year, those paid by now'),
    },
  };
  return labels[unit];
}

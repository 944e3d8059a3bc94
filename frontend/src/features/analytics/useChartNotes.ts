import { useTranslation } from 'react-i18next';
import type { Unit } from './report.ts';

/** The note below the title of each chart, for a unit of time. */
export function useChartNotes(unit: Unit): Record<'earnings' | 'fees' | 'cases' | 'rate', string> {
  const { t } = useTranslation();
  const notes = {
    hour: {
      earnings: t('Payments minus refunds, by hour'),
      fees: t('Processing fees minus refunds, by hour'),
      cases: t('Opened and closed, by hour'),
      rate: t('Percentage paid to date of the invoices sent each hour'),
    },
    day: {
      earnings: t('Payments minus refunds, by day (UTC)'),
      fees: t('Processing fees minus refunds, by day (UTC)'),
      cases: t('Opened and closed, by day (UTC)'),
      rate: t('Percentage paid to date of the invoices sent each day'),
    },
    month: {
      earnings: t('Payments minus refunds, by month'),
      fees: t('Processing fees minus refunds, by month'),
      cases: t('Opened and closed, by month'),
      rate: t('Percentage paid to date of the invoices sent each month'),
    },
    year: {
      earnings: t('Payments minus refunds, by year'),
      fees: t('Processing fees minus refunds, by year'),
      cases: t('Opened and closed, by year'),
      rate: t('Percentage paid to date of the invoices sent each year'),
    },
  };
  return notes[unit];
}

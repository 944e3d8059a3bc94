import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';
import type { AnalyticsSelection } from './rules/analyticsAddress.ts';

/** Calls what is shown by its name: `Last 7 days`, or the first and the last day of a range. */
export function usePeriodLabels(): (asked: AnalyticsSelection) => string {
  const { t } = useTranslation();
  const labels = {
    '24h': t('Last 24 hours'),
    '7d': t('Last 7 days'),
    '30d': t('Last 30 days'),
    all: t('All time'),
  };
  return (asked) => {
    if (asked.kind === 'period') return labels[asked.period];
    const [from, to] = [formatDay(asked.from, 'medium'), formatDay(asked.to, 'medium')];
    return from === to ? from : t('{{from}} to {{to}}', { from, to });
  };
}

import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';
import type { AnalyticsSelection } from './rules/analyticsAddress.ts';

/** Returns a function that labels a selection: `Last 7 days`, or the first and last day of a range. */
export function usePeriodLabel(): (selection: AnalyticsSelection) => string {
  const { t } = useTranslation();
  const labels = {
    '24h': t('Last 24 hours'),
    '7d': t('Last 7 days'),
    '30d': t('Last 30 days'),
    all: t('All time'),
  };
  return (selection) => {
    if (selection.kind === 'period') return labels[selection.period];
    const [from, to] = [formatDay(selection.from, 'medium'), formatDay(selection.to, 'medium')];
    return from === to ? from : t('{{from}} to {{to}}', { from, to });
  };
}

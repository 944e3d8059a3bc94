import { SOON_DAYS, WAITING_DAYS } from '@portal/contract/requests/rules/attention.ts';
import { useTranslation } from 'react-i18next';
import { formatChange, formatCount, formatPercentChange, formatShare } from '../../../../lib/formatFigure.ts';
import type { Figures } from '../figures.ts';
import { Figure } from './Figure.tsx';
import { TrendLine } from './TrendLine.tsx';
import { useDashboardStyles } from './useDashboardStyles.ts';

/** The four figures at the top, each with its trend or its share. */
export function StatCards({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const styles = useDashboardStyles();
  const { trends, needsAttention, activeRequests } = figures;
  const open = formatCount(activeRequests);
  const percent = (change: number | null) => (change === null ? null : formatPercentChange(change));
  return (
    <dl className={styles.stats} aria-label={t('Key metrics')}>
      <Figure
        label={t('Total Requests')}
        definition={t(
          'All requests ever submitted. The trend compares the last 15 days with the previous 15 days.',
        )}
        value={formatCount(figures.totalRequests)}
      >
        <TrendLine
          direction={trends.totalRequestsGrowthDirection}
          change={percent(trends.totalRequestsGrowthPercent)}
          comparedWith={t('vs. previous 15 days')}
        />
      </Figure>
      <Figure
        label={t('Pending')}
        definition={t('Requests with the status Pending. Work on them hasn’t started yet.')}
        value={formatCount(figures.pendingRequests)}
      >
        {t('of {{total}} open requests', { total: open })}
      </Figure>
      <Figure
        label={t('Completed')}
        definition={t(
          'Requests with the status Completed. The trend compares requests closed in the last 15 days with the previous 15 days.',
        )}
        value={formatCount(figures.completedRequests)}
      >
        <TrendLine
          direction={trends.completionDirection}
          change={percent(trends.completionPercent)}
          comparedWith={t('vs. previous 15 days')}
          goodDirection="up"
        />
      </Figure>
      <Figure
        label={t('Needs Attention')}
        definition={t(
          'The share of open requests that are overdue, due within {{soon}} days, on hold, updated by the client, or pending for more than {{waiting}} days.',
          { soon: SOON_DAYS, waiting: WAITING_DAYS },
        )}
        value={formatShare(needsAttention, activeRequests) ?? formatCount(needsAttention)}
        aside={t('{{part}} of {{total}} open', { part: formatCount(needsAttention), total: open })}
      >
        <TrendLine
          direction={trends.attentionTrendDirection}
          change={
            trends.attentionPoints === null
              ? null
              : t('{{change}} points', { change: formatChange(trends.attentionPoints) })
          }
          comparedWith={t('vs. one week ago')}
          goodDirection="down"
        />
      </Figure>
    </dl>
  );
}

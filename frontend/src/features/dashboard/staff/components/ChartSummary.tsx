import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSeriesStyles } from '../../../../components/chart/useSeriesStyles.ts';
import { Row } from '../../../../components/layout/pieces.tsx';
import { formatCount, formatDays } from '../../../../lib/formatFigure.ts';
import type { Figures } from '../figures.ts';
import { totalOf } from '../rules/totalOf.ts';

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: '0 0 16px' },
  key: { width: '10px', height: '10px', borderRadius: '2px' },
  value: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  days: Figures['days'];
  /** Null if no request was closed in the period. */
  averageDays: number | null;
}

/** Totals of the chart. They also serve as its legend. */
export function ChartSummary({ days, averageDays }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const seriesStyles = useSeriesStyles();
  const key = (series: 'opened' | 'closed') => (
    <span className={mergeClasses(styles.key, seriesStyles[series])} aria-hidden />
  );
  return (
    <dl className={styles.summary}>
      <div>
        <Row as="dt" gap={6} nowrap shared={['small', 'soft']}>
          {key('opened')}
          {t('Opened', { context: 'requests' })}
        </Row>
        <dd className={styles.value}>{formatCount(totalOf(days, 'opened'))}</dd>
      </div>
      <div>
        <Row as="dt" gap={6} nowrap shared={['small', 'soft']}>
          {key('closed')}
          {t('Closed', { context: 'requests' })}
        </Row>
        <dd className={styles.value}>{formatCount(totalOf(days, 'closed'))}</dd>
      </div>
      <div>
        <Row as="dt" gap={6} nowrap shared={['small', 'soft']}>
          {t('Average processing time')}
        </Row>
        <dd className={styles.value}>{averageDays === null ? t('N/A') : formatDays(averageDays)}</dd>
      </div>
    </dl>
  );
}

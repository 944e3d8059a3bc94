import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { DayFigures } from '@portal/contract/endpoints/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { formatCount } from '../formatFigure.ts';
import { useSeriesStyles } from './useSeriesStyles.ts';

const useStyles = makeStyles({
  readout: {
    ...typographyStyles.caption1,
    position: 'absolute',
    top: 0,
    display: 'grid',
    gap: '2px',
    padding: '6px 10px',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
  },
  day: { fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', alignItems: 'center', gap: '6px' },
  key: { width: '8px', height: '8px', borderRadius: '2px' },
  count: { marginLeft: 'auto', paddingLeft: '12px', fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  figures: DayFigures;
  index: number;
  total: number;
}

/** The figures of the day that is picked out, beside its bars. The control of the chart says them to those who listen. */
export function DayReadout({ figures, index, total }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const series = useSeriesStyles();
  const percent = (days: number) => `calc(${(days / total) * 100}% + 6px)`;
  const isLate = index >= total / 2;
  const place = isLate ? { right: percent(total - index) } : { left: percent(index + 1) };
  const line = (what: 'opened' | 'closed', words: string) => (
    <span className={styles.line}>
      <span className={mergeClasses(styles.key, series[what])} />
      {words}
      <span className={styles.count}>{formatCount(figures[what])}</span>
    </span>
  );
  return (
    <div className={styles.readout} style={place} aria-hidden>
      <span className={styles.day}>{formatDay(figures.day, 'medium')}</span>
      {line('opened', t('Opened'))}
      {line('closed', t('Closed'))}
    </div>
  );
}

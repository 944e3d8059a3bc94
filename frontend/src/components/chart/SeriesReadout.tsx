import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSeriesStyles } from './useSeriesStyles.ts';
import { type ChartData, valueAt } from './chart.ts';

const useStyles = makeStyles({
  readout: {
    ...typographyStyles.caption1,
    position: 'absolute',
    zIndex: 1,
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
  name: { fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', alignItems: 'center', gap: '6px' },
  key: { width: '8px', height: '8px', borderRadius: '2px' },
  value: { marginLeft: 'auto', paddingLeft: '12px', fontWeight: tokens.fontWeightSemibold },
});

/** The values of the selected point, next to its bars. Screen readers get them from the chart’s slider. */
export function SeriesReadout({ facts, index }: { facts: ChartData; index: number }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const colors = useSeriesStyles();
  const { series, names, format } = facts;
  const percent = (points: number) => `calc(${(points / names.length) * 100}% + 6px)`;
  const isInRightHalf = index >= names.length / 2;
  const readoutPosition = isInRightHalf
    ? { right: percent(names.length - index) }
    : { left: percent(index + 1) };
  return (
    <div className={styles.readout} style={readoutPosition} aria-hidden>
      <span className={styles.name}>{names[index]!.long}</span>
      {series.map(({ name, values }, seriesIndex) => (
        <span key={name} className={styles.line}>
          <span className={mergeClasses(styles.key, colors[seriesIndex === 0 ? 'opened' : 'closed'])} />
          {name}
          <span className={styles.value}>{valueAt(values, index, format) ?? t('None')}</span>
        </span>
      ))}
    </div>
  );
}

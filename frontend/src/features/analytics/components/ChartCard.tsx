import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { Surface } from '../../../components/Surface.tsx';
import { useSeriesStyles } from '../../../components/chart/useSeriesStyles.ts';
import type { ChartData } from '../../../components/chart/chart.ts';
import type { ValueScale } from '../../../components/chart/valueScale.ts';
import { SeriesChart } from '../../../components/chart/SeriesChart.tsx';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0 },
  note: { ...typographyStyles.caption1, margin: '2px 0 12px', color: tokens.colorNeutralForeground3 },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: '0 0 16px' },
  term: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
  },
  key: { width: '10px', height: '10px', borderRadius: '2px', forcedColorAdjust: 'none' },
  zero: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    margin: '8px 0 0',
    color: tokens.colorNeutralForeground3,
  },
  zeroKey: { flexShrink: 0, width: '10px', height: '2px', forcedColorAdjust: 'none' },
  total: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  note: string;
  facts: ChartData;
  /** Formatted total of each series. */
  totals: readonly string[];
  scale: ValueScale;
}

/** A chart with its title and the totals of its series, which also serve as its legend. */
export function ChartCard({ note, facts, totals, scale }: Props) {
  const styles = useStyles();
  const seriesStyles = useSeriesStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h3 id={titleId} className={styles.title}>
          {facts.title}
        </h3>
        <p className={styles.note}>{note}</p>
        <dl className={styles.legend}>
          {facts.series.map(({ name }, index) => (
            <div key={name}>
              <dt className={styles.term}>
                <span
                  className={mergeClasses(styles.key, seriesStyles[index === 0 ? 'opened' : 'closed'])}
                  aria-hidden
                />
                {name}
              </dt>
              <dd className={styles.total}>{totals[index]}</dd>
            </div>
          ))}
        </dl>
        <SeriesChart facts={facts} scale={scale} />
        {facts.zeroLabel && (
          <p className={styles.zero}>
            <span className={mergeClasses(styles.zeroKey, seriesStyles.opened)} aria-hidden />
            {facts.zeroLabel}
          </p>
        )}
      </Surface>
    </section>
  );
}

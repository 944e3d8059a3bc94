import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { Surface } from '../../../components/Surface.tsx';
import { useSeriesStyles } from '../../../components/chart/useSeriesStyles.ts';
import type { ChartData } from '../../../components/chart/chart.ts';
import type { ValueScale } from '../../../components/chart/valueScale.ts';
import { SeriesChart } from '../../../components/chart/SeriesChart.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

const useStyles = makeStyles({
  key: { width: '10px', height: '10px', borderRadius: '2px', forcedColorAdjust: 'none' },
  zeroKey: { flexShrink: 0, width: '10px', height: '2px', forcedColorAdjust: 'none' },
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
  const shared = useSharedStyles();
  const seriesStyles = useSeriesStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h3 id={titleId} className={shared('heading')}>
          {facts.title}
        </h3>
        <p className={shared('small', 'above2', 'below12', 'muted')}>{note}</p>
        <Row as="dl" gap={24} rowGap={4} align="stretch" shared="below16">
          {facts.series.map(({ name }, index) => (
            <div key={name}>
              <Row as="dt" gap={6} nowrap shared={['small', 'soft']}>
                <span
                  className={mergeClasses(styles.key, seriesStyles[index === 0 ? 'opened' : 'closed'])}
                  aria-hidden
                />
                {name}
              </Row>
              <dd className={shared('strong', 'digits')}>{totals[index]}</dd>
            </div>
          ))}
        </Row>
        <SeriesChart facts={facts} scale={scale} />
        {facts.zeroLabel && (
          <Row as="p" gap={6} nowrap shared={['small', 'above8', 'muted']}>
            <span className={mergeClasses(styles.zeroKey, seriesStyles.opened)} aria-hidden />
            {facts.zeroLabel}
          </Row>
        )}
      </Surface>
    </section>
  );
}

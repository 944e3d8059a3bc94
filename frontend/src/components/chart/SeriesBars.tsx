import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useSeriesStyles } from './useSeriesStyles.ts';
import type { ChartData } from './chart.ts';
import type { ValueScale } from './valueScale.ts';

const useStyles = makeStyles({
  // Pointer events go to the plot, because the browser would show the title as a tooltip.
  drawing: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    printColorAdjust: 'exact',
  },
  line: { stroke: tokens.colorNeutralStroke2 },
  zeroLine: { stroke: tokens.colorNeutralStroke1 },
  selected: { fill: `color-mix(in srgb, ${tokens.colorNeutralForeground3} 20%, transparent)` },
});

/** Share of a point's width that its bars fill. */
const BAR_SHARE = 0.76;

/** Height of a zero bar, as a share of the chart height. */
const ZERO_BAR_SHARE = 0.015;

interface Props {
  facts: ChartData;
  scale: ValueScale;
  selected: number | null;
}

/** The bars of a chart. A point is one unit wide. Bars start at zero and go up or down; a zero has a low bar if `zeroLabel` is given. */
export function SeriesBars({
  facts: { title, text, series, names, zeroLabel },
  scale: { bottom, top, ticks },
  selected,
}: Props) {
  const styles = useStyles();
  const colors = useSeriesStyles();
  const id = useId();
  const width = BAR_SHARE / series.length;
  const zeroHeight = zeroLabel === undefined ? 0 : (top - bottom) * ZERO_BAR_SHARE;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${names.length} ${top - bottom}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{text}</desc>
      {selected !== null && (
        <rect className={styles.selected} x={selected} y={0} width={1} height={top - bottom} />
      )}
      {ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.zeroLine : styles.line}
          x1={0}
          x2={names.length}
          y1={top - tick}
          y2={top - tick}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {series.map(({ name, values }, seriesIndex) =>
        values.map((value, index) => {
          const height = value === 0 ? zeroHeight : Math.abs(value ?? 0);
          return value !== null && height > 0 ? (
            <rect
              key={`${name}${index}`}
              className={colors[seriesIndex === 0 ? 'opened' : 'closed']}
              x={index + (1 - BAR_SHARE) / 2 + seriesIndex * width}
              y={value < 0 ? top : top - height}
              width={width}
              height={height}
              data-series={name}
              data-point={index}
            />
          ) : null;
        }),
      )}
    </svg>
  );
}

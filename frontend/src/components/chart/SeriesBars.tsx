import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useSeriesStyles } from './useSeriesStyles.ts';
import type { ChartFacts } from './chart.ts';
import type { ValueScale } from './valueScale.ts';

const useStyles = makeStyles({
  // What the pointer finds is the plot: a title would show as the browser's own hint.
  drawing: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    printColorAdjust: 'exact',
  },
  line: { stroke: tokens.colorNeutralStroke2 },
  ground: { stroke: tokens.colorNeutralStroke1 },
  chosen: { fill: `color-mix(in srgb, ${tokens.colorNeutralForeground3} 20%, transparent)` },
});

/** The part of a point's width that its bars take together. */
const TAKEN = 0.76;

/** The part of the drawing’s height that the mark of a zero has. */
const ZERO = 0.015;

interface Props {
  facts: ChartFacts;
  scale: ValueScale;
  chosen: number | null;
}

/** The drawing: a point is one unit wide. Bars stand on zero, or hang from it; a zero that is shown has a low mark. */
export function SeriesBars({
  facts: { title, text, series, names, zero },
  scale: { bottom, top, ticks },
  chosen,
}: Props) {
  const styles = useStyles();
  const colours = useSeriesStyles();
  const id = useId();
  const width = TAKEN / series.length;
  const zeroHeight = zero === undefined ? 0 : (top - bottom) * ZERO;
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
      {chosen !== null && <rect className={styles.chosen} x={chosen} y={0} width={1} height={top - bottom} />}
      {ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.ground : styles.line}
          x1={0}
          x2={names.length}
          y1={top - tick}
          y2={top - tick}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {series.map(({ name, values }, which) =>
        values.map((value, index) => {
          const height = value === 0 ? zeroHeight : Math.abs(value ?? 0);
          return value !== null && height > 0 ? (
            <rect
              key={`${name}${index}`}
              className={colours[which === 0 ? 'opened' : 'closed']}
              x={index + (1 - TAKEN) / 2 + which * width}
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

import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import type { Figures } from '../figures.ts';
import { formatCount } from '../formatFigure.ts';
import type { ChartScale } from '../rules/chartScale.ts';
import { totalOf } from '../rules/totalOf.ts';
import { useSeriesStyles } from './useSeriesStyles.ts';

const useStyles = makeStyles({
  // What the pointer finds is the plot: a title would show as the browser's own hint.
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
  line: { stroke: tokens.colorNeutralStroke2 },
  ground: { stroke: tokens.colorNeutralStroke1 },
  chosen: { fill: `color-mix(in srgb, ${tokens.colorNeutralForeground3} 20%, transparent)` },
});

/** Parts of a day's width: free room before the first bar, and each bar. */
const BEFORE = 0.12;
const BAR = 0.36;

interface Props {
  days: Figures['days'];
  scale: ChartScale;
  chosen: number | null;
}

/** The drawing: a day is one unit wide, a request one unit high. */
export function DayBars({ days, scale: { top, ticks }, chosen }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const series = useSeriesStyles();
  const id = useId();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${days.length} ${top}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <title id={`${id}title`}>{t('Requests opened and closed per day')}</title>
      <desc id={`${id}text`}>
        {first &&
          last &&
          t(
            'From {{from}} to {{to}}, {{opened}} were opened and {{closed}} closed. A table of all days follows.',
            {
              from: formatDay(first.day),
              to: formatDay(last.day),
              opened: formatCount(totalOf(days, 'opened')),
              closed: formatCount(totalOf(days, 'closed')),
            },
          )}
      </desc>
      {chosen !== null && <rect className={styles.chosen} x={chosen} y={0} width={1} height={top} />}
      {ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.ground : styles.line}
          x1={0}
          x2={days.length}
          y1={top - tick}
          y2={top - tick}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {days.map(({ day, opened, closed }, index) => (
        <g key={day}>
          <rect
            className={series.opened}
            x={index + BEFORE}
            y={top - opened}
            width={BAR}
            height={opened}
            data-series="opened"
          />
          <rect
            className={series.closed}
            x={index + BEFORE + BAR}
            y={top - closed}
            width={BAR}
            height={closed}
            data-series="closed"
          />
        </g>
      ))}
    </svg>
  );
}

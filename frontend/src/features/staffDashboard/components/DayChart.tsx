import { makeStyles, tokens } from '@fluentui/react-components';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import type { Figures } from '../figures.ts';
import { formatCount, formatShortDay } from '../formatFigure.ts';
import { chartScale } from '../rules/chartScale.ts';
import { weekMarks } from '../rules/weekMarks.ts';
import { DayBars } from './DayBars.tsx';
import { DayReadout } from './DayReadout.tsx';

const useStyles = makeStyles({
  chart: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'minmax(220px, 1fr) 24px',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  counts: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' },
  // Centred on its line, without height of its own.
  count: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 0 },
  plot: {
    position: 'relative',
    touchAction: 'pan-y',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chooser: { position: 'absolute', inset: 0, width: '100%', margin: 0, opacity: 0, pointerEvents: 'none' },
  days: { gridColumn: 2, position: 'relative' },
  day: { position: 'absolute', top: '6px', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
});

/** Two bars for each day. A day is picked out with the pointer, a finger or the arrow keys, and says its figures. */
export function DayChart({ days }: { days: Figures['days'] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const scale = chartScale(Math.max(...days.flatMap(({ opened, closed }) => [opened, closed])));

  function follow({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setChosen(Math.min(Math.max(index, 0), last));
  }

  const told = days[chosen ?? last];
  return (
    <div className={styles.chart}>
      <div className={styles.counts} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.count}>
            {formatCount(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
      >
        <DayBars days={days} scale={scale} chosen={chosen} />
        {told && (
          <input
            type="range"
            className={styles.chooser}
            aria-label={t('Day of the chart')}
            aria-valuetext={t('{{day}}. Opened: {{opened}}, closed: {{closed}}', {
              day: formatDay(told.day),
              opened: formatCount(told.opened),
              closed: formatCount(told.closed),
            })}
            min={0}
            max={last}
            value={chosen ?? last}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            onFocus={() => setChosen((before) => before ?? last)}
            onBlur={() => setChosen(null)}
          />
        )}
        {chosen !== null && told && <DayReadout figures={told} index={chosen} total={days.length} />}
      </div>
      <div className={styles.days} aria-hidden>
        {weekMarks(days.length).map((index) => (
          <span
            key={index}
            className={styles.day}
            style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
          >
            {formatShortDay(days[index]!.day)}
          </span>
        ))}
      </div>
    </div>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartFacts, valueAt } from './chart.ts';
import { namedPoints } from './namedPoints.ts';
import { nameSpan } from './nameSpan.ts';
import type { ValueScale } from './valueScale.ts';
import { SeriesBars } from './SeriesBars.tsx';
import { SeriesReadout } from './SeriesReadout.tsx';

const useStyles = makeStyles({
  chart: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: '200px 24px',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  ticks: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' },
  // Centred on its line, without height of its own.
  tick: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 0 },
  plot: {
    position: 'relative',
    touchAction: 'pan-y',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chooser: { position: 'absolute', inset: 0, width: '100%', margin: 0, opacity: 0, pointerEvents: 'none' },
  // A name that is wider than its span sticks out of it to the left: the last one ends with the chart.
  names: { gridColumn: 2, position: 'relative', direction: 'rtl' },
  name: { position: 'absolute', top: '6px', minWidth: 'max-content', textAlign: 'center', direction: 'ltr' },
});

const MAX_NAMED = 5;

interface Props {
  facts: ChartFacts;
  scale: ValueScale;
  /** For another height. */
  className?: string;
}

/** Bars for each point. A point is picked out with the pointer, a finger or the arrow keys, and says its figures. */
export function SeriesChart({ facts, scale, className }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [picked, setPicked] = useState<number | null>(null);
  const { title, series, names, format, formatTick } = facts;
  const last = names.length - 1;
  // The points may have become fewer since one was picked.
  const chosen = picked === null ? null : Math.min(picked, last);

  function follow({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * names.length);
    setPicked(Math.min(Math.max(index, 0), last));
  }

  const readout = (index: number) =>
    series.map(({ name, values }) => `${name}: ${valueAt(values, index, format) ?? t('None')}`).join(', ');
  return (
    <div className={mergeClasses(styles.chart, className)}>
      <div className={styles.ticks} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicked(null)}
      >
        <SeriesBars facts={facts} scale={scale} chosen={chosen} />
        <input
          type="range"
          className={styles.chooser}
          aria-label={t('Chart data point: {{title}}', { title })}
          aria-valuetext={`${names[chosen ?? last]!.long}. ${readout(chosen ?? last)}`}
          min={0}
          max={last}
          value={chosen ?? last}
          onChange={({ target }) => setPicked(target.valueAsNumber)}
          onFocus={() => setPicked((before) => before ?? last)}
          onBlur={() => setPicked(null)}
        />
        {chosen !== null && <SeriesReadout facts={facts} index={chosen} />}
      </div>
      <div className={styles.names} aria-hidden>
        {namedPoints(names.length, MAX_NAMED).map((index) => {
          const { left, right } = nameSpan(index, names.length);
          return (
            <span key={index} className={styles.name} style={{ left: `${left}%`, right: `${right}%` }}>
              {names[index]!.short}
            </span>
          );
        })}
      </div>
    </div>
  );
}

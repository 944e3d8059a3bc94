import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartData, valueAt } from './chart.ts';
import { labeledPoints } from './labeledPoints.ts';
import { labelSpan } from './labelSpan.ts';
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
  // Centered on its line, without adding height.
  tick: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 0 },
  plot: {
    position: 'relative',
    touchAction: 'pan-y',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  slider: { position: 'absolute', inset: 0, width: '100%', margin: 0, opacity: 0, pointerEvents: 'none' },
  // A label wider than its span overflows to the left, so the last label ends with the chart.
  names: { gridColumn: 2, position: 'relative', direction: 'rtl' },
  name: { position: 'absolute', top: '6px', minWidth: 'max-content', textAlign: 'center', direction: 'ltr' },
});

const MAX_LABELS = 5;

interface Props {
  facts: ChartData;
  scale: ValueScale;
  /** To change the height. */
  className?: string;
}

/** A bar chart. Pointer, touch or arrow keys select a point and show its values. */
export function SeriesChart({ facts, scale, className }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const { title, series, names, format, formatTick } = facts;
  const last = names.length - 1;
  // There may be fewer points now than when one was selected.
  const selected = selectedIndex === null ? null : Math.min(selectedIndex, last);

  function selectAtPointer({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * names.length);
    setSelectedIndex(Math.min(Math.max(index, 0), last));
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
        onPointerDown={selectAtPointer}
        onPointerMove={selectAtPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setSelectedIndex(null)}
      >
        <SeriesBars facts={facts} scale={scale} selected={selected} />
        <input
          type="range"
          className={styles.slider}
          aria-label={t('Chart data point: {{title}}', { title })}
          aria-valuetext={`${names[selected ?? last]!.long}. ${readout(selected ?? last)}`}
          min={0}
          max={last}
          value={selected ?? last}
          onChange={({ target }) => setSelectedIndex(target.valueAsNumber)}
          onFocus={() => setSelectedIndex((before) => before ?? last)}
          onBlur={() => setSelectedIndex(null)}
        />
        {selected !== null && <SeriesReadout facts={facts} index={selected} />}
      </div>
      <div className={styles.names} aria-hidden>
        {labeledPoints(names.length, MAX_LABELS).map((index) => {
          const { left, right } = labelSpan(index, names.length);
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

import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SeriesChart } from '../../../../components/chart/SeriesChart.tsx';
import { valueScale } from '../../../../components/chart/valueScale.ts';
import { formatDay } from '../../../../lib/format.ts';
import { formatCount, formatShortDay } from '../../../../lib/formatFigure.ts';
import type { Figures } from '../figures.ts';
import { totalOf } from '../rules/totalOf.ts';

const useStyles = makeStyles({
  chart: { flexGrow: 1, gridTemplateRows: 'minmax(220px, 1fr) 24px' },
});

/** Opened and closed requests, two bars per day. */
export function DayChart({ days }: { days: Figures['days'] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const facts = {
    title: t('Requests opened and closed per day'),
    text: t(
      'From {{from}} to {{to}}, {{opened}} opened and {{closed}} closed. The table below lists each day.',
      {
        from: formatDay(first.day),
        to: formatDay(last.day),
        opened: formatCount(totalOf(days, 'opened')),
        closed: formatCount(totalOf(days, 'closed')),
      },
    ),
    series: [
      { name: t('Opened', { context: 'requests' }), values: days.map(({ opened }) => opened) },
      { name: t('Closed', { context: 'requests' }), values: days.map(({ closed }) => closed) },
    ],
    names: days.map(({ day }) => ({ long: formatDay(day, 'medium'), short: formatShortDay(day) })),
    format: formatCount,
    formatTick: formatCount,
  } as const;
  return (
    <SeriesChart
      className={styles.chart}
      facts={facts}
      scale={valueScale(days.flatMap(({ opened, closed }) => [opened, closed]))}
    />
  );
}

import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ChartData, Series } from '../../../components/chart/chart.ts';
import { type ValueScale, valueScale } from '../../../components/chart/valueScale.ts';
import { column } from '../../../components/layout/shapes.ts';
import { formatCount, formatPercent, formatShare } from '../../../lib/formatFigure.ts';
import { formatDollars, formatShortDollars } from '../formatDollars.ts';
import { pointLabel, shortPointLabel } from '../pointLabels.ts';
import type { Report } from '../report.ts';
import { paymentRateOf } from '../rules/paymentRateOf.ts';
import { useChartNotes } from '../useChartNotes.ts';
import { ChartCard } from './ChartCard.tsx';

const useStyles = makeStyles({
  charts: {
    ...column('16px'),
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const percentScale: ValueScale = { bottom: 0, top: 100, ticks: [0, 25, 50, 75, 100] };

/** Charts of earnings, fees, cases and the payment rate over the period. */
export function Charts({ report }: { report: Report }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { invoices, revenue, cases } = report;
  const { unit, points } = report.series;
  const notes = useChartNotes(unit);
  const names = points.map(({ at }) => ({ long: pointLabel(at, unit), short: shortPointLabel(at, unit) }));
  const [from, to] = [names[0]!.long, names.at(-1)!.long];
  const chart = (
    title: string,
    series: ChartData['series'],
    totals: readonly string[],
    formats: Pick<ChartData, 'format' | 'formatTick' | 'zeroLabel'>,
  ) => {
    const seriesText = series.map(({ name }, index) => `${name}: ${totals[index]}`).join(', ');
    const text = t('From {{from}} to {{to}}. {{series}}. The table below the charts lists all figures.', {
      from,
      to,
      series: seriesText,
    });
    return { facts: { title, text, series, names, ...formats }, totals };
  };
  const money = { format: formatDollars, formatTick: formatShortDollars };
  const percent = formatPercent;
  const earnings = chart(
    t('Earnings over time'),
    [
      { name: t('Invoices'), values: points.map((point) => point.invoiceEarnings) },
      { name: t('File charges'), values: points.map((point) => point.fileEarnings) },
    ],
    [formatDollars(invoices.totalEarnings), formatDollars(revenue.filesTotal)],
    money,
  );
  const fees = chart(
    t('Witness fees over time'),
    [{ name: t('Witness fees'), values: points.map((point) => point.witnessFees) }],
    [formatDollars(revenue.witnessFeesTotal)],
    money,
  );
  const requests = chart(
    t('Cases over time'),
    [
      { name: t('Opened', { context: 'cases' }), values: points.map((point) => point.opened) },
      { name: t('Closed', { context: 'cases' }), values: points.map((point) => point.closed) },
    ],
    [formatCount(cases.opened.total), formatCount(cases.closed.total)],
    { format: formatCount, formatTick: formatCount },
  );
  const rate = chart(
    t('Payment rate over time'),
    [{ name: t('Payment rate'), values: points.map(paymentRateOf) }],
    [formatShare(invoices.totalPaidInvoices, invoices.allInvoicesCount) ?? t('N/A')],
    {
      format: percent,
      formatTick: percent,
      zeroLabel: t('0% means none of the invoices sent was paid. A gap means no invoices were sent.'),
    },
  );
  return (
    <div className={styles.charts}>
      <ChartCard {...earnings} note={notes.earnings} scale={scaleOf(earnings.facts.series)} />
      <ChartCard {...fees} note={notes.fees} scale={scaleOf(fees.facts.series)} />
      <ChartCard {...requests} note={notes.cases} scale={scaleOf(requests.facts.series)} />
      <ChartCard {...rate} note={notes.rate} scale={percentScale} />
    </div>
  );
}

function scaleOf(series: readonly Series[]): ValueScale {
  return valueScale(series.flatMap(({ values }) => values.filter((value) => value !== null)));
}

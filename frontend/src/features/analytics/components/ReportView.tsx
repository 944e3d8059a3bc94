import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../components/card/EmptyWidget.tsx';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatMoney } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { Report } from '../report.ts';
import { Charts } from './Charts.tsx';
import { DeadlineFigures } from './DeadlineFigures.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { InvoiceFigures } from './InvoiceFigures.tsx';
import { PointTable } from './PointTable.tsx';
import { TableRegion } from './TableRegion.tsx';
import { formatDollars } from '../formatDollars.ts';
import { recentFigures, type RecentKey } from '../rules/recentFigures.ts';
import { totalRevenue } from '../rules/totalRevenue.ts';
import { useRecentLabels } from '../useRecentLabels.ts';

/** Whether the table of the last day, week and month already has a column for a period. */
function hasColumn(period: Report['metadata']['period']): boolean {
  return period !== null && period !== 'all';
}

/** All figures of a period, with charts and a table. */
export function ReportView({ report, period }: { report: Report; period: string }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const titleId = useId();
  return (
    <>
      <EarningsFigures report={report} />
      <InvoiceFigures invoices={report.invoices} />
      <CaseFigures cases={report.cases} metadata={report.metadata} />
      <DeadlineFigures deadlines={report.deadlines} />
      <RecentTable report={report} periodLabel={hasColumn(report.metadata.period) ? null : period} />
      {isEmptyReport(report) ? (
        <Surface>
          <EmptyWidget
            icon={<DataBarVerticalRegular />}
            title={t('No activity in this period')}
            text={t('Choose another period, or come back when there are requests, payments or invoices.')}
          />
        </Surface>
      ) : (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={shared('heading', 'below8')}>
            {t('Over time')}
          </h2>
          <Charts report={report} />
        </section>
      )}
      {!isEmptyReport(report) && <PointTable series={report.series} />}
    </>
  );
}

/** Whether there is nothing to draw: no points, or only points with zeros. */
function isEmptyReport({ series }: Pick<Report, 'series'>): boolean {
  return series.points.every((point) =>
    Object.values(point).every((value) => typeof value === 'string' || value === 0),
  );
}

interface Props {
  report: Report;
  /** Label of the selected period; null if it is one of the three columns. */
  periodLabel: string | null;
}

/** Compares the last 24 hours, 7 days, 30 days and the selected period. */
function RecentTable({ report, periodLabel }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const labels = useRecentLabels();
  const format = (key: RecentKey) => (key === 'opened' || key === 'closed' ? formatCount : formatDollars);
  return (
    <Surface>
      <h2 className={shared('heading')}>{t('At a glance')}</h2>
      <p className={shared('small', 'above2', 'below12', 'muted')}>
        {t(
          'The last 24 hours are the current hour and the 23 hours before it. The last 7 and 30 days end today (UTC).',
        )}
      </p>
      <TableRegion
        label={t('At a glance')}
        headers={[
          t('Metric'),
          t('Last 24 hours'),
          t('Last 7 days'),
          t('Last 30 days'),
          ...(periodLabel === null ? [] : [periodLabel]),
        ]}
      >
        <tbody>
          {recentFigures(report).map(({ key, values }) => (
            <tr key={key}>
              <th scope="row">{labels[key]}</th>
              {(periodLabel === null ? values.slice(0, -1) : values).map((value, index) => (
                <td key={index}>{format(key)(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </Surface>
  );
}

/** Requests opened, closed and active, and the average revenue per request. */
function CaseFigures({ cases, metadata }: Pick<Report, 'cases' | 'metadata'>) {
  const { t } = useTranslation();
  return (
    <FigureGroup title={t('Cases')}>
      <FigureCard
        label={t('Cases opened')}
        definition={t('Requests submitted in the period (UTC), by clients or by staff.')}
        value={formatCount(cases.opened.total)}
      >
        {t('in the period')}
      </FigureCard>
      <FigureCard
        label={t('Cases closed')}
        definition={t(
          'Requests completed or canceled in the period (UTC). A request that is reopened and closed again on another day counts again.',
        )}
        value={formatCount(cases.closed.total)}
      >
        {t('in the period')}
      </FigureCard>
      <FigureCard
        label={t('Active requests')}
        definition={t('Requests that aren’t completed or canceled as of now, regardless of the period.')}
        value={formatCount(metadata.totalActiveRequests)}
      >
        {t('as of now')}
      </FigureCard>
      <FigureCard
        label={t('Average revenue per case')}
        definition={t('Total revenue in the period divided by the number of cases opened in it.')}
        value={formatDollars(metadata.averageRevenuePerCase)}
      >
        {t('per case opened')}
      </FigureCard>
    </FigureGroup>
  );
}

/** Total revenue and its sources. */
function EarningsFigures({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { invoices, revenue } = report;
  return (
    <FigureGroup title={t('Earnings')}>
      <FigureCard
        label={t('Total revenue')}
        definition={t(
          'Invoice earnings, witness fees and file charges in the period, minus their refunds. A refund is subtracted on the day (UTC) it is made, and added back to that day if it fails later. A lost dispute is subtracted on the day of the loss and added back if the funds are returned later. Refunds made at Stripe and resolved before the portal recorded them are not included.',
        )}
        value={formatDollars(totalRevenue(report))}
      >
        {revenue.disputesLostTotal === 0
          ? t('after {{refunds}} of refunds', { refunds: formatDollars(revenue.refundsTotal) })
          : t('after {{refunds}} of refunds and {{amount}} lost to disputes', {
              refunds: formatDollars(revenue.refundsTotal),
              amount: formatDollars(revenue.disputesLostTotal),
            })}
      </FigureCard>
      <FigureCard
        label={t('Invoice earnings')}
        definition={t(
          'Invoices paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(invoices.totalEarnings)}
      >
        {t('{{amount}} refunded', { amount: formatDollars(invoices.refundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('Witness fees')}
        definition={t(
          'Processing fees paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(revenue.witnessFeesTotal)}
      >
        {revenue.witnessFeeRefundsTotal === 0
          ? t('{{amount}} per request', { amount: formatMoney(REQUEST_FEE_CENTS) })
          : t('{{amount}} refunded', { amount: formatDollars(revenue.witnessFeeRefundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('File charges')}
        definition={t(
          'What clients paid for released files in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(revenue.filesTotal)}
      >
        {revenue.fileRefundsTotal === 0
          ? t('for released files')
          : t('{{amount}} refunded', { amount: formatDollars(revenue.fileRefundsTotal) })}
      </FigureCard>
    </FigureGroup>
  );
}

import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../components/card/EmptyWidget.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { Report } from '../report.ts';
import { CaseFigures } from './CaseFigures.tsx';
import { Charts } from './Charts.tsx';
import { DeadlineFigures } from './DeadlineFigures.tsx';
import { EarningsFigures } from './EarningsFigures.tsx';
import { InvoiceFigures } from './InvoiceFigures.tsx';
import { PointTable } from './PointTable.tsx';
import { TableRegion } from './TableRegion.tsx';
import { formatDollars } from '../formatDollars.ts';
import { recentFigures, type RecentKey } from '../rules/recentFigures.ts';
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

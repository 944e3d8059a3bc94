import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../components/card/EmptyWidget.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import type { Report } from '../report.ts';
import { CaseFigures } from './CaseFigures.tsx';
import { Charts } from './Charts.tsx';
import { DeadlineFigures } from './DeadlineFigures.tsx';
import { EarningsFigures } from './EarningsFigures.tsx';
import { InvoiceFigures } from './InvoiceFigures.tsx';
import { PointTable } from './PointTable.tsx';
import { RecentTable } from './RecentTable.tsx';

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

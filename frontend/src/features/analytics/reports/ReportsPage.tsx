import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReportDays } from '@portal/contract/analytics/reports/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { TabBar } from '../../../components/TabBar.tsx';
import { formatDay } from '../../../lib/format.ts';
import { nameOfZone } from './nameOfZone.ts';
import { FigureEntries, ReceivableEntries } from './FigureEntries.tsx';
import { ReceivablesTables } from './ReceivablesTables.tsx';
import {
  readReportAddress,
  type ReportCell,
  reportSearchParams,
  type ReportSelection,
} from './reportAddress.ts';
import { ReportPeriodBar } from './ReportPeriodBar.tsx';
import { receivablesQuery, revenueQuery, turnaroundQuery, workQuery } from './reportQueries.ts';
import { areDaysComplete, ReportView } from './ReportView.tsx';
import { RevenueTables } from './RevenueTables.tsx';
import type { TableProps } from './tableProps.ts';
import { TurnaroundTables } from './TurnaroundTables.tsx';
import { useCellTitle } from './useCellTitle.ts';
import { useReportLabels } from './useReportLabels.ts';
import { WorkTable } from './WorkTable.tsx';

const useStyles = makeStyles({
  page: { '--header-gap': '0px', display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  tabs: { marginBottom: 0 },
  days: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
});

const PATH = '/analytics/reports';

/** The report in the address, or the entries behind one of its figures. */
export function ReportsPage() {
  const { t } = useTranslation();
  const styles = useStyles();
  const { reports } = useReportLabels();
  const [params, setParams] = useSearchParams();
  const address = readReportAddress(params);
  const { report, selection, cell } = address;
  const pathOf = (changed: Partial<typeof address>) =>
    `${PATH}?${new URLSearchParams(reportSearchParams({ ...address, ...changed })).toString()}`;
  const cellTitle = useCellTitle(report, selection, cell);
  const common = {
    linkTo: (next: ReportCell) => pathOf({ cell: next }),
    fileName: (table: string) =>
      report === 'receivables' ? `receivables-by-${table}` : `${report}-by-${table}-${daysText(selection)}`,
  };
  const entryProps = { title: cellTitle, fileName: `${report}-entries` };
  const analyticsCrumbs = [
    { label: t('Dashboard'), to: '/dashboard' },
    { label: t('Analytics'), to: '/analytics' },
  ];
  return (
    <div className={styles.page}>
      {cell ? (
        <PageHeader
          title={reports[report]}
          breadcrumbs={[...analyticsCrumbs, { label: t('Reports'), to: pathOf({ cell: null }) }]}
        />
      ) : (
        <PageHeader title={t('Reports')} breadcrumbs={analyticsCrumbs} />
      )}
      {!cell && (
        <TabBar
          id="report"
          label={t('Reports')}
          tabs={reports}
          tab={report}
          panelId={() => 'report-panel'}
          className={styles.tabs}
          onChoose={(next) =>
            setParams(reportSearchParams({ report: next, selection, cell: null }), {
              preventScrollReset: true,
            })
          }
        />
      )}
      {!cell && report !== 'receivables' && (
        <ReportPeriodBar
          selection={selection}
          onChange={(next) =>
            setParams(reportSearchParams({ report, selection: next, cell: null }), {
              preventScrollReset: true,
            })
          }
        />
      )}
      <div
        id="report-panel"
        {...(!cell && { role: 'tabpanel', 'aria-labelledby': `report-${report}` })}
        className={styles.page}
      >
        {cell && report !== 'receivables' && <SelectionText selection={selection} />}
        {!cell ? (
          <ReportContent report={report} selection={selection} {...common} />
        ) : report === 'receivables' ? (
          <ReceivableEntries cell={cell} {...entryProps} />
        ) : (
          <FigureEntries table={report} selection={selection} cell={cell} {...entryProps} />
        )}
      </div>
    </div>
  );
}

function daysText(selection: ReportSelection): string {
  return selection.kind === 'range' ? `${selection.from}-to-${selection.to}` : selection.period;
}

type Address = ReturnType<typeof readReportAddress>;

/** The tables of a report, and the days that they cover. */
function ReportContent({
  report,
  selection,
  ...common
}: Pick<Address, 'report' | 'selection'> & Omit<TableProps<never>, 'report'>) {
  const revenue = useQuery({ ...revenueQuery(selection), enabled: report === 'revenue' });
  const turnaround = useQuery({ ...turnaroundQuery(selection), enabled: report === 'turnaround' });
  const work = useQuery({ ...workQuery(selection), enabled: report === 'work' });
  const receivables = useQuery({ ...receivablesQuery, enabled: report === 'receivables' });
  switch (report) {
    case 'revenue':
      return (
        <ReportView result={revenue} isComplete={areDaysComplete}>
          {(data) => (
            <>
              <DaysText days={data.days} />
              <RevenueTables report={data} {...common} />
            </>
          )}
        </ReportView>
      );
    case 'receivables':
      return (
        <ReportView result={receivables} isComplete={({ isComplete }) => isComplete}>
          {(data) => (
            <>
              <TodayText today={data.today} timeZone={data.timeZone} />
              <ReceivablesTables report={data} {...common} />
            </>
          )}
        </ReportView>
      );
    case 'turnaround':
      return (
        <ReportView result={turnaround} isComplete={areDaysComplete}>
          {(data) => (
            <>
              <DaysText days={data.days} />
              <TurnaroundTables report={data} {...common} />
            </>
          )}
        </ReportView>
      );
    case 'work':
      return (
        <ReportView result={work} isComplete={areDaysComplete}>
          {(data) => (
            <>
              <DaysText days={data.days} />
              <WorkTable report={data} {...common} />
            </>
          )}
        </ReportView>
      );
  }
}

/** The period or range of the entries. */
function SelectionText({ selection }: Pick<Address, 'selection'>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { periods } = useReportLabels();
  return (
    <p className={styles.days}>
      {selection.kind === 'period'
        ? periods[selection.period]
        : t('{{from}} to {{to}}', { from: formatDay(selection.from), to: formatDay(selection.to) })}
    </p>
  );
}

function TodayText({ today, timeZone }: { today: string; timeZone: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <p className={styles.days}>
      {t('As of {{day}} ({{zone}})', { day: formatDay(today), zone: nameOfZone(timeZone) })}
    </p>
  );
}

/** The days of a report, and how they are counted. */
function DaysText({ days: { startDate, endDate, timeZone, zoneSince } }: { days: ReportDays }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const range =
    startDate === endDate
      ? formatDay(startDate)
      : t('{{from}} to {{to}}', { from: formatDay(startDate), to: formatDay(endDate) });
  const counting =
    zoneSince === null
      ? t('Days are those of {{zone}}.', { zone: nameOfZone(timeZone) })
      : t(
          'Days are those of {{zone}} since {{day}}. Before, they are UTC days, or those of an earlier time zone.',
          { zone: nameOfZone(timeZone), day: formatDay(zoneSince) },
        );
  return (
    <p className={styles.days}>
      {range}
      {'. '}
      {counting}
    </p>
  );
}

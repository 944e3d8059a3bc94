import type { turnaroundReport } from '@portal/contract/analytics/reports/endpoints.ts';
import type { ReportDimension } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { ReportCell } from './reportAddress.ts';
import { type Figure, type FigureRow, ReportTable } from './ReportTable.tsx';
import type { TableProps } from './tableProps.ts';
import { useReportLabels } from './useReportLabels.ts';

type Report = DataOf<typeof turnaroundReport>;
type Figures = NonNullable<Report['total']>;

/** How long completed requests took, by request type, facility and authority. */
export function TurnaroundTables({ report, linkTo, fileName }: TableProps<Report>) {
  const { t } = useTranslation();
  const { requestType, authority, notStated } = useReportLabels();
  const count = (number: number, cell: ReportCell): Figure => ({
    text: formatCount(number),
    csv: number,
    to: number === 0 ? undefined : linkTo(cell),
  });
  const plain = (number: number): Figure => ({ text: formatCount(number), csv: number });
  const figuresOf = (figures: Figures, value: ReportCell): Figure[] => [
    count(figures.completed, value),
    plain(figures.averageDays),
    plain(figures.medianDays),
    count(figures.onTime, { ...value, figure: 'onTime' }),
    count(figures.late, { ...value, figure: 'late' }),
  ];
  const rowsBy = (
    dimension: ReportDimension,
    rows: readonly ({ readonly id: string; readonly label: string } & Figures)[],
  ): FigureRow[] =>
    rows.map((row) => ({
      id: row.id,
      name: row.label,
      figures: figuresOf(row, { dimension, value: row.id }),
    }));
  const headers = [t('Requests completed'), t('Average days'), t('Median days'), t('On time'), t('Late')];
  const common = {
    empty: t('No request was completed in this period.'),
    total: report.total ? figuresOf(report.total, {}) : undefined,
  };
  return (
    <>
      <ReportTable
        {...common}
        title={t('Turnaround by request type')}
        note={t(
          'Requests completed in the period; a request completed on two days counts on both. Days from submission to completion; more than 365 count as 365 in the median. Requests without a due date are neither on time nor late.',
        )}
        headers={[t('Request type'), ...headers]}
        rows={rowsBy(
          'requestType',
          report.byRequestType.map((row) => ({ ...row, label: requestType(row.requestType) })),
        )}
        fileName={fileName('request-type')}
      />
      <ReportTable
        {...common}
        title={t('Turnaround by facility')}
        headers={[t('Facility'), ...headers]}
        rows={rowsBy(
          'facility',
          report.byFacility.map((row) => ({ ...row, label: row.name || notStated })),
        )}
        fileName={fileName('facility')}
      />
      <ReportTable
        {...common}
        title={t('Turnaround by authority')}
        headers={[t('Kind of authority'), ...headers]}
        rows={rowsBy(
          'authority',
          report.byAuthority.map((row) => ({ ...row, label: authority(row.id) })),
        )}
        fileName={fileName('authority')}
      />
    </>
  );
}

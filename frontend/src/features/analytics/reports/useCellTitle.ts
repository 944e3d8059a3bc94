import type { PaidKind } from '@portal/contract/analytics/reports/reportTables.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReportCell, ReportKind, ReportSelection } from './reportAddress.ts';
import { receivablesQuery, revenueQuery, turnaroundQuery, workQuery } from './reportQueries.ts';
import { useReportLabels } from './useReportLabels.ts';

/** What the entries of a figure are about: `Smith & Jones · Refund`. Empty without a figure. */
export function useCellTitle(
  report: ReportKind,
  selection: ReportSelection,
  cell: ReportCell | null,
): string {
  const labels = useReportLabels();
  const isOf = (kind: ReportKind) => cell !== null && report === kind;
  const { data: revenue } = useQuery({ ...revenueQuery(selection), enabled: isOf('revenue') });
  const { data: turnaround } = useQuery({ ...turnaroundQuery(selection), enabled: isOf('turnaround') });
  const { data: work } = useQuery({ ...workQuery(selection), enabled: isOf('work') });
  const { data: receivables } = useQuery({ ...receivablesQuery, enabled: isOf('receivables') });
  if (!cell) return '';

  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[] | undefined, id: string) =>
    rows ? rows.find((row) => row.id === id)?.name || labels.notStated : '';
  const valueName = (value: string) => {
    switch (cell.dimension) {
      case 'kind':
        return labels.kinds[value as PaidKind] ?? '';
      case 'firm':
        return nameIn((report === 'receivables' ? receivables : revenue)?.byFirm, value);
      case 'facility':
        return nameIn((report === 'turnaround' ? turnaround : revenue)?.byFacility, value);
      case 'requestType':
        return labels.requestType(Number(value));
      case 'authority':
        return labels.authority(value);
      case 'person':
        return work ? labels.person(work.people.find(({ id }) => id === value)?.name ?? '') : '';
      case undefined:
        return '';
    }
  };
  const parts = [
    cell.value === undefined ? '' : valueName(cell.value),
    cell.figure ? labels.figures[cell.figure] : '',
    cell.age ? labels.ages[cell.age] : '',
  ].filter(Boolean);
  return parts.join(' · ') || labels.reports[report];
}

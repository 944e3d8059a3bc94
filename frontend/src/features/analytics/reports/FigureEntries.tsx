import type { ReportTable } from '@portal/contract/analytics/reports/reportTables.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import { EntryList } from './EntryList.tsx';
import type { ReportCell, ReportSelection } from './reportAddress.ts';
import { entriesQuery, receivableEntriesQuery } from './reportQueries.ts';
import { useReportLabels } from './useReportLabels.ts';

interface Props {
  table: ReportTable;
  selection: ReportSelection;
  cell: ReportCell;
  title: string;
  fileName: string;
}

/** The entries behind a figure of a report on a period, newest first. */
export function FigureEntries({ table, selection, cell, title, fileName }: Props) {
  const { t } = useTranslation();
  const { figures, takenBack } = useReportLabels();
  const query = useInfiniteQuery(entriesQuery(table, selection, cell));
  const numbers: Readonly<Record<ReportTable, string>> = {
    revenue: t('Amount'),
    turnaround: t('Days'),
    work: cell.figure === 'pages' ? t('Pages') : t('Documents'),
  };
  const rows = query.data?.pages
    .flatMap(({ entries }) => entries)
    .map(({ requestId, orderId, day, figure, amount, number }) => {
      // What was taken back is subtracted from the revenue.
      const isSubtracted = figure === 'refunded' || figure === 'lost';
      const dollars = amount === null ? null : isSubtracted ? 0 - amount : amount;
      const what = amount !== null && amount < 0 ? takenBack[figure] : figures[figure];
      return {
        requestId,
        orderId,
        cells: [
          { text: formatDay(day, 'medium'), csv: day },
          { text: what, csv: what },
          dollars === null
            ? { text: number === null ? '–' : formatCount(number), csv: number ?? '' }
            : { text: formatDollars(dollars), csv: dollars },
        ],
      };
    });
  const headers = [t('Date'), t('What happened'), numbers[table]];
  return <EntryList title={title} headers={headers} query={query} rows={rows} fileName={fileName} />;
}

/** What a firm owes now, or all of them, the oldest first. */
export function ReceivableEntries({ cell, title, fileName }: Omit<Props, 'table' | 'selection'>) {
  const { t } = useTranslation();
  const { kinds } = useReportLabels();
  const query = useInfiniteQuery(receivableEntriesQuery(cell));
  const rows = query.data?.pages
    .flatMap(({ entries }) => entries)
    .map(({ requestId, orderId, firmName, kind, invoiceNumber, since, days, amount }) => ({
      requestId,
      orderId,
      cells: [
        { text: formatDay(since, 'medium'), csv: since },
        { text: formatCount(days), csv: days },
        { text: kinds[kind], csv: kinds[kind] },
        { text: invoiceNumber ?? '–', csv: invoiceNumber ?? '' },
        { text: firmName || '–', csv: firmName },
        { text: formatDollars(amount), csv: amount },
      ],
    }));
  const headers = [
    t('Owed since'),
    t('Days'),
    t('Kind of payment'),
    t('Invoice number'),
    t('Law firm'),
    t('Amount'),
  ];
  return <EntryList title={title} headers={headers} query={query} rows={rows} fileName={fileName} />;
}

import type { workReport } from '@portal/contract/analytics/reports/endpoints.ts';
import { type ReportFigure, reportFigures } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/formatFigure.ts';
import { type Figure, ReportTable } from './ReportTable.tsx';
import type { TableProps } from './tableProps.ts';
import { useReportLabels } from './useReportLabels.ts';

/** What each person did. */
export function WorkTable({ report, linkTo, fileName }: TableProps<DataOf<typeof workReport>>) {
  const { t } = useTranslation();
  const { person } = useReportLabels();
  const count = (number: number, value: string, figure: ReportFigure): Figure => ({
    text: formatCount(number),
    csv: number,
    to: number === 0 ? undefined : linkTo({ dimension: 'person', value, figure }),
  });
  return (
    <ReportTable
      title={t('Work by person')}
      note={t(
        'Received: requests assigned to the person by anyone, or entered by them; a request counts once a day. Decided: submissions approved or rejected. Released: documents. Pages: those of released PDF files and pictures; files with a password and other kinds have no count.',
      )}
      headers={[
        t('Person'),
        t('Requests received'),
        t('Submissions decided'),
        t('Documents released'),
        t('Pages released'),
      ]}
      rows={report.people.map((row) => ({
        id: row.id,
        name: person(row.name),
        figures: reportFigures.work.map((figure) => count(row[figure], row.id, figure)),
      }))}
      empty={t('Nobody received, decided or released anything in this period.')}
      fileName={fileName('person')}
    />
  );
}

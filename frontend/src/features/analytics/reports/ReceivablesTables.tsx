import type { receivablesReport } from '@portal/contract/analytics/reports/endpoints.ts';
import { receivableAges } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { ReportCell } from './reportAddress.ts';
import { type Figure, ReportTable } from './ReportTable.tsx';
import type { TableProps } from './tableProps.ts';
import { useReportLabels } from './useReportLabels.ts';

type Report = DataOf<typeof receivablesReport>;
type Owed = Report['total'];

/** What clients owe now, by age and law firm. */
export function ReceivablesTables({ report, linkTo, fileName }: TableProps<Report>) {
  const { t } = useTranslation();
  const { ages, notStated } = useReportLabels();
  const empty = t('Nothing is owed.');
  const amount = (owed: Owed, cell: ReportCell): Figure => ({
    text: formatDollars(owed.amount),
    csv: owed.amount,
    to: owed.count === 0 ? undefined : linkTo(cell),
  });
  const count = (owed: Owed, cell: ReportCell): Figure => ({
    ...amount(owed, cell),
    text: formatCount(owed.count),
    csv: owed.count,
  });
  const isNothing = report.total.count === 0;
  return (
    <>
      <ReportTable
        title={t('Receivables by age')}
        note={t(
          'What is owed now: sent invoices, released documents with a charge, and failed fees, until they are paid. A bank payment in progress is still owed. The age counts from the day an invoice was sent, a document was released, or the request of a failed fee was submitted; after a lost dispute, from the day it was reopened.',
        )}
        headers={[t('Age'), t('Items'), t('Amount')]}
        rows={
          isNothing
            ? []
            : receivableAges.map((age) => ({
                id: age,
                name: ages[age],
                figures: [count(report.byAge[age], { age }), amount(report.byAge[age], { age })],
              }))
        }
        total={[count(report.total, {}), amount(report.total, {})]}
        empty={empty}
        fileName={fileName('age')}
      />
      <ReportTable
        title={t('Receivables by law firm')}
        headers={[t('Law firm'), ...receivableAges.map((age) => ages[age]), t('Total')]}
        rows={report.byFirm.map(({ id, name, total, byAge }) => {
          const firm = { dimension: 'firm', value: id } as const;
          return {
            id,
            name: name || notStated,
            figures: [
              ...receivableAges.map((age) => amount(byAge[age], { ...firm, age })),
              amount(total, firm),
            ],
          };
        })}
        total={[...receivableAges.map((age) => amount(report.byAge[age], { age })), amount(report.total, {})]}
        empty={empty}
        fileName={fileName('firm')}
      />
    </>
  );
}

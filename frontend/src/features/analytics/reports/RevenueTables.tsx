import type { revenueReport } from '@portal/contract/analytics/reports/endpoints.ts';
import type { ReportDimension, ReportFigure } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../formatDollars.ts';
import type { ReportCell } from './reportAddress.ts';
import { type Figure, ReportTable } from './ReportTable.tsx';
import type { TableProps } from './tableProps.ts';
import { useReportLabels } from './useReportLabels.ts';

type Amounts = DataOf<typeof revenueReport>['total'];

/** What was earned, by kind of payment, law firm and facility. */
export function RevenueTables({ report, linkTo, fileName }: TableProps<DataOf<typeof revenueReport>>) {
  const { t } = useTranslation();
  const { kinds, notStated } = useReportLabels();
  const dollars = (amount: number, cell: ReportCell | null): Figure => ({
    text: formatDollars(amount),
    csv: amount,
    to: amount === 0 || !cell ? undefined : linkTo(cell),
  });
  const amountsOf = (amounts: Amounts, value: ReportCell): Figure[] => {
    const of = (figure: ReportFigure) => ({ ...value, figure });
    return [
      dollars(amounts.fees, of('fee')),
      dollars(amounts.files, of('file')),
      dollars(amounts.invoices, of('invoice')),
      dollars(amounts.refunded, of('refunded')),
      dollars(amounts.lost, of('lost')),
      dollars(amounts.total, value),
    ];
  };
  const common = { empty: t('Nothing was paid, refunded or lost in this period.') };
  const headers = [kinds.fee, kinds.file, kinds.invoice, t('Refunds'), t('Lost to disputes'), t('Total')];
  const rowsBy = (
    dimension: ReportDimension,
    rows: readonly ({ readonly id: string; readonly name: string } & Amounts)[],
  ) =>
    rows.map((row) => ({
      id: row.id,
      name: row.name || notStated,
      figures: amountsOf(row, { dimension, value: row.id }),
    }));
  return (
    <>
      <ReportTable
        {...common}
        title={t('Revenue by kind')}
        note={t(
          'A payment counts on its day, a refund on the day it is made, and a lost dispute on the day of the loss. Total: paid minus refunds minus losses. A negative refund is one that failed later.',
        )}
        headers={[
          t('Kind of payment'),
          t('Paid', { context: 'amount' }),
          t('Refunds'),
          t('Lost to disputes'),
          t('Total'),
        ]}
        rows={report.byKind.map(({ id, ...amounts }) => {
          const value = { dimension: 'kind', value: id } as const;
          const paid = amounts.fees + amounts.files + amounts.invoices;
          return {
            id,
            name: kinds[id],
            figures: [
              dollars(paid, { ...value, figure: id }),
              dollars(amounts.refunded, { ...value, figure: 'refunded' }),
              dollars(amounts.lost, { ...value, figure: 'lost' }),
              dollars(amounts.total, value),
            ],
          };
        })}
        total={[
          dollars(report.total.fees + report.total.files + report.total.invoices, null),
          dollars(report.total.refunded, { figure: 'refunded' }),
          dollars(report.total.lost, { figure: 'lost' }),
          dollars(report.total.total, {}),
        ]}
        fileName={fileName('kind')}
      />
      <ReportTable
        {...common}
        title={t('Revenue by law firm')}
        note={t(
          'The law firm of the request when it was counted. The same name in another case, spacing or punctuation is one firm, with its latest spelling.',
        )}
        headers={[t('Law firm'), ...headers]}
        rows={rowsBy('firm', report.byFirm)}
        total={amountsOf(report.total, {})}
        fileName={fileName('firm')}
      />
      <ReportTable
        {...common}
        title={t('Revenue by facility')}
        headers={[t('Facility'), ...headers]}
        rows={rowsBy('facility', report.byFacility)}
        total={amountsOf(report.total, {})}
        fileName={fileName('facility')}
      />
    </>
  );
}

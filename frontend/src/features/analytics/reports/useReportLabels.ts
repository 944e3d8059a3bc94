import type {
  PaidKind,
  ReceivableAge,
  ReportFigure,
} from '@portal/contract/analytics/reports/reportTables.ts';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { useTranslation } from 'react-i18next';
import type { ReportKind } from './reportAddress.ts';

/** The names of reports, periods, figures and values. */
export function useReportLabels() {
  const { t } = useTranslation();
  const reports: Readonly<Record<ReportKind, string>> = {
    revenue: t('Revenue'),
    receivables: t('Receivables'),
    turnaround: t('Turnaround'),
    work: t('Work by person'),
  };
  const kinds: Readonly<Record<PaidKind, string>> = {
    fee: t('Witness fees'),
    file: t('File charges'),
    invoice: t('Invoices'),
  };
  const figures: Readonly<Record<ReportFigure, string>> = {
    fee: t('Fee paid'),
    file: t('Document paid'),
    invoice: t('Invoice paid'),
    refunded: t('Refund made'),
    lost: t('Lost to a dispute'),
    onTime: t('Completed on time'),
    late: t('Completed late'),
    noDueDate: t('Completed, without a due date'),
    received: t('Received'),
    decided: t('Decided'),
    released: t('Released'),
    pages: t('Pages released'),
  };
  /** What a negative entry of a figure is. */
  const takenBack: Readonly<Record<ReportFigure, string>> = {
    ...figures,
    refunded: t('Refund failed'),
    lost: t('Dispute won'),
  };
  const ages: Readonly<Record<ReceivableAge, string>> = {
    '0-30': t('0–30 days'),
    '31-60': t('31–60 days'),
    '61-90': t('61–90 days'),
    older: t('More than 90 days'),
  };
  return {
    reports,
    kinds,
    figures,
    takenBack,
    ages,
    periods: {
      'this-month': t('This month'),
      'last-month': t('Last month'),
      'this-quarter': t('This quarter'),
    },
    notStated: t('Not stated'),
    requestType: (id: number) => t(requestTypeName(id)),
    authority: (id: string) =>
      Object.hasOwn(authorityNames, id)
        ? t(authorityNames[id as keyof typeof authorityNames])
        : t('Not stated'),
    person: (name: string) => name || t('Former staff member'),
  };
}

import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { formatCount, formatShare } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { FigureGroup } from './FigureGroup.tsx';

/** How many invoices went out, and what became of them. */
export function InvoiceFigures({ invoices }: { invoices: Report['invoices'] }) {
  const { t } = useTranslation();
  const [all, paid] = [formatCount(invoices.allInvoicesCount), formatCount(invoices.totalPaidInvoices)];
  return (
    <FigureGroup title={t('Invoices')}>
      <FigureCard
        label={t('Invoices sent')}
        definition={t('Invoices that were sent to a client in the period (UTC), whatever became of them.')}
        value={all}
      >
        {t('Paid by now: {{paid}}', { paid })}
      </FigureCard>
      <FigureCard
        label={t('Payment rate')}
        definition={t(
          'Of the invoices sent to a client in the period, the share that is paid by now, in whole percent. One that is owed again after a lost dispute is not.',
        )}
        value={formatShare(invoices.paymentRate, 100)}
      >
        {t('{{paid}} of {{total}} paid', { paid, total: all })}
      </FigureCard>
      <FigureCard
        label={t('Average invoice value')}
        definition={t('The mean total of all invoices sent to a client in the period, paid or not.')}
        value={formatDollars(invoices.averageInvoiceValue)}
      >
        {t('Invoices sent: {{total}}', { total: all })}
      </FigureCard>
      <FigureCard
        label={t('Pending invoices')}
        definition={t(
          'Active invoices that were sent and are not paid now, whatever the period. A bank payment on its way has not arrived yet.',
        )}
        value={formatDollars(invoices.pendingInvoicesAmount)}
      >
        {t('Invoices: {{total}}, as of now', { total: formatCount(invoices.pendingInvoicesCount) })}
      </FigureCard>
    </FigureGroup>
  );
}

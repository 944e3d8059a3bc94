import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { formatCount, formatShare } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { FigureGroup } from './FigureGroup.tsx';

/** Invoices sent, paid and pending. */
export function InvoiceFigures({ invoices }: { invoices: Report['invoices'] }) {
  const { t } = useTranslation();
  const [all, paid] = [formatCount(invoices.allInvoicesCount), formatCount(invoices.totalPaidInvoices)];
  const invoicesOf = (count: number) => t('{{number}} invoices', { count, number: formatCount(count) });
  return (
    <FigureGroup title={t('Invoices')}>
      <FigureCard
        label={t('Invoices sent')}
        definition={t('Invoices sent to clients in the period (UTC), regardless of their current status.')}
        value={all}
      >
        {t('Paid to date: {{paid}}', { paid })}
      </FigureCard>
      <FigureCard
        label={t('Payment rate')}
        definition={t(
          'Of the invoices sent to clients in the period, the percentage paid to date, rounded to a whole percent. An invoice that is owed again after a lost dispute counts as unpaid.',
        )}
        value={formatShare(invoices.totalPaidInvoices, invoices.allInvoicesCount) ?? t('N/A')}
      >
        {t('{{paid}} of {{total}} paid', { paid, total: all })}
      </FigureCard>
      <FigureCard
        label={t('Average invoice value')}
        definition={t('The average total of all invoices sent to clients in the period, paid or not.')}
        value={formatDollars(invoices.averageInvoiceValue)}
      >
        {invoicesOf(invoices.allInvoicesCount)}
      </FigureCard>
      <FigureCard
        label={t('Pending invoices')}
        definition={t(
          'Active invoices that were sent and aren’t paid as of now, regardless of the period. An invoice whose bank payment is still clearing counts as unpaid.',
        )}
        value={formatDollars(invoices.pendingInvoicesAmount)}
      >
        {t('{{invoices}}, as of now', { invoices: invoicesOf(invoices.pendingInvoicesCount) })}
      </FigureCard>
    </FigureGroup>
  );
}

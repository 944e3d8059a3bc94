import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

/** Says what became of an invoice; null for entries about other things. */
export function useInvoiceSentence(): (entry: ActivityEntry, who: string) => string | null {
  const { t } = useTranslation();

  function paymentSentence({ to }: ActivityEntry, invoice: string): string {
    if (to === 'paid') return t('Invoice {{invoice}} was paid', { invoice });
    if (to === 'clearing') return t('The bank payment of invoice {{invoice}} is clearing', { invoice });
    if (to === 'failed') return t('The bank payment of invoice {{invoice}} failed', { invoice });
    return t('A payment of invoice {{invoice}} was prepared', { invoice });
  }

  function refundSentence({ to, cents = 0, actor }: ActivityEntry, invoice: string, who: string): string {
    const said = { invoice, amount: formatMoney(cents) };
    if (to === 'done') return t('Refund of {{amount}} for invoice {{invoice}}: on its way', said);
    if (to === 'failed') return t('Refund of {{amount}} for invoice {{invoice}}: failed', said);
    return actor.kind === 'system'
      ? t('Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment', said)
      : t('{{who}} asked for a refund of {{amount}} for invoice {{invoice}}', { ...said, who });
  }

  return (entry, who) => {
    const { invoice = '' } = entry;
    switch (entry.kind) {
      case 'invoice-created':
        return t('{{who}} created invoice {{invoice}}', { who, invoice });
      case 'invoice-edited':
        return t('{{who}} changed invoice {{invoice}}', { who, invoice });
      case 'invoice-sent':
        return t('{{who}} sent invoice {{invoice}} to the client', { who, invoice });
      case 'invoice-activated':
        return t('{{who}} activated invoice {{invoice}}', { who, invoice });
      case 'invoice-deactivated':
        return t('{{who}} deactivated invoice {{invoice}}', { who, invoice });
      case 'invoice-deleted':
        return t('{{who}} deleted invoice {{invoice}}', { who, invoice });
      case 'invoice-payment':
        return paymentSentence(entry, invoice);
      case 'invoice-settled':
        return t('{{who}} marked invoice {{invoice}} as paid outside the portal', { who, invoice });
      case 'invoice-refunded':
        return refundSentence(entry, invoice, who);
      default:
        return null;
    }
  };
}

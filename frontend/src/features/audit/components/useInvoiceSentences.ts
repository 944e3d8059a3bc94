import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { Sentences } from './sentences.ts';
import type { DisputeKind } from './useDisputeSentences.ts';

type InvoiceKind = Exclude<Extract<ActivityKind, `invoice-${string}`>, DisputeKind>;

/** Sentences for invoices and their payments. */
export function useInvoiceSentences(): Sentences<InvoiceKind> {
  const { t } = useTranslation();

  function paymentSentence({ to, invoice = '' }: ActivityEntry): string {
    if (to === 'paid') return t('Invoice {{invoice}} was paid', { invoice });
    if (to === 'clearing') return t('The bank payment for invoice {{invoice}} is clearing', { invoice });
    if (to === 'failed') return t('The bank payment for invoice {{invoice}} failed', { invoice });
    return t('A payment for invoice {{invoice}} was started', { invoice });
  }

  function refundSentence({ to, cents = 0, actor, invoice = '' }: ActivityEntry, who: string): string {
    const details = { invoice, amount: formatMoney(cents) };
    if (to === 'done') return t('Refund of {{amount}} for invoice {{invoice}}: on its way', details);
    if (to === 'failed') return t('Refund of {{amount}} for invoice {{invoice}}: failed', details);
    return actor.kind === 'system'
      ? t('Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment', details)
      : t('{{who}} started a refund of {{amount}} for invoice {{invoice}}', { ...details, who });
  }

  return {
    'invoice-created': ({ invoice = '' }, who) => t('{{who}} created invoice {{invoice}}', { who, invoice }),
    'invoice-edited': ({ invoice = '' }, who) => t('{{who}} changed invoice {{invoice}}', { who, invoice }),
    'invoice-sent': ({ invoice = '' }, who) =>
      t('{{who}} sent invoice {{invoice}} to the client', { who, invoice }),
    'invoice-activated': ({ invoice = '' }, who) =>
      t('{{who}} activated invoice {{invoice}}', { who, invoice }),
    'invoice-deactivated': ({ invoice = '' }, who) =>
      t('{{who}} deactivated invoice {{invoice}}', { who, invoice }),
    'invoice-deleted': ({ invoice = '' }, who) => t('{{who}} deleted invoice {{invoice}}', { who, invoice }),
    'invoice-payment': paymentSentence,
    'invoice-settled': ({ invoice = '' }, who) =>
      t('{{who}} marked invoice {{invoice}} as paid outside the portal', { who, invoice }),
    'invoice-refunded': refundSentence,
  };
}

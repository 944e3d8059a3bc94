import { formatCents } from '@portal/contract/fields/money.ts';
import { DOWNLOAD_WINDOW_HOURS } from '@portal/contract/files/rules/downloads.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

const texts = {
  itemsPaid: {
    id: 'items-paid',
    subject: 'Receipt for your payment: order {{orderId}}',
    heading: 'Payment received',
    text: 'Thank you. Everything below is paid. You can download a receipt for each item as a PDF on your request page.',
  },
  itemsPaymentFailed: {
    id: 'items-payment-failed',
    subject: 'Payment failed: order {{orderId}}',
    heading: 'A bank payment did not go through',
    text: 'The bank payment for the items below did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.',
  },
} as const;

/** An item of the payment. `invoiceNumber` null: a document. */
export interface PaidItem {
  readonly invoiceNumber: string | null;
  readonly cents: number;
}

interface Facts extends VersionFacts {
  readonly template: keyof typeof texts;
  readonly items: readonly PaidItem[];
  readonly intentId: string;
}

/** Says that a payment for several items was received, or that its bank payment failed. Documents are numbered: their names may contain the patient's name. */
export function combinedPaymentEmail(facts: Facts) {
  const { template, requestId, seq, language, items, intentId } = facts;
  const { id, subject, heading, text: body } = texts[template];
  const invoices = items.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const documents = items.filter(({ invoiceNumber }) => invoiceNumber === null);
  const amount = (cents: number) => formatCents(cents, language);
  const startsDownloads = template === 'itemsPaid' && documents.length > 0;
  return requestEmail(facts, (t, orderId) => ({
    id: `${id}-${requestId}-${seq}`,
    subject: t(subject, { orderId }),
    heading: t(heading),
    paragraphs: [
      t(body),
      ...(startsDownloads
        ? [
            t(
              'You can download each document once, within {{hours}} hours of the payment. Your request page shows the deadline.',
              { hours: DOWNLOAD_WINDOW_HOURS },
            ),
          ]
        : []),
    ],
    facts: [
      ...invoices.map(
        ({ invoiceNumber, cents }) =>
          [t('Invoice {{number}}', { number: invoiceNumber ?? '' }), amount(cents)] as const,
      ),
      ...documents.map(
        ({ cents }, index) => [t('Document {{number}}', { number: index + 1 }), amount(cents)] as const,
      ),
      [t('Total'), amount(items.reduce((sum, { cents }) => sum + cents, 0))],
      [t('Payment ID'), intentId],
    ],
    action: t('View request'),
  }));
}

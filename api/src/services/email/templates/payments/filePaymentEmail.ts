import { formatCents } from '@portal/contract/fields/money.ts';
import { DOWNLOAD_WINDOW_HOURS } from '@portal/contract/files/rules/downloads.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

const texts = {
  filePaid: {
    id: 'file-paid',
    subject: 'Payment received for a document: order {{orderId}}',
    heading: 'Payment received',
    text: 'Thank you for your payment. You can download the document once, within {{hours}} hours. Your request page shows the deadline.',
  },
  filePaymentFailed: {
    id: 'file-payment-failed',
    subject: 'Payment failed for a document: order {{orderId}}',
    heading: 'A bank payment did not go through',
    text: 'The bank payment for a document in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.',
  },
  fileRefunded: {
    id: 'file-refunded',
    subject: 'Refund for a document: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'A document in your request was paid for twice. We are refunding the second payment. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.',
  },
  withdrawnFileRefunded: {
    id: 'file-refunded',
    subject: 'Refund for a document: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'We withdrew a document from your request and are refunding your payment for it. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.',
  },
} as const;

interface Facts extends VersionFacts {
  readonly template: keyof typeof texts;
  readonly amountCents: number;
  readonly intentId: string;
}

/** Says that a file was paid, that its bank payment failed, or that a payment is refunded. File names are omitted: they may contain the patient's name. */
export function filePaymentEmail(facts: Facts) {
  const { template, requestId, seq, language, amountCents, intentId } = facts;
  const { id, subject, heading, text: body } = texts[template];
  return requestEmail(facts, (t, orderId) => ({
    id: `${id}-${requestId}-${seq}`,
    subject: t(subject, { orderId }),
    heading: t(heading),
    paragraphs: [t(body, { hours: DOWNLOAD_WINDOW_HOURS })],
    facts: [
      [t('Amount'), formatCents(amountCents, language)],
      [t('Payment ID'), intentId],
    ],
    action: t('View documents'),
  }));
}

import { formatCents } from '@portal/contract/fields/money.ts';
import type { InvoiceNotification } from '../../../../domain/requests/taskSteps.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

interface Facts extends VersionFacts {
  readonly template: InvoiceNotification;
  readonly invoiceNumber: string;
  /** The amount that is due, was paid, or is refunded. */
  readonly amountCents: number;
  /** Null: the email is not about a payment. */
  readonly intentId: string | null;
}

const texts = {
  invoiceSent: {
    id: 'invoice-sent',
    subject: 'Invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'You have a new invoice',
    text: 'We sent an invoice for your records request. You can view it and pay by card or bank account on your request page.',
    action: 'View and pay invoice',
  },
  invoicePaid: {
    id: 'invoice-paid',
    subject: 'Receipt for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'Payment received',
    text: 'Thank you. Your invoice is paid. You can download the receipt as a PDF on your request page.',
    action: 'View request',
  },
  invoicePaymentFailed: {
    id: 'invoice-payment-failed',
    subject: 'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'A bank payment did not go through',
    text: 'The bank payment for an invoice in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.',
    action: 'View and pay invoice',
  },
  invoiceRefunded: {
    id: 'invoice-refunded',
    subject: 'Refund for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'We are refunding a payment for an invoice in your request. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.',
    action: 'View request',
  },
} as const satisfies Record<InvoiceNotification, unknown>;

/** Says that an invoice was sent or paid, that its bank payment failed, or that a payment is refunded. Lines are omitted: they may mention the patient. */
export function invoiceEmail(facts: Facts) {
  const { template, requestId, seq, language, invoiceNumber } = facts;
  const { id, subject, heading, text: body, action } = texts[template];
  return requestEmail(facts, (t, orderId) => ({
    id: `${id}-${requestId}-${seq}`,
    subject: t(subject, { invoiceNumber, orderId }),
    heading: t(heading),
    paragraphs: [t(body)],
    facts: [
      [t('Invoice'), invoiceNumber],
      [t('Amount'), formatCents(facts.amountCents, language)],
      ...(facts.intentId === null ? [] : [[t('Payment ID'), facts.intentId] as const]),
    ],
    action: t(action),
  }));
}

import { formatCents } from '@portal/contract/fields/money.ts';
import type { InvoiceNotification } from '../../../domain/requests/work.ts';
import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly template: InvoiceNotification;
  readonly requestId: string;
  /** The version of the request that brought it. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly invoiceNumber: string;
  /** What is asked for, was paid, or goes back. */
  readonly amountCents: number;
  /** Null where no payment is told of. */
  readonly intentId: string | null;
}

/** What each mail is called, says, and offers. */
const words = {
  invoiceSent: {
    id: 'invoice-sent',
    subject: 'Invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'An invoice for your request',
    text: 'You have an invoice for your request. You can view it and pay it by card or bank account on the page of your request.',
    action: 'View and Pay Invoice',
  },
  invoicePaid: {
    id: 'invoice-paid',
    subject: 'Receipt for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'Payment received',
    text: 'Thank you. Your invoice is paid. You can download the receipt as a PDF on the page of your request.',
    action: 'View Request',
  },
  invoicePaymentFailed: {
    id: 'invoice-payment-failed',
    subject: 'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'A bank payment did not go through',
    text: 'The bank payment for an invoice of your request did not go through. Nothing was charged; you can pay again on the page of your request.',
    action: 'View and Pay Invoice',
  },
  invoiceRefunded: {
    id: 'invoice-refunded',
    subject: 'Refund for invoice {{invoiceNumber}}: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'We are refunding a payment for an invoice in your request. The refund shows up within 5 to 10 business days on cards, and within 5 on bank accounts.',
    action: 'View Request',
  },
} as const satisfies Record<InvoiceNotification, unknown>;

/** Tells of an invoice: that it came, that it was paid, that a bank payment failed, that money goes back. Lines are not told: they may speak of the patient. */
export async function invoiceMail(facts: Facts): Promise<Mail> {
  const { template, requestId, seq, to, language, orderId, invoiceNumber } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: says, action } = words[template];
  const { text, html } = letter({
    language,
    heading: t(heading),
    paragraphs: [t(says)],
    facts: [
      [t('Order ID'), orderId],
      [t('Invoice'), invoiceNumber],
      [t('Amount'), formatCents(facts.amountCents, language)],
      ...(facts.intentId === null ? [] : [[t('Payment ID'), facts.intentId] as const]),
    ],
    action: { label: t(action), url: pageOfRequest(facts) },
  });
  return {
    id: `${id}-${requestId}-${seq}`,
    to,
    subject: t(subject, { invoiceNumber, orderId }),
    text,
    html,
  };
}

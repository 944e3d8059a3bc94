import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { InvoiceNotification } from '../../../../domain/requests/taskSteps.ts';
import type { Addressee } from '../../addressee.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import type { RenderedEmail } from '../../email.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

interface Facts extends Addressee {
  readonly template: InvoiceNotification;
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
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
export async function invoiceEmail(facts: Facts): Promise<RenderedEmail> {
  const { template, requestId, seq, to, language, orderId, invoiceNumber } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: body, action } = texts[template];
  const rendered = renderEmail({
    language,
    heading: t(heading),
    paragraphs: [t(body)],
    facts: [
      orderIdFact(t, orderId, language),
      [t('Invoice'), invoiceNumber],
      [t('Amount'), formatCents(facts.amountCents, language)],
      ...(facts.intentId === null ? [] : [[t('Payment ID'), facts.intentId] as const]),
    ],
    action: { label: t(action), url: requestPageUrl(facts) },
  });
  return {
    id: `${id}-${requestId}-${seq}`,
    to,
    subject: t(subject, { invoiceNumber, orderId: messageText(orderId) }),
    ...rendered,
  };
}

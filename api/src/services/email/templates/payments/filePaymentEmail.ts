import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { DOWNLOAD_WINDOW_HOURS } from '@portal/contract/files/rules/downloads.ts';
import type { Addressee } from '../../addressee.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import type { RenderedEmail } from '../../email.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

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

interface Facts extends Addressee {
  readonly template: keyof typeof texts;
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly amountCents: number;
  readonly intentId: string;
}

/** Says that a file was paid, that its bank payment failed, or that a payment is refunded. File names are omitted: they may contain the patient's name. */
export async function filePaymentEmail(facts: Facts): Promise<RenderedEmail> {
  const { template, requestId, seq, to, language, orderId, amountCents, intentId } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: body } = texts[template];
  const rendered = renderEmail({
    language,
    heading: t(heading),
    paragraphs: [t(body, { hours: DOWNLOAD_WINDOW_HOURS })],
    facts: [
      orderIdFact(t, orderId, language),
      [t('Amount'), formatCents(amountCents, language)],
      [t('Payment ID'), intentId],
    ],
    action: { label: t('View documents'), url: requestPageUrl(facts) },
  });
  return {
    id: `${id}-${requestId}-${seq}`,
    to,
    subject: t(subject, { orderId: messageText(orderId) }),
    ...rendered,
  };
}

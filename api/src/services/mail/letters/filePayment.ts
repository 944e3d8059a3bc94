import { formatCents } from '@portal/contract/fields/money.ts';
import { DOWNLOAD_WINDOW_HOURS } from '@portal/contract/files/rules/downloads.ts';
import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

/** What each mail is called, says, and offers. */
const words = {
  filePaid: {
    id: 'file-paid',
    subject: 'Payment received: order {{orderId}}',
    heading: 'Payment received',
    text: 'Thank you. You can download the document that you paid for once, within {{hours}} hours. The page of your request shows the deadline.',
  },
  filePaymentFailed: {
    id: 'file-payment-failed',
    subject: 'Payment failed: order {{orderId}}',
    heading: 'A bank payment did not go through',
    text: 'The bank payment for a document of your request did not go through. Nothing was charged; you can pay again on the page of your request.',
  },
  fileRefunded: {
    id: 'file-refunded',
    subject: 'Refund: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'A document in your request was paid for twice. We are refunding the second payment. The refund shows up within 5 to 10 business days on cards, and within 5 on bank accounts.',
  },
  withdrawnFileRefunded: {
    id: 'file-refunded',
    subject: 'Refund: order {{orderId}}',
    heading: 'Your refund is on its way',
    text: 'We withdrew a document from your request and are refunding your payment for it. The refund shows up within 5 to 10 business days on cards, and within 5 on bank accounts.',
  },
} as const;

interface Facts extends Addressee {
  readonly template: keyof typeof words;
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly amountCents: number;
  readonly intentId: string;
}

/** Tells that a file was paid, that a bank payment of it failed, or that a second payment goes back. The file is not named: names may name the patient. */
export async function filePayment(facts: Facts): Promise<Mail> {
  const { template, requestId, seq, to, language, orderId, amountCents, intentId } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: says } = words[template];
  const { text, html } = letter({
    language,
    heading: t(heading),
    paragraphs: [t(says, { hours: DOWNLOAD_WINDOW_HOURS })],
    facts: [
      [t('Order ID'), orderId],
      [t('Amount'), formatCents(amountCents, language)],
      [t('Payment ID'), intentId],
    ],
    action: { label: t('View Documents'), url: pageOfRequest(facts) },
  });
  return { id: `${id}-${requestId}-${seq}`, to, subject: t(subject, { orderId }), text, html };
}

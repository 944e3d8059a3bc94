import { formatCents } from '@portal/contract/money.ts';
import { DOWNLOAD_WINDOW_HOURS } from '@portal/contract/rules/downloads.ts';
import type { Addressee } from './addressee.ts';
import { letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { pageOfRequest } from './pageOfRequest.ts';
import { translator } from './translator.ts';

interface Facts extends Addressee {
  readonly template: 'filePaid' | 'filePaymentFailed';
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly amountCents: number;
  readonly intentId: string;
}

/** The receipt of a paid file, or the news that a bank payment of it failed. The file is not named: names may name the patient. */
export async function filePayment(facts: Facts): Promise<Mail> {
  const { template, requestId, seq, to, language, orderId, amountCents, intentId } = facts;
  const t = await translator(language);
  const isPaid = template === 'filePaid';
  const { text, html } = letter({
    language,
    heading: isPaid ? t('Payment received') : t('A bank payment did not go through'),
    paragraphs: [
      isPaid
        ? t(
            'Thank you. The document that you paid for can be downloaded once, within {{hours}} hours. The page of your request tells until when.',
            { hours: DOWNLOAD_WINDOW_HOURS },
          )
        : t(
            'The bank payment for a document of your request did not go through. Nothing was charged; you can pay again on the page of your request.',
          ),
    ],
    facts: [
      [t('Order ID'), orderId],
      [t('Amount'), formatCents(amountCents, language)],
      [t('Payment ID'), intentId],
    ],
    action: { label: t('View Documents'), url: pageOfRequest(facts) },
  });
  const subject = isPaid
    ? t('Payment received: order {{orderId}}', { orderId })
    : t('Payment failed: order {{orderId}}', { orderId });
  return {
    id: `${isPaid ? 'file-paid' : 'file-payment-failed'}-${requestId}-${seq}`,
    to,
    subject,
    text,
    html,
  };
}

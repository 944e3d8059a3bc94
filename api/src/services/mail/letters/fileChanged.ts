import { formatCents } from '@portal/contract/fields/money.ts';
import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

/** What each mail is called, and says. */
const words = {
  fileWithdrawn: {
    id: 'file-withdrawn',
    subject: 'Document withdrawn: order {{orderId}}',
    heading: 'We have withdrawn a document',
    text: 'We withdrew a document from your records request. You can no longer open or download it.',
  },
  fileTermsChanged: {
    id: 'file-terms',
    subject: 'Document terms changed: order {{orderId}}',
    heading: 'The terms of a document have changed',
    text: 'We changed the charge, the embargo, or the comment of a document in your records request. The page of your request shows the current terms.',
  },
} as const;

const refunds = {
  due: 'We’ll refund your payment of {{amount}}.',
  'on-arrival': 'If your bank payment of {{amount}} goes through, we will refund it.',
} as const;

interface Facts extends Addressee {
  readonly template: keyof typeof words;
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
  /** What the document costs now; zero: nothing. */
  readonly chargeCents: number;
  /** What a withdrawn document has refunded; null: nothing. */
  readonly refund: keyof typeof refunds | null;
}

/** Tells that a released document was withdrawn or put on other terms. It is not named: names may name the patient. */
export async function fileChanged(facts: Facts): Promise<Mail> {
  const { template, requestId, seq, to, language, orderId, chargeCents, refund } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: says } = words[template];
  const charge = chargeCents > 0 ? formatCents(chargeCents, language) : t('No charge');
  const { text, html } = letter({
    language,
    heading: t(heading),
    paragraphs: [
      t(says),
      ...(refund ? [t(refunds[refund], { amount: formatCents(chargeCents, language) })] : []),
    ],
    facts: [
      [t('Order ID'), orderId],
      ...(template === 'fileTermsChanged' ? [[t('Charge'), charge] as const] : []),
    ],
    action: { label: t('View Documents'), url: pageOfRequest(facts) },
  });
  return { id: `${id}-${requestId}-${seq}`, to, subject: t(subject, { orderId }), text, html };
}

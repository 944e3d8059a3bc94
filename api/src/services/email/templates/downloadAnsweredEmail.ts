import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

const texts = {
  downloadAllowed: {
    id: 'download-allowed',
    subject: 'You can download a document again: order {{orderId}}',
    heading: 'You can download a document again',
    text: 'We allowed a download of a document in your records request. Your request page shows until when.',
  },
  downloadDeclined: {
    id: 'download-declined',
    subject: 'We can’t allow another download: order {{orderId}}',
    heading: 'We can’t allow another download',
    text: 'You asked for another download of a document in your records request. We can’t allow it. Your request page shows our note with the reason.',
  },
} as const;

interface Facts extends Addressee {
  readonly template: keyof typeof texts;
  readonly requestId: string;
  /** The version of the request that recorded the answer. */
  readonly seq: number;
  readonly verificationCode: string | null;
}

/** Says that staff allowed another download or extended its time, or that they declined a request for one. File name and note are omitted: they may contain the patient's name. */
export async function downloadAnsweredEmail(facts: Facts): Promise<RenderedEmail> {
  const { template, requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const { id, subject, heading, text: body } = texts[template];
  const rendered = renderEmail({
    language,
    heading: t(heading),
    paragraphs: [t(body)],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('View documents'), url: requestPageUrl(facts) },
  });
  return {
    id: `${id}-${requestId}-${seq}`,
    to,
    subject: t(subject, { orderId: messageText(orderId) }),
    ...rendered,
  };
}

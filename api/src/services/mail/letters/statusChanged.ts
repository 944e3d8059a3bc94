import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that brought the status: each is told once. */
  readonly seq: number;
  readonly verificationCode: string | null;
  /** As staff named it. */
  readonly statusLabel: string;
}

/** Says that a request has a new status, and where to look. Notes stay on the page: they may name the patient. */
export async function statusChanged(facts: Facts): Promise<Mail> {
  const { requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const status = t(facts.statusLabel);
  const { text, html } = letter({
    language,
    heading: t('Your request has a new status'),
    paragraphs: [
      t('We updated your records request. The page of your request shows what happened and what comes next.'),
    ],
    facts: [
      [t('Order ID'), orderId],
      [t('Status'), status],
    ],
    action: { label: t('View Request Status'), url: pageOfRequest(facts) },
  });
  const subject = t('{{status}}: order {{orderId}}', { status, orderId });
  return { id: `status-${requestId}-${seq}`, to, subject, text, html };
}

import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that changed the status. Each version sends one email. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly statusLabel: string;
}

/** Says that a request has a new status. Notes are omitted: they may name the patient. */
export async function statusChangedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const status = t(facts.statusLabel);
  const rendered = renderEmail({
    language,
    heading: t('Your request has a new status'),
    paragraphs: [
      t('We updated your records request. Your request page shows what happened and what comes next.'),
    ],
    facts: [orderIdFact(t, orderId, language), [t('Status'), status]],
    action: { label: t('View Request Status'), url: requestPageUrl(facts) },
  });
  const subject = t('{{status}}: order {{orderId}}', { status, orderId: messageText(orderId) });
  return { id: `status-${requestId}-${seq}`, to, subject, ...rendered };
}

import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that recorded it. */
  readonly seq: number;
  readonly verificationCode: string | null;
}

/** Says that the scope was narrowed. Scope and reason are omitted: they may contain patient data. */
export async function scopeNarrowedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const rendered = renderEmail({
    language,
    heading: t('Your request now asks for fewer records'),
    paragraphs: [
      t(
        'We narrowed the scope of your records request with your consent. Your request page shows both versions and the reason.',
      ),
      t('If no one on your team agreed to it, please contact us.'),
    ],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('View Request Status'), url: requestPageUrl(facts) },
  });
  return {
    id: `scope-narrowed-${requestId}-${seq}`,
    to,
    subject: t('Fewer records, as agreed: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}

import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import type { Addressee } from '../../addressee.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import type { RenderedEmail } from '../../email.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that recorded the reminder. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly release: Pick<ReleaseState, 'toPayCents'>;
}

/** Reminds the client of documents that nobody has downloaded. File names are omitted: they may contain the patient's name. */
export async function downloadReminderEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId, release } = facts;
  const t = await translator(language);
  const { toPayCents } = release;
  const rendered = renderEmail({
    language,
    heading: t('Reminder: your records are waiting'),
    paragraphs: [
      t('Nobody has downloaded the documents that we added to your records request.'),
      toPayCents > 0
        ? t('Use the link below to pay for them and to download them.')
        : t('Use the link below to download them.'),
    ],
    facts: [
      orderIdFact(t, orderId, language),
      ...(toPayCents > 0 ? [[t('To pay'), formatCents(toPayCents, language)] as const] : []),
    ],
    action: { label: t('View documents'), url: requestPageUrl(facts) },
  });
  return {
    id: `download-reminder-${requestId}-${seq}`,
    to,
    subject: t('Reminder: your records are waiting: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}

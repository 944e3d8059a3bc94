import { formatCents } from '@portal/contract/fields/money.ts';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

interface Facts extends VersionFacts {
  readonly release: Pick<ReleaseState, 'toPayCents'>;
}

/** Reminds the client of documents that nobody has downloaded. File names are omitted: they may contain the patient's name. */
export function downloadReminderEmail(facts: Facts) {
  const { requestId, seq, language, release } = facts;
  const { toPayCents } = release;
  return requestEmail(facts, (t, orderId) => ({
    id: `download-reminder-${requestId}-${seq}`,
    subject: t('Reminder: your records are waiting: order {{orderId}}', { orderId }),
    heading: t('Reminder: your records are waiting'),
    paragraphs: [
      t('Nobody has downloaded the documents that we added to your records request.'),
      toPayCents > 0
        ? t('Use the link below to pay for them and to download them.')
        : t('Use the link below to download them.'),
    ],
    facts: toPayCents > 0 ? [[t('To pay'), formatCents(toPayCents, language)]] : [],
    action: t('View documents'),
  }));
}

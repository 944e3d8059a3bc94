import { requestEmail, type VersionFacts } from '../orderEmail.ts';

/** Says that the scope was narrowed. Scope and reason are omitted: they may contain patient data. */
export function scopeNarrowedEmail(facts: VersionFacts) {
  const { requestId, seq } = facts;
  return requestEmail(facts, (t, orderId) => ({
    id: `scope-narrowed-${requestId}-${seq}`,
    subject: t('Fewer records, as agreed: order {{orderId}}', { orderId }),
    heading: t('Your request now asks for fewer records'),
    paragraphs: [
      t(
        'We narrowed the scope of your records request with your consent. Your request page shows both versions and the reason.',
      ),
      t('If no one on your team agreed to it, please contact us.'),
    ],
    action: t('View Request Status'),
  }));
}

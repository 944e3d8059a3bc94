import { requestEmail, type VersionFacts } from '../orderEmail.ts';

interface Facts extends VersionFacts {
  readonly statusLabel: string;
}

/** Says that a request has a new status. Notes are omitted: they may name the patient. */
export function statusChangedEmail(facts: Facts) {
  const { requestId, seq } = facts;
  return requestEmail(facts, (t, orderId) => {
    const status = t(facts.statusLabel);
    const subject = t('{{status}}: order {{orderId}}', { status, orderId: orderId });
    return {
      id: `status-${requestId}-${seq}`,
      subject,
      heading: t('Your request has a new status'),
      paragraphs: [
        t('We updated your records request. Your request page shows what happened and what comes next.'),
      ],
      facts: [[t('Status'), status]],
      action: t('View Request Status'),
    };
  });
}

import { requestEmail, type RequestFacts } from '../orderEmail.ts';

interface Facts extends RequestFacts {
  readonly updateId: string;
}

/** Confirms an update of a request. Its text is omitted: it may name the patient. */
export function updateReceivedEmail(facts: Facts) {
  const { requestId, updateId } = facts;
  return requestEmail(facts, (t, orderId) => ({
    id: `update-${requestId}-${updateId}`,
    subject: t('Update received: order {{orderId}}', { orderId }),
    heading: t('We received your update'),
    paragraphs: [
      t('Thank you. Our staff will review the update to your records request.'),
      t('If no one on your team sent it, please contact us.'),
    ],
    action: t('View Request Status'),
  }));
}

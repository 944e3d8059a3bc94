import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

interface Facts extends VersionFacts {
  /** Whether there is only one message that the client has not read. */
  readonly isOne: boolean;
}

/** Says that staff sent messages. Their text is omitted: it may name the patient. */
export function messageReceivedEmail(facts: Facts) {
  const { requestId, seq, isOne } = facts;
  return requestEmail(facts, (t, orderId) => {
    const subject = isOne
      ? t('New message: order {{orderId}}', { orderId: orderId })
      : t('New messages: order {{orderId}}', { orderId: orderId });
    return {
      id: `message-${requestId}-${seq}`,
      subject,
      heading: isOne ? t('New message about your request') : t('New messages about your request'),
      paragraphs: [t('You can read the messages and answer on your request page.')],
      action: t('Read and answer'),
      page: '/request-status?tab=messages&',
    };
  });
}

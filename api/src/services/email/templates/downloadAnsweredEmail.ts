import { requestEmail, type VersionFacts } from '../orderEmail.ts';

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

interface Facts extends VersionFacts {
  readonly template: keyof typeof texts;
}

/** Says that staff allowed another download or extended its time, or that they declined a request for one. File name and note are omitted: they may contain the patient's name. */
export function downloadAnsweredEmail(facts: Facts) {
  const { template, requestId, seq } = facts;
  const { id, subject, heading, text: body } = texts[template];
  return requestEmail(facts, (t, orderId) => ({
    id: `${id}-${requestId}-${seq}`,
    subject: t(subject, { orderId }),
    heading: t(heading),
    paragraphs: [t(body)],
    action: t('View documents'),
  }));
}

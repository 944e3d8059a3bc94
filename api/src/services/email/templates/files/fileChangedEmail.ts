import { formatCents } from '@portal/contract/fields/money.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

const texts = {
  fileWithdrawn: {
    id: 'file-withdrawn',
    subject: 'Document withdrawn: order {{orderId}}',
    heading: 'We withdrew a document',
    text: 'We withdrew a document from your records request. You can no longer open or download it.',
  },
  fileTermsChanged: {
    id: 'file-terms',
    subject: 'New charge or download date: order {{orderId}}',
    heading: 'A document has a new charge or download date',
    text: 'We changed the charge, download date, or comment for a document in your records request. Your request page shows the current terms.',
  },
} as const;

const newComment = {
  subject: 'New comment on a document: order {{orderId}}',
  heading: 'We changed the comment on a document',
} as const;

const terms = { charge: 'Charge', embargo: 'Download date', comment: 'Comment' } as const;

const refunds = {
  due: 'You’re due a refund of {{amount}}. We’ll email you when we send it.',
  'on-arrival': 'If your bank payment of {{amount}} goes through, we will refund it.',
} as const;

interface Facts extends VersionFacts {
  readonly template: keyof typeof texts;
  /** The current charge. Zero: free. */
  readonly chargeCents: number;
  /** What changed about the terms; undefined if unknown. */
  readonly changed: readonly (keyof typeof terms)[] | undefined;
  /** How the payment of a withdrawn document is refunded. Null: not at all. */
  readonly refund: keyof typeof refunds | null;
}

/** Says that a released document was withdrawn or has new terms. File names are omitted: they may contain the patient's name. */
export function fileChangedEmail(facts: Facts) {
  const { template, requestId, seq, language, chargeCents, changed, refund } = facts;
  return requestEmail(facts, (t, orderId) => {
    const { id, text: body } = texts[template];
    const isComment = changed?.every((name) => name === 'comment') === true;
    const { subject, heading } = isComment ? newComment : texts[template];
    const charge = chargeCents > 0 ? formatCents(chargeCents, language) : t('No charge');
    return {
      id: `${id}-${requestId}-${seq}`,
      subject: t(subject, { orderId }),
      heading: t(heading),
      paragraphs: [
        ...(changed
          ? [
              t('We changed these terms of a document in your records request:'),
              ...changed.map((name) => `• ${t(terms[name])}`),
              t('Your request page shows the current terms.'),
            ]
          : [t(body)]),
        ...(refund ? [t(refunds[refund], { amount: formatCents(chargeCents, language) })] : []),
      ],
      facts: template === 'fileTermsChanged' ? [[t('Charge'), charge]] : [],
      action: t('View documents'),
    };
  });
}

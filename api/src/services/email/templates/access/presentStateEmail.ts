import { formatCents } from '@portal/contract/fields/money.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import { requestEmail, type VersionFacts } from '../../orderEmail.ts';

interface Facts extends VersionFacts {
  /** The latest status that the client may know; null if there is none. */
  readonly statusLabel: string | null;
  readonly step: NextStep;
  readonly hasUnreadMessages: boolean;
  /** Of the facility. */
  readonly timeZone: string;
}

/** Says what is true of a request now, because earlier emails may not have arrived. */
export function presentStateEmail(facts: Facts) {
  const { requestId, seq, language, verificationCode, statusLabel, step, timeZone } = facts;
  return requestEmail(facts, (t, orderId) => {
    const stepText = (): string => {
      switch (step.kind) {
        case 'pay':
          return t('You have {{amount}} to pay. Use the link below to see what for, and to pay.', {
            amount: formatCents(Math.round(step.amount * 100), language),
          });
        case 'update':
          return t('We need something from you. Use the link below to see what is missing, and to send it.');
        case 'download':
          return t('You can download your documents. Use the link below.');
        case 'verify':
          return t('A bank account must be verified before it can pay. Use the link below.');
        case 'clearing':
          return t('A bank is processing a payment. You do not have to do anything.');
        case 'embargo': {
          const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone });
          return t('You can download your documents from {{day}}.', {
            day: format.format(new Date(step.availableAt)),
          });
        }
        case 'staff':
          return t('We are working on your request. You do not have to do anything.');
        case 'closed':
          return t('Your request is closed. Your request page has everything about it.');
      }
    };
    return {
      id: `present-${requestId}-${seq}`,
      subject: t('Where your request stands: order {{orderId}}', { orderId }),
      heading: t('Where your request stands'),
      paragraphs: [
        t('An earlier email about your request may not have reached you. This is what is true now:'),
        stepText(),
        ...(facts.hasUnreadMessages
          ? [t('Your request page has a message from us that you have not read.')]
          : []),
      ],
      facts: [
        ...(verificationCode === null
          ? []
          : [[t('Verification code'), formatVerificationCode(verificationCode)] as const]),
        ...(statusLabel === null ? [] : [[t('Status'), t(statusLabel)] as const]),
      ],
      action: t('View Request Status'),
    };
  });
}

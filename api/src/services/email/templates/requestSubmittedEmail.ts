import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { requestEmail, type RequestFacts } from '../orderEmail.ts';

interface Facts extends RequestFacts {
  readonly feeIsClearing: boolean;
}

/** Confirms a submitted request. Contains the verification code unless it is null. */
export function requestSubmittedEmail(facts: Facts) {
  const { requestId, language, verificationCode, feeIsClearing } = facts;
  const code = verificationCode && formatVerificationCode(verificationCode);
  return requestEmail(facts, (t, orderId) => ({
    id: `submitted-${requestId}`,
    subject: t('Request received: order {{orderId}}', { orderId }),
    heading: t('Your records request was submitted'),
    paragraphs: [
      t('Thank you. We have received your request and will start working on it.'),
      feeIsClearing
        ? t('Your bank payment is clearing. This usually takes 3-7 business days.')
        : t('Your processing fee of {{amount}} was paid.', {
            amount: formatCents(REQUEST_FEE_CENTS, language),
          }),
      ...(code
        ? [
            t(
              'Keep this verification code. You need it and the Order ID to see the status and documents of your request.',
            ),
          ]
        : []),
    ],
    facts: code ? [[t('Verification code'), code]] : [],
    action: t('View Request Status'),
  }));
}

import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { type Addressee, requestEmail } from '../../orderEmail.ts';

const reasons = {
  client: 'You replaced the verification code of your order.',
  submitter: 'The account that submitted your order replaced its verification code.',
  staff: 'The records staff replaced the verification code of your order.',
} as const;

interface Facts extends Addressee {
  readonly requestId: string;
  readonly verificationCode: string;
  /** How often the code was replaced. */
  readonly version: number;
  /** Who replaced it: the recipient, the account that submitted the request, or staff. */
  readonly by: keyof typeof reasons;
  /** Whether it was replaced because the address of the contact was corrected to that of the recipient. */
  readonly isCorrection: boolean;
}

/** Sends the new verification code, and says who replaced the old one. */
export function codeReplacedEmail(facts: Facts) {
  const { requestId, verificationCode, version, by, isCorrection } = facts;
  return requestEmail(facts, (t, orderId) => ({
    id: `code-replaced-${requestId}-${version}`,
    subject: t('New verification code: order {{orderId}}', { orderId }),
    heading: t('The verification code of your order was replaced'),
    paragraphs: [
      t(reasons[by]),
      ...(isCorrection
        ? [t('The email address of the order was corrected: from now on, this address gets its emails.')]
        : []),
      t('The old code and its links no longer work. Use this code from now on.'),
      t('If you did not expect this, please contact us.'),
    ],
    facts: [[t('Verification code'), formatVerificationCode(verificationCode)]],
    action: t('View Request Status'),
  }));
}

import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  readonly verificationCode: string | null;
  readonly feeIsClearing: boolean;
}

/** Confirms a submitted request and brings the verification code to whoever may have it. */
export async function requestSubmitted(facts: Facts): Promise<Mail> {
  const { requestId, to, language, orderId, verificationCode, feeIsClearing } = facts;
  const t = await translator(language);
  const code = verificationCode && formatVerificationCode(verificationCode);
  const { text, html } = letter({
    language,
    heading: t('Your records request was submitted'),
    paragraphs: [
      t('Thank you. We have received your request and will start working on it.'),
      feeIsClearing
        ? t('Your bank payment is clearing. This usually takes three to seven business days.')
        : t('Your processing fee of {{amount}} was paid.', {
            amount: formatCents(REQUEST_FEE_CENTS, language),
          }),
      ...(code
        ? [
            t(
              'Keep the verification code. You need it together with the Order ID to see the status of your request and its documents.',
            ),
          ]
        : []),
    ],
    facts: [[t('Order ID'), orderId], ...(code ? [[t('Verification code'), code] as const] : [])],
    action: { label: t('View Request Status'), url: pageOfRequest(facts) },
  });
  return {
    id: `submitted-${requestId}`,
    to,
    subject: t('Request received: order {{orderId}}', { orderId }),
    text,
    html,
  };
}

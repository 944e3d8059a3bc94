import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  readonly verificationCode: string | null;
  readonly feeIsClearing: boolean;
}

/** Confirms a submitted request. Contains the verification code unless it is null. */
export async function requestSubmittedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, to, language, orderId, verificationCode, feeIsClearing } = facts;
  const t = await translator(language);
  const code = verificationCode && formatVerificationCode(verificationCode);
  const rendered = renderEmail({
    language,
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
    facts: [orderIdFact(t, orderId, language), ...(code ? [[t('Verification code'), code] as const] : [])],
    action: { label: t('View Request Status'), url: requestPageUrl(facts) },
  });
  return {
    id: `submitted-${requestId}`,
    to,
    subject: t('Request received: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}

import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import type { Addressee } from '../../addressee.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import type { RenderedEmail } from '../../email.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The failed charge. Each failure sends one email. */
  readonly chargeId: string;
  readonly verificationCode: string | null;
  /** A closed request does not wait for the payment. */
  readonly isClosed: boolean;
}

/** Says that a bank payment failed, that the request is on hold, and where to pay again. */
export async function feePaymentFailedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, chargeId, to, language, orderId, isClosed } = facts;
  const t = await translator(language);
  const rendered = renderEmail({
    language,
    heading: t('Your bank payment did not go through'),
    paragraphs: [
      t(
        'Your bank did not pay the processing fee of {{amount}}. We received no money. Your bank may charge its own fee for the failed payment.',
        {
          amount: formatCents(REQUEST_FEE_CENTS, language),
        },
      ),
      isClosed
        ? t('Please pay it with a card or another bank account.')
        : t(
            'Your request is on hold, and everything in it is saved. Pay with a card or another bank account, and we will continue working on it.',
          ),
    ],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('Pay again'), url: requestPageUrl(facts) },
  });
  return {
    id: `fee-failed-${requestId}-${chargeId}`,
    to,
    subject: t('Payment needed: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}

import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { requestEmail, type RequestFacts } from '../../orderEmail.ts';

interface Facts extends RequestFacts {
  /** The failed charge. Each failure sends one email. */
  readonly chargeId: string;
  /** A closed request does not wait for the payment. */
  readonly isClosed: boolean;
}

/** Says that a bank payment failed, that the request is on hold, and where to pay again. */
export function feePaymentFailedEmail(facts: Facts) {
  const { requestId, chargeId, language, isClosed } = facts;
  return requestEmail(facts, (t, orderId) => ({
    id: `fee-failed-${requestId}-${chargeId}`,
    subject: t('Payment needed: order {{orderId}}', { orderId }),
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
    action: t('Pay again'),
  }));
}

import { settings } from '../../../../config/settings.ts';
import { type Addressee, orderEmail } from '../../orderEmail.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request in which the account added it. */
  readonly seq: number;
  readonly isSubmitter: boolean;
}

/**
 * Warns that an account added a request to its list. Does not contain the address of the account, because its owner chose
 * it, and no code.
 */
export function accountAddedEmail(facts: Facts) {
  const { requestId, seq, isSubmitter } = facts;
  return orderEmail(facts, (t, orderId) => ({
    id: `account-added-${requestId}-${seq}`,
    subject: t('An account added your order {{orderId}}', { orderId }),
    heading: t('An account added your request'),
    paragraphs: [
      t(
        'Someone who knows the Order ID and verification code of your records request added it to their account. They can now see the request and its documents.',
      ),
      isSubmitter
        ? t(
            'If you don’t know who did this, open the request. Under “Accounts with this order” you can remove the account.',
          )
        : t('If you don’t know who did this, please contact us. We can remove the account.'),
    ],
    action: {
      label: t('View Request Status'),
      url: isSubmitter
        ? requestPageUrl({ ...facts, verificationCode: null })
        : `${settings().SITE_URL}/request-status`,
    },
  }));
}

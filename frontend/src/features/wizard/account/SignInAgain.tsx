import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claims } from '../../../lib/session/claims.ts';
import { type AccountReview, SignInDialogContext } from '../../../lib/session/signInDialog.ts';
import { handOverTab } from '../../../lib/session/tabs/handOverTab.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { requestIntent } from '../../payments/api/requestIntent.ts';

interface Props {
  /** The fee is paid or being paid, so the server no longer changes whose request it becomes. */
  isPaid: boolean;
  getDraft: () => BodyInputOf<typeof createPaymentIntent>;
  /** On the payment step, before the payment, the draft is saved again, because the server fixes its owner then. */
  savesDraft: boolean;
  /** Called with the PaymentIntent of the saved draft; null if it could not be saved. */
  onSaved: (paymentIntentId: string | null) => void;
  onClose: () => void;
}

/**
 * Lets a client sign in and keep the request. Another account than the one that began it is asked first, and refused if
 * the fee was paid with the first one.
 */
export function SignInAgain({ isPaid, getDraft, savesDraft, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const renderDialog = use(SignInDialogContext);
  const review = async ({ userId, role }: Claims): Promise<AccountReview> => {
    const owner = sessionStorage.getItem(sessionKeys.tabOwner);
    if (owner === null || owner === userId) return { kind: 'accept' };
    if (role !== 'client') {
      return {
        kind: 'refuse',
        text: t('Requests belong to accounts of clients. This is an account of the staff.'),
      };
    }
    // Sent without a session, so it changes nothing about a paid draft and only tells whose it is.
    const isOfAnother = isPaid && (await requestIntent(getDraft(), {})).belongsTo === 'another';
    if (isOfAnother) {
      return {
        kind: 'refuse',
        text: t(
          'This request was paid for with another account and belongs to it. Sign in with that account, or submit the request without signing in.',
        ),
      };
    }
    return {
      kind: 'ask',
      text: t('You started this request with another account. The request will belong to this account.'),
    };
  };
  const save = async () => {
    if (!savesDraft) return;
    const saved = await requestIntent(getDraft(), {}).catch(() => null);
    onSaved(saved && saved.paymentIntentId);
  };
  return renderDialog?.({
    review,
    onConfirmed: ({ userId }) => handOverTab(userId),
    onSignedIn: () => void save(),
    onClose,
  });
}

import type { PaymentStatus } from '@portal/contract/payments/endpoints/payments.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { formatMoney } from '../../../lib/format.ts';
import { isPaidStatus } from '../api/isPaidStatus.ts';
import { requestIntent } from '../api/requestIntent.ts';
import { type Intent, useIntent } from '../api/useIntent.ts';
import { IntentPanel } from '../form/IntentPanel.tsx';
import { useSpokenLanguage } from '../form/useSpokenLanguage.ts';
import { FeeProblem } from './FeeProblem.tsx';
import { paymentStore, type StoredPayment } from './storedPayment.ts';

export interface FeePaymentProps {
  draftId: string;
  requestOf: () => RecordsRequestInput;
  /** Where the provider writes about a bank account that pays. */
  payerEmail: string;
  /** The payment, once server or provider have said that it is made. */
  confirmed: StoredPayment | null;
  onBusy: (busy: boolean) => void;
  /** Called when the server or the provider says that the fee is paid. */
  onPaid: (payment: StoredPayment) => void;
  /** Called when the server says that it is not, whatever this tab remembered. */
  onUnpaid: () => void;
  /** The server found fields of the request wrong: path and message of each. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
  /** The server does not keep this draft any more: go on under another one. */
  onGone: () => void;
}

/** Asks the server how the draft's fee stands, and shows what there is to do. */
export function FeePayment(props: FeePaymentProps) {
  const { draftId, requestOf, payerEmail, confirmed, onBusy, onPaid, onUnpaid, onRefused, onGone } = props;
  const { t } = useTranslation();
  const asked = useIntent(paymentIntentQuery(draftId, requestOf, useSpokenLanguage()));
  const [startedAnew, setStartedAnew] = useState(false);
  const { intent, error, reload: askAgain } = asked;
  const paid = intent !== undefined && isPaidStatus(intent.status);

  const getServiceStatus = useEffectEvent(() => {
    if (!intent) return;
    // Cards are never left in processing by the provider.
    if (paid) return onPaid(paymentOf(intent, intent.status === 'processing' ? 'us_bank_account' : 'card'));
    onUnpaid();
    if (intent.verificationUrl) rememberVerification(intent);
  });
  useEffect(() => getServiceStatus(), [intent]);
  const notifyRefusal = useEffectEvent(() => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) onRefused(error.fields);
  });
  useEffect(() => notifyRefusal(), [error]);

  if (confirmed) return <PaymentComplete amount={confirmed.amount} status={confirmed.status} />;
  const cannotPay = error !== null || intent?.status === 'canceled';
  return (
    <>
      {startedAnew && !asked.asking && !cannotPay && !paid && (
        <Notice type="info" title={t('We started a new payment')} role="status">
          {t('The previous payment expired. Nothing was charged, and what you entered is still here.')}
        </Notice>
      )}
      <IntentPanel
        asked={asked}
        settled={paid}
        problem={cannotPay && <FeeProblem error={error} onRetry={askAgain} onGone={onGone} />}
        payerEmail={payerEmail}
        onBusy={onBusy}
        onVerifying={(verifying) => verifying && intent && rememberVerification(intent)}
        onPaid={(status, method) => intent && onPaid(paymentOf({ ...intent, status }, method))}
        onExpired={() => {
          setStartedAnew(true);
          askAgain();
        }}
        nextSteps={t(
          'Enter the code here or use the link we email you. We saved your request. We’ll submit it after the account is verified, even if you close this page.',
        )}
      />
    </>
  );
}

function paymentOf(intent: Intent, paymentMethod: StoredPayment['paymentMethod']): StoredPayment {
  const { paymentIntentId: paymentId, amount, status } = intent;
  return { success: true, paymentId, amount, status, paymentMethod };
}

/** A draft whose bank account waits to be verified is kept longer: the next visit must know. */
function rememberVerification(intent: Intent): void {
  const waiting = paymentOf({ ...intent, status: 'requires_action' }, 'us_bank_account');
  paymentStore.save({ ...waiting, success: false });
}

/** The fee is paid, or on its way from a bank; one more click submits. */
function PaymentComplete({ amount, status }: { amount: number; status: PaymentStatus }) {
  const { t } = useTranslation();
  const values = { amount: formatMoney(amount) };
  if (status === 'processing') {
    return (
      <Notice type="success" title={t('Bank payment clearing')} role="status">
        {t(
          'Your bank is processing the payment of {{amount}}. This takes 3-7 business days. You don’t need to wait. Submit your request now to finish.',
          values,
        )}
      </Notice>
    );
  }
  return (
    <Notice type="success" title={t('Payment Complete')} role="status">
      {t('We received {{amount}}. Submit your request now to finish.', values)}
    </Notice>
  );
}

/**
 * The PaymentIntent of a draft. Asking stores the draft first, so it is asked again whenever the payment step opens:
 * the request may have been edited, and only the server knows whether it has been paid for. `language`: of the mails.
 */
function paymentIntentQuery(draftId: string, requestOf: () => RecordsRequestInput, language: Language) {
  return queryOptions({
    queryKey: ['payment-intent', draftId],
    queryFn: ({ signal }) => requestIntent({ draftId, request: requestOf(), language }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
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
import { type IntentView, useIntent } from '../api/useIntent.ts';
import { IntentPanel } from '../form/IntentPanel.tsx';
import { usePageLanguage } from '../form/usePageLanguage.ts';
import { FeeProblem } from './FeeProblem.tsx';
import { type PaymentMethodType, paymentStore, type StoredPayment } from './storedPayment.ts';

export interface FeePaymentPanelProps {
  draftId: string;
  getRequest: () => RecordsRequestInput;
  /** Address for the provider's emails about a bank account. */
  payerEmail: string;
  /** The payment that the server or the provider reported; null before. */
  confirmed: StoredPayment | null;
  onBusy: (busy: boolean) => void;
  /** Called with the chosen payment method. */
  onMethod?: (method: PaymentMethodType) => void;
  /** Called when the server or the provider reports the fee as paid. */
  onPaid: (payment: StoredPayment) => void;
  /** Called when the server reports the fee as unpaid, whatever this tab stored. */
  onUnpaid: (paymentIntentId: string) => void;
  /** Called when the server rejects fields of the request, with a message for each path. */
  onInvalidFields: (fields: Readonly<Record<string, string>>) => void;
  /** Called when the server no longer has the draft: continue with a new one. */
  onExpired: () => void;
}

/** Loads the PaymentIntent of the draft's fee and shows the payment form, or why the fee cannot be paid. */
export function FeePaymentPanel(props: FeePaymentPanelProps) {
  const {
    draftId,
    getRequest,
    payerEmail,
    confirmed,
    onBusy,
    onMethod,
    onPaid,
    onUnpaid,
    onInvalidFields,
    onExpired,
  } = props;
  const { t } = useTranslation();
  const intentQuery = useIntent(paymentIntentQuery(draftId, getRequest, usePageLanguage()));
  const [hasRestarted, setHasRestarted] = useState(false);
  const { intent, error, reload } = intentQuery;
  const paid = intent !== undefined && isPaidStatus(intent.status);

  const reportStatus = useEffectEvent(() => {
    if (!intent) return;
    // The provider never leaves card payments in processing.
    if (paid) return onPaid(paymentOf(intent, intent.status === 'processing' ? 'us_bank_account' : 'card'));
    onUnpaid(intent.paymentIntentId);
    if (intent.verificationUrl) rememberVerification(intent);
  });
  useEffect(() => reportStatus(), [intent]);
  const reportInvalidFields = useEffectEvent(() => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) onInvalidFields(error.fields);
  });
  useEffect(() => reportInvalidFields(), [error]);

  if (confirmed) return <PaymentComplete amount={confirmed.amount} status={confirmed.status} />;
  const cannotPay = error !== null || intent?.status === 'canceled';
  return (
    <>
      {hasRestarted && !intentQuery.isLoading && !cannotPay && !paid && (
        <Notice type="info" title={t('We started a new payment')} role="status">
          {t('The previous payment expired. Nothing was charged, and what you entered is still here.')}
        </Notice>
      )}
      <IntentPanel
        intentQuery={intentQuery}
        settled={paid}
        problem={cannotPay && <FeeProblem error={error} onRetry={reload} onExpired={onExpired} />}
        payerEmail={payerEmail}
        onBusy={onBusy}
        {...(onMethod && { onMethod })}
        onVerifying={(verifying) => verifying && intent && rememberVerification(intent)}
        onPaid={(status, method) => intent && onPaid(paymentOf({ ...intent, status }, method))}
        onExpired={() => {
          setHasRestarted(true);
          reload();
        }}
        nextSteps={t(
          'Enter the code here or use the link we email you. We saved your request. We’ll submit it after the account is verified, even if you close this page.',
        )}
      />
    </>
  );
}

function paymentOf(intent: IntentView, paymentMethod: StoredPayment['paymentMethod']): StoredPayment {
  const { paymentIntentId: paymentId, amount, status } = intent;
  return { success: true, paymentId, amount, status, paymentMethod };
}

/** Stores for the next visit that the bank account awaits verification. Such drafts are kept longer. */
function rememberVerification(intent: IntentView): void {
  const waiting = paymentOf({ ...intent, status: 'requires_action' }, 'us_bank_account');
  paymentStore.save({ ...waiting, success: false });
}

/** Tells the user that the fee is paid or clearing, and that one more click submits the request. */
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
 * The PaymentIntent of a draft. The call also stores the draft. It is repeated whenever the payment step opens, because
 * the request may have changed and only the server knows whether it is paid. `language` is that of the emails.
 */
function paymentIntentQuery(draftId: string, getRequest: () => RecordsRequestInput, language: Language) {
  return queryOptions({
    queryKey: ['payment-intent', draftId],
    queryFn: ({ signal }) => requestIntent({ draftId, request: getRequest(), language }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

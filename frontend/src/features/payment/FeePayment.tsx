import type { RecordsRequestInput } from '@portal/contract/schemas/recordsRequest.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { ApiError } from '../../lib/apiError.ts';
import { FeeProblem } from './FeeProblem.tsx';
import { isPaidStatus } from './isPaidStatus.ts';
import { LoadingForm } from './LoadingForm.tsx';
import { PaymentComplete } from './PaymentComplete.tsx';
import { paymentIntentQuery } from './paymentIntentQuery.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import type { StoredPayment } from './storedPayment.ts';
import { useSpokenLanguage } from './useSpokenLanguage.ts';
import { useTakesLong } from './useTakesLong.ts';

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
  const queryClient = useQueryClient();
  const query = paymentIntentQuery(draftId, requestOf, useSpokenLanguage());
  const intent = useQuery(query);
  const [startedAnew, setStartedAnew] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const late = useTakesLong(intent.isFetching, attempt);
  const { data, error } = intent;
  const paid = data !== undefined && isPaidStatus(data.status);

  const tellStatus = useEffectEvent(() => {
    if (!data) return;
    const { paymentIntentId: paymentId, amount, status } = data;
    // Cards are never left in processing by the provider.
    const paymentMethod = status === 'processing' ? 'us_bank_account' : 'card';
    if (paid) onPaid({ success: true, paymentId, amount, status, paymentMethod });
    else onUnpaid();
  });
  useEffect(() => tellStatus(), [data]);
  const tellRefusal = useEffectEvent(() => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) onRefused(error.fields);
  });
  useEffect(() => tellRefusal(), [error]);

  if (confirmed) return <PaymentComplete amount={confirmed.amount} status={confirmed.status} />;
  const askAgain = () => {
    setAttempt((before) => before + 1);
    // A first answer that is still under way would otherwise be waited for.
    void queryClient.cancelQueries({ queryKey: query.queryKey }).then(() => intent.refetch());
  };
  if (late) return <SlowNotice onRetry={askAgain} />;
  if (intent.isFetching || paid) return <LoadingForm />;
  if (error || data?.status === 'canceled') {
    return <FeeProblem error={error} onRetry={askAgain} onGone={onGone} />;
  }
  if (!data) return null;
  return (
    <>
      {startedAnew && (
        <Notice type="info" title={t('The payment was started anew')} role="status">
          {t('The one before had expired. Nothing was charged, and what you entered is still here.')}
        </Notice>
      )}
      <PaymentPanel
        key={data.paymentIntentId}
        intent={data}
        payerEmail={payerEmail}
        onBusy={onBusy}
        onPaid={(status, paymentMethod) =>
          onPaid({
            success: true,
            paymentId: data.paymentIntentId,
            amount: data.amount,
            status,
            paymentMethod,
          })
        }
        onExpired={() => {
          setStartedAnew(true);
          askAgain();
        }}
        whatFollows={t(
          'Enter the code here, or with the link that we send you by email. Your request is stored: once the account is verified it is submitted by itself, even if you close this page.',
        )}
      />
    </>
  );
}

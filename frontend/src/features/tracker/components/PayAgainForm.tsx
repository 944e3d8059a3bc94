import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { isPaidStatus } from '../../payment/isPaidStatus.ts';
import { LoadingForm } from '../../payment/LoadingForm.tsx';
import { PaymentPanel } from '../../payment/PaymentPanel.tsx';
import { SlowNotice } from '../../payment/SlowNotice.tsx';
import { useTakesLong } from '../../payment/useTakesLong.ts';
import { payAgainQuery } from '../api/payAgainQuery.ts';
import type { AccessTo } from '../api/withRequestAccess.ts';
import { Told } from './Told.tsx';

interface Props {
  access: AccessTo;
  onBusy: (busy: boolean) => void;
  /** Whether a bank account waits to be verified: that takes days, and goes on without this page. */
  onVerifying: (verifying: boolean) => void;
  onPaid: () => void;
}

/** Asks the server how the failed fee stands, and shows what there is to do. */
export function PayAgainForm({ access, onBusy, onVerifying, onPaid }: Props) {
  const { t } = useTranslation();
  const intent = useQuery(payAgainQuery(useQueryClient(), access));
  const [attempt, setAttempt] = useState(0);
  const { data, error, isFetching } = intent;
  const late = useTakesLong(isFetching, attempt);
  const settled = !isFetching && (isSettled(error) || (data !== undefined && isPaidStatus(data.status)));
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (settled) tellPaid();
  }, [settled]);

  function askAgain() {
    setAttempt((before) => before + 1);
    onBusy(false);
    void intent.refetch();
  }

  if (late) return <SlowNotice onRetry={askAgain} />;
  if (isFetching || settled) return <LoadingForm />;
  if (!data) {
    return (
      <ErrorPanel
        title={t('Payment System Error')}
        message={t('Payment initialization failed: {{reason}}', { reason: t(error?.message ?? '') })}
        onRetry={askAgain}
      />
    );
  }
  return (
    <PaymentPanel
      key={data.paymentIntentId}
      intent={data}
      onBusy={onBusy}
      onPaid={onPaid}
      onExpired={askAgain}
      whatFollows={
        <Told onShown={onVerifying}>
          {t(
            'Enter the code here, or come back later and press “Pay again”. Once the account is verified, the payment goes on.',
          )}
        </Told>
      }
    />
  );
}

/** The fee has been paid meanwhile, for instance in another tab. */
function isSettled(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { IntentPanel } from '../../payment/IntentPanel.tsx';
import { isPaidStatus } from '../../payment/isPaidStatus.ts';
import { useIntent } from '../../payment/useIntent.ts';
import { payAgainQuery } from '../api/payAgainQuery.ts';
import type { AccessTo } from '../api/withRequestAccess.ts';

interface Props {
  access: AccessTo;
  onBusy: (busy: boolean) => void;
  /** Whether the dialog shows how to verify a bank account: that takes days, and goes on without this page. */
  onVerifying: (verifying: boolean) => void;
  onPaid: () => void;
}

/** Asks the server how the failed fee stands, and shows what there is to do. */
export function PayAgainForm({ access, onBusy, onVerifying, onPaid }: Props) {
  const { t } = useTranslation();
  const asked = useIntent(payAgainQuery(useQueryClient(), access));
  const { intent, error, asking, askAgain } = asked;
  const settled = !asking && (isSettled(error) || (intent !== undefined && isPaidStatus(intent.status)));
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (settled) tellPaid();
  }, [settled]);

  return (
    <IntentPanel
      asked={asked}
      settled={settled}
      problem={
        !intent && (
          <ErrorPanel
            title={t('Payment System Error')}
            message={t('Payment initialization failed: {{reason}}', { reason: t(error?.message ?? '') })}
            onRetry={askAgain}
          />
        )
      }
      onBusy={onBusy}
      onVerifying={onVerifying}
      onPaid={onPaid}
      onExpired={() => {
        onBusy(false);
        askAgain();
      }}
      whatFollows={t(
        'Enter the code here, or with the link that we send you by email. Once the account is verified, the payment goes on, even if you close this page.',
      )}
    />
  );
}

/** The fee has been paid meanwhile, for instance in another tab. */
function isSettled(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

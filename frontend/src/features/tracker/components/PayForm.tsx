import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { IntentPanel } from '../../payment/IntentPanel.tsx';
import { isPaidStatus } from '../../payment/isPaidStatus.ts';
import { type Intent, useIntent } from '../../payment/useIntent.ts';

interface Props<Key extends QueryKey> {
  /** Asks for the PaymentIntent. */
  query: UseQueryOptions<Intent, Error, Intent, Key>;
  onBusy: (busy: boolean) => void;
  /** Whether the dialog shows how to verify a bank account: that takes days, and goes on without this page. */
  onVerifying: (verifying: boolean) => void;
  onPaid: () => void;
}

/** Asks the server how something that is to be paid stands, and shows what there is to do. */
export function PayForm<Key extends QueryKey>({ query, onBusy, onVerifying, onPaid }: Props<Key>) {
  const { t } = useTranslation();
  const asked = useIntent(query);
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

/** It has been paid meanwhile, for instance in another tab. */
function isSettled(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

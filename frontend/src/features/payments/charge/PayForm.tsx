import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { isPaidStatus } from '../api/isPaidStatus.ts';
import { type Intent, useIntent } from '../api/useIntent.ts';
import { IntentPanel } from '../form/IntentPanel.tsx';
import { PayProblem } from './PayProblem.tsx';

interface Props<Key extends QueryKey> {
  /** Asks for the PaymentIntent. */
  query: UseQueryOptions<Intent, Error, Intent, Key>;
  /** What is said when there is nothing to pay any more. */
  withdrawn?: string;
  onBusy: (busy: boolean) => void;
  /** Whether the dialog shows how to verify a bank account: that takes days, and goes on without this page. */
  onVerifying: (verifying: boolean) => void;
  onPaid: () => void;
  onClose: () => void;
}

/** Asks the server how something that is to be paid stands, and shows what there is to do. */
export function PayForm<Key extends QueryKey>(props: Props<Key>) {
  const { query, withdrawn, onBusy, onVerifying, onPaid, onClose } = props;
  const { t } = useTranslation();
  const asked = useIntent(query);
  const { intent, error, asking, late, reload: askAgain } = asked;
  const [startedAnew, setStartedAnew] = useState(false);
  const cannotPay = error !== null || intent?.status === 'canceled';
  const settled = !asking && !cannotPay && intent !== undefined && isPaidStatus(intent.status);
  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (settled) notifyPaid();
  }, [settled]);
  const place = useRef<HTMLFormElement>(null);
  // What had the focus may be gone with the form; without it the dialog would not hear its keys.
  const showsReason = !asking && (cannotPay || startedAnew);
  useEffect(() => {
    if (showsReason || document.activeElement === document.body) place.current?.focus();
  }, [showsReason, asking, late]);

  return (
    // A form, because the provider's card field submits one when Enter is pressed in it.
    <form
      ref={place}
      tabIndex={-1}
      style={{ display: 'grid', gap: '16px', outline: 'none' }}
      onSubmit={(event) => event.preventDefault()}
    >
      {startedAnew && !asking && !cannotPay && !settled && (
        <Notice type="info" title={t('We started a new payment')} role="status">
          {t(
            'The previous payment could no longer be completed. Nothing was charged. Please fill in the form again.',
          )}
        </Notice>
      )}
      <IntentPanel
        asked={asked}
        settled={settled}
        problem={
          cannotPay && <PayProblem error={error} withdrawn={withdrawn} onRetry={askAgain} onClose={onClose} />
        }
        onBusy={onBusy}
        onVerifying={onVerifying}
        onPaid={onPaid}
        onExpired={() => {
          onBusy(false);
          setStartedAnew(true);
          askAgain();
        }}
        nextSteps={t(
          'Enter the code here or use the link we email you. After the account is verified, the payment continues, even if you close this page.',
        )}
      />
    </form>
  );
}

import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { isPaidStatus } from '../api/isPaidStatus.ts';
import { type IntentView, useIntent } from '../api/useIntent.ts';
import { IntentPanel } from '../form/IntentPanel.tsx';
import { PayProblem } from './PayProblem.tsx';

interface Props<Key extends QueryKey> {
  /** Loads the PaymentIntent. */
  query: UseQueryOptions<IntentView, Error, IntentView, Key>;
  /** Shown when the item can no longer be paid. */
  withdrawnMessage?: string;
  onBusy: (busy: boolean) => void;
  /** Whether the dialog shows the bank account verification. It takes days and continues without this page. */
  onVerifying: (verifying: boolean) => void;
  onPaid: () => void;
  onClose: () => void;
}

/** Loads the PaymentIntent of an item and shows the payment form, or why the item cannot be paid. */
export function PayForm<Key extends QueryKey>(props: Props<Key>) {
  const { query, withdrawnMessage, onBusy, onVerifying, onPaid, onClose } = props;
  const { t } = useTranslation();
  const intentQuery = useIntent(query);
  const { intent, error, isLoading, isSlow, reload } = intentQuery;
  const [hasRestarted, setHasRestarted] = useState(false);
  const cannotPay = error !== null || intent?.status === 'canceled';
  const settled = !isLoading && !cannotPay && intent !== undefined && isPaidStatus(intent.status);
  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (settled) notifyPaid();
  }, [settled]);
  const formRef = useRef<HTMLFormElement>(null);
  // The focused element may be gone with the form. Without focus, the dialog gets no key events.
  const showsReason = !isLoading && (cannotPay || hasRestarted);
  useEffect(() => {
    if (showsReason || document.activeElement === document.body) formRef.current?.focus();
  }, [showsReason, isLoading, isSlow]);

  return (
    // A form, because Enter in the provider's card field submits the surrounding form.
    <form
      ref={formRef}
      tabIndex={-1}
      style={{ display: 'grid', gap: '16px', outline: 'none' }}
      onSubmit={(event) => event.preventDefault()}
    >
      {hasRestarted && !isLoading && !cannotPay && !settled && (
        <Notice type="info" title={t('We started a new payment')} role="status">
          {t(
            'The previous payment could no longer be completed. Nothing was charged. Please fill in the form again.',
          )}
        </Notice>
      )}
      <IntentPanel
        intentQuery={intentQuery}
        settled={settled}
        problem={
          cannotPay && (
            <PayProblem
              error={error}
              withdrawnMessage={withdrawnMessage}
              onRetry={reload}
              onClose={onClose}
            />
          )
        }
        onBusy={onBusy}
        onVerifying={onVerifying}
        onPaid={onPaid}
        onExpired={() => {
          onBusy(false);
          setHasRestarted(true);
          reload();
        }}
        nextSteps={t(
          'Enter the code here or use the link we email you. After the account is verified, the payment continues, even if you close this page.',
        )}
      />
    </form>
  );
}

import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import type { IntentQuery } from '../api/useIntent.ts';
import { LoadingForm } from './LoadingForm.tsx';
import type { PaymentPanelProps } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

interface Props extends Omit<PaymentPanelProps, 'intent'> {
  intentQuery: IntentQuery;
  /** The item is paid, and the parent was notified. */
  settled: boolean;
  /** Shown if the item cannot be paid now. */
  problem: ReactNode;
}

/** The payment panel; a placeholder while the PaymentIntent loads, or the problem. */
export function IntentPanel({ intentQuery, settled, problem, ...panel }: Props) {
  const { intent, isLoading, isSlow, reload } = intentQuery;
  if (isSlow) return <SlowNotice onRetry={reload} />;
  if (isLoading || settled) return <LoadingForm />;
  if (problem) return problem;
  return intent && <PaymentPanel key={intent.paymentIntentId} intent={intent} {...panel} />;
}

/** Shown when the payment form has been loading for ten seconds. */
function SlowNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('This is taking longer than usual')}
      role="status"
      actions={<Button onClick={onRetry}>{t('Retry')}</Button>}
    >
      {t('The payment form hasn’t loaded yet. Nothing was charged, and what you entered is still here.')}
    </Notice>
  );
}

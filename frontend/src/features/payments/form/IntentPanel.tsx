import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { IntentQuery } from '../api/useIntent.ts';
import { LoadingForm } from './LoadingForm.tsx';
import type { PaymentPanelProps } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

interface Props extends Omit<PaymentPanelProps, 'intent'> {
  asked: IntentQuery;
  /** The fee needs no payment any more, and the parent was notified. */
  settled: boolean;
  /** Why it cannot be paid now, and the way on. */
  problem: ReactNode;
}

/** The panel that takes the payment, or what there is to see until the server has said with what to pay. */
export function IntentPanel({ asked, settled, problem, ...panel }: Props) {
  const { intent, asking, late, reload: askAgain } = asked;
  if (late) return <SlowNotice onRetry={askAgain} />;
  if (asking || settled) return <LoadingForm />;
  if (problem) return problem;
  return intent && <PaymentPanel key={intent.paymentIntentId} intent={intent} {...panel} />;
}

/** The payment form has been on its way for ten seconds. */
function SlowNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('This is taking longer than usual')}
      role="status"
      actions={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {t('The payment form hasn’t loaded yet. Nothing was charged, and what you entered is still here.')}
    </Notice>
  );
}

import type { ReactNode } from 'react';
import { LoadingForm } from './LoadingForm.tsx';
import type { PaymentPanelProps } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import type { AskedIntent } from '../api/useIntent.ts';

interface Props extends Omit<PaymentPanelProps, 'intent'> {
  asked: AskedIntent;
  /** The fee needs no payment any more, and whoever is around has been told. */
  settled: boolean;
  /** Why it cannot be paid now, and the way on. */
  problem: ReactNode;
}

/** The panel that takes the payment, or what there is to see until the server has said with what to pay. */
export function IntentPanel({ asked, settled, problem, ...panel }: Props) {
  const { intent, asking, late, askAgain } = asked;
  if (late) return <SlowNotice onRetry={askAgain} />;
  if (asking || settled) return <LoadingForm />;
  if (problem) return problem;
  return intent && <PaymentPanel key={intent.paymentIntentId} intent={intent} {...panel} />;
}

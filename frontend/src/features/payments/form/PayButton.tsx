import { Button, makeStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { PayPhase } from './usePaymentFlow.ts';

const useStyles = makeStyles({ pay: { minHeight: '48px', width: '100%', maxWidth: 'none' } });

interface Props {
  phase: PayPhase;
  /** Cents. */
  amount: number;
  /** Whether all required fields are filled. */
  isReady: boolean;
  /** Pays, or shows what is missing. */
  onPay: () => void;
}

/** The pay button, disabled during and after a payment. While fields are missing it looks disabled, and a click shows what is missing. */
export function PayButton({ phase, amount, isReady, onPay }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const processing = phase.kind === 'processing';
  const isIncomplete = phase.kind === 'idle' && !isReady;
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.pay}
      icon={processing ? <SmallSpinner /> : <LockClosedRegular />}
      disabled={phase.kind !== 'idle'}
      disabledFocusable={isIncomplete}
      // A disabled button of Fluent ignores `onClick`.
      onClickCapture={onPay}
    >
      {processing ? t('Processing...') : t('Pay {{amount}}', { amount: formatMoney(amount) })}
    </Button>
  );
}

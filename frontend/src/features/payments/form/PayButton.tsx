import { makeStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { PayPhase } from './usePaymentFlow.ts';

const useStyles = makeStyles({ pay: { minHeight: '48px', width: '100%' } });

interface Props {
  phase: PayPhase;
  /** Cents. */
  amount: number;
  /** Whether everything is filled in that paying needs. */
  ready: boolean;
  /** Pays, or says what is missing. */
  onPay: () => void;
}

/** Pays; closed while a payment is under way or made. Until the form is filled it is off as well, and says what is missing. */
export function PayButton({ phase, amount, ready, onPay }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const processing = phase.kind === 'processing';
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.pay}
      icon={processing ? <SmallSpinner /> : <LockClosedRegular />}
      disabled={phase.kind !== 'idle'}
      incomplete={phase.kind === 'idle' && !ready}
      onClick={onPay}
    >
      {processing ? t('Processing...') : t('Pay {{amount}}', { amount: formatMoney(amount) })}
    </Button>
  );
}

import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';
import { useIsSlow } from './useIsSlow.ts';

const useStyles = makeStyles({ advice: { margin: '4px 0 0' } });

type Props = { flow: Pick<PaymentFlow, 'phase' | 'check' | 'checking'>; amount: number };

/** The result of the last payment attempt, or a notice that it is slow. `amount` in cents. */
export function PayNotices({ flow, amount }: Props) {
  const { phase, check, checking } = flow;
  const { t } = useTranslation();
  const styles = useStyles();
  const isSlow = useIsSlow(phase.kind === 'processing');
  const values = { amount: formatMoney(amount) };
  const checkButton = (label: string) => (
    <Button
      disabledFocusable={checking}
      icon={checking ? <SmallSpinner /> : null}
      onClick={() => void check()}
    >
      {label}
    </Button>
  );
  if (isSlow) {
    return (
      <Notice
        type="warning"
        title={t('This is taking longer than usual')}
        role="status"
        actions={checkButton(t('Check payment status'))}
      >
        {t(
          'Please keep this page open and don’t pay again. If a payment goes through twice, we refund the second one.',
        )}
      </Notice>
    );
  }
  if (phase.kind === 'unknown') {
    return (
      <Notice
        type="warning"
        title={t('We don’t know yet if the payment went through')}
        role="alert"
        actions={checkButton(t('Check again'))}
      >
        {t(
          'We didn’t get an answer from the payment provider, so you may have been charged. Check your internet connection, then choose Check again to see the payment status. If a payment goes through twice, we refund the second one.',
        )}
      </Notice>
    );
  }
  if (phase.kind === 'idle' && phase.problem) {
    return (
      <Notice type="error" title={t('The payment did not go through')} role="alert">
        {t(phase.problem)}
        {phase.isDeclined && (
          <p className={styles.advice}>
            {t(
              'Try another card, choose “Bank account (ACH)”, or call your bank at the phone number on the back of your card.',
            )}
          </p>
        )}
      </Notice>
    );
  }
  if (phase.kind === 'idle' && phase.missing) {
    return (
      <Notice type="error" role="alert">
        {t(phase.missing)}
      </Notice>
    );
  }
  if (phase.kind !== 'complete') return null;
  if (phase.status === 'processing') {
    return (
      <Notice type="success" title={t('Bank payment clearing')} role="status">
        {t('We asked your bank for {{amount}}. The payment takes 3-7 business days to arrive.', values)}
      </Notice>
    );
  }
  return (
    <Notice type="success" title={t('Payment successful')} role="status">
      {t('We received {{amount}}.', values)}
    </Notice>
  );
}

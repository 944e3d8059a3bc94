import { makeStyles, tokens } from '@fluentui/react-components';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largeHeading } from '../../../components/layout/shapes.ts';
import { type Confirmation, runAttempt, REFUSED, currentPaymentState } from '../form/confirmation.ts';
import { PayNotices } from '../form/PayNotices.tsx';
import { type PayEvents, usePaymentFlow } from '../form/usePaymentFlow.ts';
import { DepositCodeForm } from './DepositCodeForm.tsx';
import { VerificationAlternatives } from './VerificationAlternatives.tsx';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '20px' },
  heading: { ...largeHeading, margin: 0, outlineStyle: 'none' },
  steps: {
    display: 'grid',
    gap: '10px',
    margin: 0,
    paddingLeft: '20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
  },
});

interface Props extends Pick<PayEvents, 'onPaid' | 'onExpired'> {
  stripe: Stripe;
  clientSecret: string;
  /** Cents. */
  amount: number;
  /** The provider's verification page. */
  verificationUrl: string;
  /** What happens once the account is verified. */
  nextSteps: ReactNode;
  onPayAnotherWay: () => void;
  /** The account can no longer be verified. `message` is the provider's. */
  onFailed: (message: string) => void;
}

/** Verifies a bank account with the code of a small deposit, here or on the provider's page. Then the provider debits it. */
export function BankVerification(props: Props) {
  const { stripe, clientSecret, amount, verificationUrl, nextSteps, onPayAnotherWay, onFailed } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button that opened this panel was removed, so nothing has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const [problem, setProblem] = useState<string>();
  // The parent panel stays locked while the account awaits verification, whatever the result of a code.
  const events = { ...props, onBusy: () => undefined, onVerify: () => undefined };
  const flow = usePaymentFlow(events, async () =>
    applyVerification(await currentPaymentState(stripe, clientSecret)),
  );
  const { phase, pay } = flow;
  usePaymentCheckOnFocus(stripe, clientSecret, (result) => {
    if (result.kind === 'accepted') void pay(() => Promise.resolve(result));
    else applyVerification(result);
  });

  function applyVerification(result: Confirmation): Confirmation {
    if (result.kind === 'refused' && result.needsNewMethod) onFailed(result.message);
    return result;
  }

  const verify = (code: string) => {
    setProblem(undefined);
    // The library's types declare only amounts, but Stripe uses codes now.
    const proof: { amounts?: number[]; descriptor_code: string } = { descriptor_code: code };
    void pay(async () => {
      const result = await runAttempt(stripe, clientSecret, () =>
        stripe.verifyMicrodepositsForPayment(clientSecret, proof),
      );
      if (result.kind === 'refused' && !result.needsNewMethod) setProblem(result.message);
      // The account still awaits verification, and the error for the code was lost.
      if (result.kind === 'verify') setProblem(REFUSED);
      return applyVerification(result);
    });
  };
  return (
    <section className={styles.panel} aria-labelledby="verify-account">
      <h2 ref={heading} tabIndex={-1} id="verify-account" className={styles.heading}>
        {t('Verify your bank account')}
      </h2>
      {phase.kind !== 'idle' && <PayNotices flow={flow} amount={amount} />}
      <ol className={styles.steps}>
        <li>
          {t('A deposit of $0.01 is on its way to your account. It arrives in one or two business days.')}
        </li>
        <li>{t('Find it on your bank statement. Its description contains a code that starts with SM.')}</li>
        <li>{nextSteps}</li>
      </ol>
      <DepositCodeForm
        problem={problem}
        busy={phase.kind === 'processing'}
        disabled={phase.kind !== 'idle'}
        onProblem={setProblem}
        onVerify={verify}
      />
      {phase.kind === 'idle' && (
        <VerificationAlternatives verificationUrl={verificationUrl} onPayAnotherWay={onPayAnotherWay} />
      )}
    </section>
  );
}

/** Checks the payment at the provider whenever the user returns to this tab, for example from the provider's page. */
function usePaymentCheckOnFocus(
  stripe: Stripe,
  clientSecret: string,
  onResult: (result: Confirmation) => void,
): void {
  const notifyResult = useEffectEvent(onResult);
  useEffect(() => {
    let isUnmounted = false;
    const check = async () => {
      const result = await currentPaymentState(stripe, clientSecret);
      if (!isUnmounted) notifyResult(result);
    };
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => {
      isUnmounted = true;
      window.removeEventListener('focus', onFocus);
    };
  }, [stripe, clientSecret]);
}

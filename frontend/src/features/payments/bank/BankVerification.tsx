import { makeStyles, tokens } from '@fluentui/react-components';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Confirmation, confirmationOf, REFUSED, currentPaymentState } from '../form/confirmation.ts';
import { PayNotices } from '../form/PayNotices.tsx';
import { type PayEvents, usePaymentFlow } from '../form/usePaymentFlow.ts';
import { DepositCodeForm } from './DepositCodeForm.tsx';
import { VerificationAlternatives } from './VerificationAlternatives.tsx';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '20px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
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
  /** The provider's own page for the same. */
  verificationUrl: string;
  /** What happens once the account is verified. */
  nextSteps: ReactNode;
  onOtherWay: () => void;
  /** The account cannot be verified any more. `message` in the provider's words. */
  onFailed: (message: string) => void;
}

/** A bank account is verified with the code of a small deposit, here or on the provider's page; then it is debited. */
export function BankVerification(props: Props) {
  const { stripe, clientSecret, amount, verificationUrl, nextSteps, onOtherWay, onFailed } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the keyboard would be nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const [problem, setProblem] = useState<string>();
  // The panel around keeps everything locked while an account waits, whatever a code leads to.
  const events = { ...props, onBusy: () => undefined, onVerify: () => undefined };
  const paying = usePaymentFlow(events, async () =>
    applyVerification(await currentPaymentState(stripe, clientSecret)),
  );
  const { phase, pay } = paying;
  usePaymentPolling(stripe, clientSecret, (answer) => {
    if (answer.kind === 'accepted') void pay(() => Promise.resolve(answer));
    else applyVerification(answer);
  });

  function applyVerification(answer: Confirmation): Confirmation {
    if (answer.kind === 'refused' && answer.wantsMethod) onFailed(answer.message);
    return answer;
  }

  const verify = (code: string) => {
    setProblem(undefined);
    // The library's types name the amounts alone; the code is what Stripe sends today.
    const proof: { amounts?: number[]; descriptor_code: string } = { descriptor_code: code };
    void pay(async () => {
      const answer = await confirmationOf(stripe, clientSecret, () =>
        stripe.verifyMicrodepositsForPayment(clientSecret, proof),
      );
      if (answer.kind === 'refused' && !answer.wantsMethod) setProblem(answer.message);
      // The account still waits, and what was said of the code was lost.
      if (answer.kind === 'verify') setProblem(REFUSED);
      return applyVerification(answer);
    });
  };
  return (
    <section className={styles.panel} aria-labelledby="verify-account">
      <h2 ref={heading} tabIndex={-1} id="verify-account" className={styles.heading}>
        {t('Verify your bank account')}
      </h2>
      {phase.kind !== 'idle' && <PayNotices paying={paying} amount={amount} />}
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
        <VerificationAlternatives verificationUrl={verificationUrl} onOtherWay={onOtherWay} />
      )}
    </section>
  );
}

/** Asks the provider how the payment stands whenever the person comes back to this tab, perhaps from the provider's page. */
function usePaymentPolling(
  stripe: Stripe,
  clientSecret: string,
  onAnswer: (answer: Confirmation) => void,
): void {
  const notifyAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const answer = await currentPaymentState(stripe, clientSecret);
      if (!left) notifyAnswer(answer);
    };
    const poll = () => void look();
    window.addEventListener('focus', poll);
    return () => {
      left = true;
      window.removeEventListener('focus', poll);
    };
  }, [stripe, clientSecret]);
}

import { Button, makeStyles } from '@fluentui/react-components';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { PaymentMethodType } from '../fee/storedPayment.ts';
import { CardForm } from './CardForm.tsx';
import { LoadingForm } from './LoadingForm.tsx';
import { MethodChoice } from './MethodChoice.tsx';

const BankForm = lazyComponent(async () => (await import('../bank/BankForm.tsx')).BankForm, {
  Fallback: LoadingForm,
});
const BankVerification = lazyComponent(
  async () => (await import('../bank/BankVerification.tsx')).BankVerification,
  { Fallback: LoadingForm },
);

const EXPIRED = 'This payment expired and nothing was charged. Please reload the page and pay again.';

const useStyles = makeStyles({ forms: { display: 'grid', gap: '24px' } });

export interface PaymentPanelProps {
  /** The PaymentIntent of an unpaid item. Use its id as the panel's `key`. */
  intent: DataOf<typeof createPaymentIntent>;
  /** Called two seconds after the success banner: paid (`succeeded`), or the bank is processing it (`processing`). */
  onPaid: (status: PaymentStatus, method: PaymentMethodType) => void;
  /** Address for the provider's emails about a bank account. */
  payerEmail?: string;
  /** True while a payment is in progress or a bank account awaits verification. Then the rest of the page must stay unchanged. */
  onBusy?: (busy: boolean) => void;
  /** The chosen payment method, whenever it changes; the bank account while one is verified. */
  onMethod?: (method: PaymentMethodType) => void;
  /** Whether the panel shows the bank account verification. It takes days and continues without this page. */
  onVerifying?: (verifying: boolean) => void;
  /** The PaymentIntent can no longer be paid. Load another one. */
  onExpired?: () => void;
  /** What happens after a bank account is verified, translated. */
  nextSteps?: ReactNode;
}

/** The payment method and its form, or the verification of a bank account that was entered before. */
export function PaymentForms(props: PaymentPanelProps & { stripe: Stripe }) {
  const {
    stripe,
    intent,
    payerEmail = '',
    onPaid,
    onBusy,
    onMethod,
    onVerifying,
    onExpired,
    nextSteps,
  } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const [method, setMethod] = useState<PaymentMethodType>('card');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [verificationUrl, setVerificationUrl] = useState(
    intent.status === 'requires_action' ? intent.verificationUrl : undefined,
  );
  const [verifying, setVerifying] = useState(verificationUrl !== undefined);
  const lock = useEffectEvent(() => onBusy?.(true));
  useEffect(() => {
    if (verificationUrl) lock();
  }, [verificationUrl]);
  const isVerifying = verifying && verificationUrl !== undefined;
  const notifyVerifying = useEffectEvent((isShown: boolean) => onVerifying?.(isShown));
  useEffect(() => {
    if (!isVerifying) return;
    notifyVerifying(true);
    return () => notifyVerifying(false);
  }, [isVerifying]);

  const shownMethod = isVerifying ? 'us_bank_account' : method;
  const notifyMethod = useEffectEvent(() => onMethod?.(shownMethod));
  useEffect(() => notifyMethod(), [shownMethod]);

  const { clientSecret, amount } = intent;
  const notifyBusy = (isBusy: boolean) => {
    setBusy(isBusy);
    if (isBusy) setFailure(undefined);
    onBusy?.(isBusy);
  };
  const expire = () => (onExpired ? onExpired() : setFailure(EXPIRED));
  const startVerification = (url: string) => {
    setBusy(false);
    setVerificationUrl(url);
    setVerifying(true);
  };
  const cancelVerification = (message: string) => {
    setVerificationUrl(undefined);
    setVerifying(false);
    setFailure(message);
    onBusy?.(false);
  };
  if (isVerifying) {
    return (
      <BankVerification
        stripe={stripe}
        clientSecret={clientSecret}
        amount={amount}
        verificationUrl={verificationUrl}
        nextSteps={
          nextSteps ??
          t('Enter the code here or come back later. After the account is verified, the payment continues.')
        }
        onPaid={(status) => onPaid(status, 'us_bank_account')}
        onExpired={expire}
        onPayAnotherWay={() => setVerifying(false)}
        onFailed={cancelVerification}
      />
    );
  }
  const form = {
    stripe,
    clientSecret,
    amount,
    onBusy: notifyBusy,
    onPaid: (status: PaymentStatus) => onPaid(status, method),
    onVerify: startVerification,
    onExpired: expire,
  };
  return (
    <div className={styles.forms}>
      {verificationUrl && (
        <Notice
          type="info"
          title={t('A bank account needs to be verified')}
          actions={
            <Button disabled={busy} onClick={() => setVerifying(true)}>
              {t('Back to verification')}
            </Button>
          }
        >
          {t('If you pay another way now, we won’t debit that account.')}
        </Notice>
      )}
      {failure && (
        <Notice type="error" title={t('The payment did not go through')} role="alert">
          {t(failure)}
        </Notice>
      )}
      <MethodChoice amountCents={amount} selected={method} disabled={busy} onChoose={setMethod} />
      {method === 'card' ? <CardForm {...form} /> : <BankForm {...form} payerEmail={payerEmail} />}
    </div>
  );
}

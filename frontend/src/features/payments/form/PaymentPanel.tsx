import type { DataOf } from '@portal/contract/endpoint.ts';
import type { createPaymentIntent, PaymentStatus } from '@portal/contract/endpoints/payments.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { LoadingForm } from './LoadingForm.tsx';
import { PaymentForms } from './PaymentForms.tsx';
import { NOT_LOADED, paymentProviderQuery } from '../provider/paymentProvider.ts';
import type { PaymentMethod } from '../fee/storedPayment.ts';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

export interface PaymentPanelProps {
  /** What `createPaymentIntent` answered for something that is not paid yet. Give the panel its id as `key`. */
  intent: DataOf<typeof createPaymentIntent>;
  /** The provider says that it is paid (`succeeded`) or that a bank works on it (`processing`); two seconds after the banner. */
  onPaid: (status: PaymentStatus, method: PaymentMethod) => void;
  /** Where the provider writes about a bank account that pays. */
  payerEmail?: string;
  /** True while a payment is on its way, or a bank account waits to be verified: nothing around may be changed or closed lightly. */
  onBusy?: (busy: boolean) => void;
  /** Whether the page shows how to verify a bank account: that takes days, and goes on without this page. */
  onVerifying?: (verifying: boolean) => void;
  /** The PaymentIntent can be paid no more; ask for another one. */
  onExpired?: () => void;
  /** What happens once a bank account is verified, in the person's language. */
  whatFollows?: ReactNode;
}

/** Takes a payment by card or bank account, from the choice of the method to the success banner. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { t } = useTranslation();
  // A change of language must not throw away what is typed: the provider's field speaks the language it began with.
  const [language] = useState(useSpokenLanguage());
  const provider = useQuery(paymentProviderQuery(props.intent.publishableKey, language));
  if (provider.isFetching) return <LoadingForm />;
  if (!provider.data) {
    return (
      <ErrorPanel
        title={t('Payment System Error')}
        message={t(provider.error?.message ?? NOT_LOADED)}
        onRetry={() => void provider.refetch()}
      />
    );
  }
  return <PaymentForms {...props} stripe={provider.data} />;
}

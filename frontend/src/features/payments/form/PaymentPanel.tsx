import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { NOT_LOADED, paymentProviderQuery } from '../provider/paymentProvider.ts';
import { LoadingForm } from './LoadingForm.tsx';
import { PaymentForms, type PaymentPanelProps } from './PaymentForms.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

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

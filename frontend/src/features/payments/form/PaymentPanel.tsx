import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { NOT_LOADED, paymentProviderQuery } from '../provider/paymentProvider.ts';
import { LoadingForm } from './LoadingForm.tsx';
import { PaymentForms, type PaymentPanelProps } from './PaymentForms.tsx';
import { usePageLanguage } from './usePageLanguage.ts';

/** Takes a payment by card or bank account, from the choice of a method to the success banner. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { t } = useTranslation();
  // Keeps the initial language: a change would recreate the provider's field and lose the input.
  const [language] = useState(usePageLanguage());
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

import { startTwoStep } from '@portal/contract/endpoints/twoStep.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import type { EnrolmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { BothStepsForm } from './BothStepsForm.tsx';
import { EnrolSignedIn } from './EnrolSignedIn.tsx';

/** A new authenticator and new recovery codes in place of those of before, which count until the new one is proven. */
export function RenewTwoStep({ onRenewed, onCancel }: { onRenewed: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrolmentSecret | null>(null);
  if (secret) {
    return <EnrolSignedIn secret={secret} action={t('Use this authenticator')} onDone={onRenewed} />;
  }
  return (
    <BothStepsForm
      action={t('Continue')}
      fallback={t('The set-up could not be started. Please try again.')}
      send={async (values) => setSecret(await call(startTwoStep, { body: values }))}
      onCancel={onCancel}
    />
  );
}

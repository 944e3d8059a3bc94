import { disableTwoStep } from '@portal/contract/endpoints/twoStep.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { BothStepsForm } from './BothStepsForm.tsx';

/** Turning the second step off takes both steps once more. */
export function StopTwoStepForm({ onStopped, onCancel }: { onStopped: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <BothStepsForm
      action={t('Turn off')}
      fallback={t('Two-step sign-in could not be turned off. Please try again.')}
      send={async (values) => {
        await call(disableTwoStep, { body: values });
        onStopped();
      }}
      onCancel={onCancel}
    />
  );
}

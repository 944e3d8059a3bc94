import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Offers to send the confirmation to the attorney too. */
export function AttorneyConfirmation() {
  const { t } = useTranslation();
  return (
    <CheckboxField<WizardValues>
      name="confirmAttorney"
      label={t('Email the confirmation to the attorney too')}
      hint={t('It contains the verification code, which opens the request.')}
    />
  );
}

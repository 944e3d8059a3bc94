import { paAppliesToOptions } from '@portal/contract/catalogues/personalAppearance.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { RadioGroupField } from '../../../components/form/RadioGroupField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Whom the subpoena summons; asked for Personal Appearance alone. */
export function PersonalAppearanceSection() {
  const { t } = useTranslation();
  const { control } = useFormContext<WizardValues>();
  const appliesTo = useWatch({ control, name: 'paAppliesTo' });
  return (
    <FormSection title={t('Personal Appearance')} text={t('Who or what is to appear in court.')}>
      <RadioGroupField<WizardValues>
        name="paAppliesTo"
        legend={t('PA applies to')}
        choices={paAppliesToOptions.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {appliesTo === 'Physician' && (
        <TextField<WizardValues>
          name="physicianName"
          label={t('Physician name')}
          autoComplete="off"
          maxLength={200}
        />
      )}
    </FormSection>
  );
}

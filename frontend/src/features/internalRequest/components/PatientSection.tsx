import { useTranslation } from 'react-i18next';
import { DateOfBirthField } from '../../../components/form/DateOfBirthField.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { SsnLast4Field } from '../../../components/form/SsnLast4Field.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { InternalValues } from '../internalValues.ts';

/** Whose records are requested. */
export function PatientSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Patient Information')}>
      <TextField<InternalValues>
        name="patientName"
        label={t('Patient full name')}
        autoComplete="off"
        maxLength={200}
      />
      <DateOfBirthField<InternalValues> name="patientDob" />
      <SsnLast4Field<InternalValues> name="patientSsnLast4" label={t('SSN, last 4 digits')} />
    </FormSection>
  );
}

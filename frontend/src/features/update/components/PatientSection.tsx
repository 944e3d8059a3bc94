import { useTranslation } from 'react-i18next';
import { DateOfBirthField } from '../../../components/form/DateOfBirthField.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { UpdateValues } from '../updateValues.ts';

/** Whose records they are, filled in from the request; what is changed here is a word to staff. */
export function PatientSection() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Patient Information')}
      text={t('Correct what is wrong. Our staff compare it with the request before anything is changed.')}
    >
      <TextField<UpdateValues>
        name="patientName"
        label={t('Patient full name')}
        optional
        autoComplete="off"
        maxLength={200}
      />
      <DateOfBirthField<UpdateValues> name="patientDob" optional />
      <PhoneField<UpdateValues> name="contactPhone" label={t('Contact phone')} optional />
    </FormSection>
  );
}

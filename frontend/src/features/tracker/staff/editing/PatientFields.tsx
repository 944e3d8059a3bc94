import { useTranslation } from 'react-i18next';
import { DateOfBirthField } from '../../../../components/form/DateOfBirthField.tsx';
import { SsnLast4Field } from '../../../../components/form/SsnLast4Field.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import type { TypedFields } from '../../../requests/fields/editedFields.ts';
import { RequestTypeFields } from '../../../requests/fields/RequestTypeFields.tsx';

export function PatientFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField<TypedFields>
        name="patientName"
        label={t('Patient full name')}
        autoComplete="off"
        maxLength={200}
      />
      <DateOfBirthField<TypedFields> name="patientDob" />
      <SsnLast4Field<TypedFields> name="patientSsnLast4" label={t('SSN, last 4 digits')} />
      <RequestTypeFields />
    </>
  );
}

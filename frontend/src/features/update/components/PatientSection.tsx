import { makeStyles } from '@fluentui/react-components';
import { localDay } from '@portal/contract/rules/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { UpdateValues } from '../updateValues.ts';

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

/** Whose records they are, filled in from the request; what is changed here is a word to staff. */
export function PatientSection() {
  const styles = useStyles();
  const { t } = useTranslation();
  const [today] = useState(() => localDay(new Date()));
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
      <TextField<UpdateValues>
        name="patientDob"
        label={t('Date of birth')}
        optional
        type="date"
        min="1900-01-01"
        max={today}
        autoComplete="off"
        className={styles.date}
      />
      <PhoneField<UpdateValues> name="contactPhone" label={t('Contact phone')} optional />
    </FormSection>
  );
}

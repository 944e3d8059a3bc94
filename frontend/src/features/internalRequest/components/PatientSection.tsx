import { makeStyles } from '@fluentui/react-components';
import { localDay } from '@portal/contract/rules/dates.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { InternalValues } from '../internalValues.ts';

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' }, digits: { maxWidth: '120px' } });

/** Whose records are requested. */
export function PatientSection() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValue } = useFormContext<InternalValues>();
  const [today] = useState(() => localDay(new Date()));
  return (
    <FormSection title={t('Patient Information')}>
      <TextField<InternalValues>
        name="patientName"
        label={t('Patient full name')}
        autoComplete="off"
        maxLength={200}
      />
      <TextField<InternalValues>
        name="patientDob"
        label={t('Date of birth')}
        type="date"
        min="1900-01-01"
        max={today}
        autoComplete="off"
        className={styles.date}
      />
      <TextField<InternalValues>
        name="patientSsnLast4"
        label={t('SSN, last 4 digits')}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className={styles.digits}
        rules={{
          onChange: (event) => setValue('patientSsnLast4', event.target.value.replace(/\D/g, '')),
        }}
      />
    </FormSection>
  );
}

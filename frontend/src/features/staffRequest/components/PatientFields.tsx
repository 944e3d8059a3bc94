import { makeStyles } from '@fluentui/react-components';
import { localDay } from '@portal/contract/rules/dates.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';
import type { TypedFields } from '../rules/editedFields.ts';
import { RequestTypeFields } from './RequestTypeFields.tsx';

const useStyles = makeStyles({ date: { height: '44px' } });

export function PatientFields() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValue } = useFormContext<TypedFields>();
  const [today] = useState(() => localDay(new Date()));
  return (
    <>
      <TextField<TypedFields>
        name="patientName"
        label={t('Patient full name')}
        autoComplete="off"
        maxLength={200}
      />
      <TextField<TypedFields>
        name="patientDob"
        label={t('Date of birth')}
        type="date"
        min="1900-01-01"
        max={today}
        autoComplete="off"
        className={styles.date}
      />
      <TextField<TypedFields>
        name="patientSsnLast4"
        label={t('SSN, last 4 digits')}
        optional
        inputMode="numeric"
        autoComplete="off"
        rules={{
          onChange: (event) => setValue('patientSsnLast4', event.target.value.replace(/\D/g, '').slice(0, 4)),
        }}
      />
      <RequestTypeFields />
    </>
  );
}

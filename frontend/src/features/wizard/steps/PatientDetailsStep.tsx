import { makeStyles } from '@fluentui/react-components';
import { dateOfBirthProblem } from '@portal/contract/rules/dateOfBirth.ts';
import { localDay } from '@portal/contract/rules/dates.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { FacilityField } from '../components/FacilityField.tsx';
import type { WizardValues } from '../draft/wizardValues.ts';

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' }, digits: { maxWidth: '120px' } });

/** While a year is typed the browser reports 0001, 0019, 0198: a judgement has to wait for four digits. */
const FIRST_WHOLE_YEAR = '1000';

function lastFourDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}

/** Step 2: the patient, and the facility once more. */
export function PatientDetailsStep({ ssnLost }: { ssnLost: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setError, setValue } = useFormContext<WizardValues>();
  const [today] = useState(() => localDay(new Date()));
  const checkDate = (day: string) => {
    const problem = day > FIRST_WHOLE_YEAR ? dateOfBirthProblem(day, today) : null;
    if (problem) setError('patientDob', { type: 'live', message: problem });
  };
  return (
    <>
      <FormSection title={t('Patient information')}>
        <TextField<WizardValues>
          name="patientName"
          label={t('Patient full name')}
          hint={t('As it stands on the authorization.')}
          autoComplete="off"
          maxLength={200}
        />
        <TextField<WizardValues>
          name="patientDob"
          label={t('Date of birth')}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="off"
          className={styles.date}
          rules={{ onChange: (event) => checkDate(event.target.value) }}
        />
        <TextField<WizardValues>
          name="patientSsnLast4"
          label={t('Social Security number, last 4 digits')}
          hint={
            ssnLost
              ? t('Not kept after the page was loaded again: please enter the digits once more.')
              : t('Helps to find the right chart. Never kept in this browser.')
          }
          optional
          inputMode="numeric"
          autoComplete="off"
          className={styles.digits}
          rules={{
            onChange: (event) => setValue('patientSsnLast4', lastFourDigits(event.target.value)),
          }}
        />
      </FormSection>
      <FormSection title={t('Facility information')}>
        <FacilityField />
      </FormSection>
    </>
  );
}

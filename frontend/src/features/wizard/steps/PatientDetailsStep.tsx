import { dateOfBirthProblem } from '@portal/contract/fields/dateOfBirth.ts';
import { localDay } from '@portal/contract/fields/dates.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PatientFields } from '../../../components/form/PatientFields.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { FacilityField } from '../components/FacilityField.tsx';

/** While a year is entered, the browser reports 0001, 0019, 0198. Validation waits for four digits. */
const MIN_COMPLETE_YEAR = '1000';

/** Step 2: the patient and the facility. */
export function PatientDetailsStep({ ssnLost }: { ssnLost: boolean }) {
  const { t } = useTranslation();
  const { setError } = useFormContext<WizardValues>();
  const [today] = useState(() => localDay(new Date()));
  const checkDate = (day: string) => {
    const problem = day > MIN_COMPLETE_YEAR ? dateOfBirthProblem(day, today) : null;
    if (problem) setError('patientDob', { type: 'live', message: problem });
  };
  return (
    <>
      <FormSection title={t('Patient information')}>
        <PatientFields<WizardValues>
          nameHint={t('As shown on the authorization.')}
          onBirthDate={checkDate}
          ssn={{
            label: t('Social Security number, last 4 digits'),
            hint: ssnLost
              ? t('The page was reloaded, so the digits weren’t kept. Please enter them again.')
              : t('Helps us find the right chart. Never stored in this browser.'),
          }}
        />
      </FormSection>
      <FormSection title={t('Facility information')}>
        <FacilityField />
      </FormSection>
    </>
  );
}

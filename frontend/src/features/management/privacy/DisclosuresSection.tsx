import { accountDisclosures } from '@portal/contract/endpoints/disclosures.ts';
import { DISCLOSURE_YEARS, yearsBefore } from '@portal/contract/rules/retentionLimits.ts';
import { patientPeriod, type PatientPeriod } from '@portal/contract/schemas/disclosures.ts';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { call } from '../../../lib/api.ts';
import { useListForm } from '../useListForm.ts';
import { DisclosureList } from './DisclosureList.tsx';
import type { Accounting } from './useAccounting.ts';
import { usePrivacyStyles } from './usePrivacyStyles.ts';

interface Found {
  readonly period: PatientPeriod;
  readonly accounting: Accounting;
}

/** Who received documents of a patient, when and why: asked for by name and date of birth, and saved as a file. */
export function DisclosuresSection() {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const [found, setFound] = useState<Found | null>(null);
  // The server counts days in UTC: by the reader's own day, what happens in their evening would be left out.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { form, submit, isSaving, problem } = useListForm<PatientPeriod, PatientPeriod>({
    schema: patientPeriod,
    values: { patientName: '', patientDob: '', from: yearsBefore(today, DISCLOSURE_YEARS), to: today },
    save: async (period) => {
      setFound(null);
      setFound({ period, accounting: await call(accountDisclosures, { body: period }) });
    },
    onSaved: () => undefined,
    failure: t('The accounting could not be made'),
  });
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.section}>
        <h2 id={id} className={styles.title}>
          {t('Accounting of disclosures')}
        </h2>
        <p className={styles.text}>
          {t(
            'Who outside the provider received documents of a patient, when and why. Each search is recorded.',
          )}
        </p>
        {problem && (
          <Notice type="error" role="alert" title={problem.title}>
            {problem.reason}
          </Notice>
        )}
        <FormProvider {...form}>
          <form
            noValidate
            className={styles.section}
            aria-label={t('Accounting of disclosures')}
            onSubmit={(event) => void submit(event)}
          >
            <div className={styles.form}>
              <TextField<PatientPeriod>
                name="patientName"
                label={t('Patient name')}
                autoComplete="off"
                maxLength={200}
              />
              <TextField<PatientPeriod>
                name="patientDob"
                label={t('Date of birth')}
                type="date"
                max={today}
                className={styles.day}
              />
              <TextField<PatientPeriod> name="from" label={t('From')} type="date" className={styles.day} />
              <TextField<PatientPeriod>
                name="to"
                label={t('To')}
                type="date"
                hint={t('Days are counted in UTC.')}
                className={styles.day}
              />
            </div>
            <div className={styles.actions}>
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={isSaving}
                icon={isSaving ? <SmallSpinner /> : <SearchRegular />}
              >
                {t('Show disclosures')}
              </Button>
            </div>
          </form>
        </FormProvider>
        {found && <DisclosureList {...found} />}
      </Surface>
    </section>
  );
}

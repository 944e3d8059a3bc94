import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { accountDisclosures } from '@portal/contract/disclosures/endpoints.ts';
import { yearsBefore } from '@portal/contract/fields/dates.ts';
import { DISCLOSURE_YEARS } from '@portal/contract/retention/rules.ts';
import { type PatientPeriod, patientPeriodFields } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { checkAcrossFields } from '@portal/contract/fields/fields.ts';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { Notice } from '../../components/Notice.tsx';
import { SubmitButton } from '../../components/buttons/SubmitButton.tsx';
import { Surface } from '../../components/Surface.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { DisclosureList } from './DisclosureList.tsx';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';
import type { Accounting } from './disclosureQueries.ts';

interface SearchResult {
  readonly period: PatientPeriod;
  readonly accounting: Accounting;
}

/** Field names differ from those of the dialogs opened over this form, which have fields `from` and `to`. */
interface SearchValues {
  patientName: string;
  patientDob: string;
  firstDay: string;
  lastDay: string;
}

const { patientName, patientDob, from: day } = patientPeriodFields;
const searchForm = z.object({ patientName, patientDob, firstDay: day, lastDay: day }).check(
  checkAcrossFields<{ firstDay?: unknown; lastDay?: unknown }>(({ firstDay, lastDay }) => {
    if (typeof firstDay !== 'string' || typeof lastDay !== 'string' || lastDay === '') return [];
    const message = 'The first day must not be after the last day';
    return firstDay <= lastDay ? [] : [{ field: 'firstDay', message }];
  }),
);

async function findDisclosures(period: PatientPeriod): Promise<SearchResult> {
  return { period, accounting: await call(accountDisclosures, { body: period }) };
}

/** Searches by name and date of birth who received a patient’s records, when and why. */
export function DisclosuresSection() {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const toasts = useToasts();
  const [result, setResult] = useState<SearchResult | null>(null);
  // The server counts days in UTC. The local date can be a day behind and would leave out today’s disclosures.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { form, submit, isSaving, problem } = useListForm<SearchValues, SearchValues>({
    schema: searchForm,
    values: {
      patientName: '',
      patientDob: '',
      firstDay: yearsBefore(today, DISCLOSURE_YEARS),
      lastDay: today,
    },
    save: async ({ firstDay: from, lastDay: to, ...patient }) => {
      setResult(null);
      setResult(await findDisclosures({ ...patient, from, to }));
    },
    onSaved: () => undefined,
    failure: t('Failed to load disclosures'),
  });
  const reload = (period: PatientPeriod) =>
    findDisclosures(period).then(setResult, ({ message }: Error) =>
      toasts.show({
        type: 'error',
        message: t('Error loading disclosures: {{reason}}', { reason: message }),
      }),
    );
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.section}>
        <h2 id={id} className={styles.title}>
          {t('Accounting of disclosures')}
        </h2>
        <p className={styles.text}>
          {t(
            'See who outside your organization received a patient’s documents, when, and why. Every search is recorded.',
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
              <TextField<SearchValues>
                name="patientName"
                label={t('Patient name')}
                autoComplete="off"
                maxLength={200}
              />
              <TextField<SearchValues>
                name="patientDob"
                label={t('Date of birth')}
                type="date"
                max={today}
                className={styles.day}
              />
              <TextField<SearchValues> name="firstDay" label={t('From')} type="date" className={styles.day} />
              <TextField<SearchValues>
                name="lastDay"
                label={t('To')}
                type="date"
                hint={t('Days are counted in UTC.')}
                className={styles.day}
              />
            </div>
            <div className={styles.actions}>
              <SubmitButton isPending={isSaving} icon={<SearchRegular />}>
                {t('Show disclosures')}
              </SubmitButton>
            </div>
          </form>
        </FormProvider>
        {result && <DisclosureList {...result} onChanged={() => reload(result.period)} />}
      </Surface>
    </section>
  );
}

import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { deliveryFormats } from '@portal/contract/requests/scope/scopeOptions.ts';
import { MAX_REFERENCE, MAX_SCOPE_TEXT } from '@portal/contract/requests/scope/scopeProblems.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import type { ScopeForm } from './scopeForm.ts';
import { ScopeParts } from './ScopeParts.tsx';
import { SensitiveFields } from './SensitiveFields.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  columns: {
    display: 'grid',
    gap: '20px 24px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  checkboxes: { rowGap: '4px' },
});

interface Props {
  /** The files that can be an authorization of sensitive records. */
  files: readonly { readonly fileId: string; readonly name: string }[];
}

/** What exactly is requested. Every part is optional, and nothing is filled in. */
export function ScopeSection({ files }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const reference = (name: keyof typeof MAX_REFERENCE, label: string) => (
    <TextField<ScopeForm>
      name={`scope.${name}`}
      label={label}
      optional
      autoComplete="off"
      maxLength={MAX_REFERENCE[name]}
    />
  );
  return (
    <FormSection
      title={t('Scope of records')}
      text={t('Say exactly what you need. Without dates of service, we may have to ask. Optional.')}
      columns={false}
    >
      <div className={styles.parts}>
        <DateRangeFields
          legend={t('Dates of service')}
          choices={[
            { value: '', label: t('Not stated') },
            { value: 'all', label: t('All dates') },
            { value: 'ranges', label: t('Date ranges') },
          ]}
        />
        <div className={mergeClasses(styles.columns, styles.checkboxes)}>
          <CheckboxField<ScopeForm> name="scope.certified" label={t('Certified copies')} />
          <CheckboxField<ScopeForm>
            name="scope.rush"
            label={t('Rush')}
            hint={t('We try to process it first.')}
          />
        </div>
        <ScopeParts>
          {{
            records: (
              <div className={styles.columns}>
                <TextAreaField<ScopeForm>
                  name="scope.include"
                  label={t('Include')}
                  hint={t('Such as emergency room records or billing.')}
                  optional
                  maxLength={MAX_SCOPE_TEXT}
                />
                <TextAreaField<ScopeForm>
                  name="scope.exclude"
                  label={t('Exclude')}
                  hint={t('Such as pharmacy records.')}
                  optional
                  maxLength={MAX_SCOPE_TEXT}
                />
                <SelectField<ScopeForm>
                  name="scope.delivery"
                  label={t('Delivery format')}
                  optional
                  placeholder={t('No preference')}
                  choices={deliveryFormats.map(({ value, label }) => ({ value, label: t(label) }))}
                />
              </div>
            ),
            sensitive: <SensitiveFields files={files} />,
            references: (
              <div className={styles.columns}>
                {reference('claimNumber', t('Claim number'))}
                {reference('matterNumber', t('Matter number'))}
                {reference('caseCaption', t('Case caption'))}
                {reference('caseNumber', t('Case number'))}
                {reference('court', t('Court'))}
              </div>
            ),
          }}
        </ScopeParts>
      </div>
    </FormSection>
  );
}

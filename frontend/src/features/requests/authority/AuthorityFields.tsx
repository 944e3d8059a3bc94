import { makeStyles } from '@fluentui/react-components';
import { authorityKinds, fieldsOfAuthority } from '@portal/contract/requests/authority/authorityKinds.ts';
import { authorityLabels, authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import type { AuthorityValues } from '@portal/contract/requests/authority/authorityValues.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';

/** Part of a form with an authority for release. */
export interface WithAuthority {
  authority: AuthorityValues;
}

const textFields: readonly string[] = ['issuingCourt', 'description', 'expiresUpon'];

const useStyles = makeStyles({ date: { height: '44px' } });

/** The kind of authority, and what is known of it. All of it is optional. */
export function AuthorityFields() {
  const styles = useStyles();
  const { t } = useTranslation();
  const kind = useWatch<WithAuthority, 'authority.kind'>({ name: 'authority.kind' });
  return (
    <>
      <SelectField<WithAuthority>
        name="authority.kind"
        label={t('Kind of authority')}
        optional
        placeholder={t('Not stated')}
        choices={authorityKinds.map((value) => ({ value, label: t(authorityNames[value]) }))}
      />
      {fieldsOfAuthority(kind).map((field) => (
        <TextField<WithAuthority>
          key={field}
          name={`authority.${field}`}
          label={t(authorityLabels[field])}
          optional
          autoComplete="off"
          {...(textFields.includes(field) ? { maxLength: 200 } : { type: 'date', className: styles.date })}
          {...(field === 'expiresUpon' && { hint: t('An event, such as the end of the case.') })}
        />
      ))}
    </>
  );
}

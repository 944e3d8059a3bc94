import { MIN_RETENTION_DAYS, MAX_RETENTION_DAYS } from '@portal/contract/retention/rules.ts';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { SelectOption } from '../../components/Select.tsx';
import type { RetentionValues } from './rules/retentionForm.ts';

interface Props {
  /** Label of the default choice. */
  defaultLabel: string;
  choices: readonly SelectOption[];
}

/** Fields for the retention and its reason. */
export function RetentionFields({ defaultLabel, choices }: Props) {
  const { t } = useTranslation();
  const kind = useWatch<RetentionValues, 'kind'>({ name: 'kind' });
  return (
    <>
      <SelectField<RetentionValues>
        name="kind"
        label={t('Files of a closed request are')}
        placeholder={defaultLabel}
        choices={choices}
      />
      {kind === 'days' && (
        <TextField<RetentionValues>
          name="days"
          label={t('Days after closing')}
          hint={t('From {{min}} to {{max}}', {
            min: MIN_RETENTION_DAYS,
            max: MAX_RETENTION_DAYS,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_ENTERED_NUMBER}
        />
      )}
      {kind === 'days' && (
        <p>
          {t(
            'Deleted files and messages can’t be restored. The record of who received them is kept. Clients aren’t notified.',
          )}
        </p>
      )}
      <TextAreaField<RetentionValues>
        name="reason"
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_REASON}
      />
    </>
  );
}

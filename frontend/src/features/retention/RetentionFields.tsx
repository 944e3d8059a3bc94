import { MIN_RETENTION_DAYS, MAX_RETENTION_DAYS } from '@portal/contract/retention/rules.ts';
import { MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { SelectOption } from '../../components/Select.tsx';
import type { RetentionValues } from './rules/retentionForm.ts';

interface Props {
  /** Words of the choice that stands when nothing else is chosen. */
  usual: string;
  choices: readonly SelectOption[];
}

/** How long files are kept, and why. */
export function RetentionFields({ usual, choices }: Props) {
  const { t } = useTranslation();
  const kind = useWatch<RetentionValues, 'kind'>({ name: 'kind' });
  return (
    <>
      <SelectField<RetentionValues>
        name="kind"
        label={t('Files of a closed request are')}
        placeholder={usual}
        choices={choices}
      />
      {kind === 'days' && (
        <TextField<RetentionValues>
          name="days"
          label={t('Days after closing')}
          hint={t('From {{fewest}} to {{most}}', {
            fewest: MIN_RETENTION_DAYS,
            most: MAX_RETENTION_DAYS,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
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

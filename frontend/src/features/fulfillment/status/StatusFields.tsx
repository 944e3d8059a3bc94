import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { MAX_NOTES } from '@portal/contract/requests/schemas/requestEdits.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import type { StatusValues } from './statusValues.ts';

interface Props {
  statuses: readonly StatusDefinition[];
  /** The status of the request. */
  current: string;
}

/** The status of a request and notes about it, as fields of the surrounding form. */
export function StatusFields({ statuses, current }: Props) {
  const { t } = useTranslation();
  const notes = useWatch<StatusValues, 'notes'>({ name: 'notes' });
  return (
    <>
      <SelectField<StatusValues>
        name="status"
        label={t('Status')}
        placeholder={t('Select a status')}
        choices={choosableStatuses(statuses, current).map(({ key, label }) => ({
          value: key,
          label: t(label),
        }))}
      />
      <TextAreaField<StatusValues>
        name="notes"
        label={t('Notes')}
        hint={t('The client can read notes on the request page unless they are private.')}
        optional
        maxLength={MAX_NOTES}
      />
      {notes.trim() !== '' && (
        <CheckboxField<StatusValues>
          name="isPrivate"
          label={t('Private: hidden from the client, and no email is sent')}
        />
      )}
    </>
  );
}

/** The statuses to choose from. Includes the current one even if it is no longer configured. */
function choosableStatuses(
  statuses: readonly StatusDefinition[],
  current: string,
): readonly StatusDefinition[] {
  const isListed = statuses.some(({ key }) => key === current);
  return isListed ? statuses : [statusDefinitionOf(current, statuses), ...statuses];
}

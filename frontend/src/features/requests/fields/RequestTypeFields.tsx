import { paAppliesToOptions } from '@portal/contract/requests/catalogs/personalAppearance.ts';
import { PERSONAL_APPEARANCE, requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { AppearanceFields } from '../appearance/AppearanceFields.tsx';
import { requestTypeLabel } from '../requestTypeLabel.ts';
import type { EditValues } from './editedFields.ts';

/** The request type and, for a personal appearance, who must appear, when and where. */
export function RequestTypeFields() {
  const { t } = useTranslation();
  const { control } = useFormContext<EditValues>();
  const [requestType, appliesTo] = useWatch({ control, name: ['requestType', 'paAppliesTo'] });
  const isAppearance = requestType === String(PERSONAL_APPEARANCE);
  return (
    <>
      <SelectField<EditValues>
        name="requestType"
        label={t('Request type')}
        placeholder={t('Please select a request type')}
        choices={requestTypes.map(({ id }) => ({ value: String(id), label: requestTypeLabel(id, t) }))}
      />
      {isAppearance && (
        <SelectField<EditValues>
          name="paAppliesTo"
          label={t('PA applies to')}
          placeholder={t('Choose one')}
          choices={paAppliesToOptions.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      {isAppearance && appliesTo === 'Physician' && (
        <TextField<EditValues>
          name="physicianName"
          label={t('Physician name')}
          autoComplete="off"
          maxLength={200}
        />
      )}
      {isAppearance && <AppearanceFields />}
    </>
  );
}

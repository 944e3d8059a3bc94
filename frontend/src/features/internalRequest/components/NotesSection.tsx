import { MOST_NOTES } from '@portal/contract/schemas/requestEdits.ts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import type { InternalValues } from '../internalValues.ts';

/** What colleagues should know. */
export function NotesSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Additional Notes')} columns={false}>
      <TextAreaField<InternalValues>
        name="notes"
        label={t('Notes')}
        optional
        hint={t('A private entry of the history: clients never see it.')}
        maxLength={MOST_NOTES}
      />
    </FormSection>
  );
}

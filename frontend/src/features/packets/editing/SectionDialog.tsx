import '../../../lib/schemaMode.ts';
import { type Section, enteredSectionFacts, sectionTypes } from '@portal/contract/packets/recipe.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';

const schema = z.object({
  ...enteredSectionFacts,
  date: z.pipe(
    z.pipe(
      z.string(),
      z.transform((day) => day || null),
    ),
    enteredSectionFacts.date,
  ),
});

export type SectionFacts = Pick<Section, 'title' | 'type' | 'date'>;

interface Props {
  title: string;
  section: SectionFacts;
  onSave: (facts: SectionFacts) => void;
  onClose: () => void;
}

/** Asks for title, type and date of service of a section. */
export function SectionDialog({ title, section, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema,
    values: { ...section, date: section.date ?? '' },
    save: async (facts) => onSave(facts),
    onSaved: onClose,
    failure: t('The section was not changed'),
  });
  return (
    <FormDialog title={title} save={t('Save')} edit={edit} onClose={onClose}>
      <TextField name="title" label={t('Title')} maxLength={200} />
      <SelectField
        name="type"
        label={t('Type')}
        placeholder={t('Choose a type')}
        choices={sectionTypes.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <TextField name="date" type="date" label={t('Date of service')} optional />
    </FormDialog>
  );
}

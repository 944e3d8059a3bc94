import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListForm } from '../form/useListForm.ts';
import { DialogForm } from './DialogForm.tsx';

interface Props<Values extends FieldValues, Body> {
  title: string;
  /** Label of the save button. */
  save: string;
  /** Its label while saving. “Saving...” by default. */
  saving?: string;
  edit: ListForm<Values, Body>;
  onClose: () => void;
  /** Shows the fields in two columns if there is room. */
  wide?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that creates or edits a list item. */
export function FormDialog<Values extends FieldValues, Body>(props: Props<Values, Body>) {
  const { title, save, saving, edit, onClose, wide = false, children } = props;
  const { t } = useTranslation();
  const { form, isSaving, problem } = edit;
  return (
    <FormProvider {...form}>
      <DialogForm
        title={title}
        save={isSaving ? (saving ?? t('Saving...')) : save}
        isSaving={isSaving}
        problem={problem}
        onSubmit={edit.submit}
        onClose={onClose}
        wide={wide}
      >
        {children}
      </DialogForm>
    </FormProvider>
  );
}

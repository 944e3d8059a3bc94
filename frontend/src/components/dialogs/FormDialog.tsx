import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListForm } from '../form/useListForm.ts';
import { DialogForm } from './DialogForm.tsx';

interface Props<Values extends FieldValues, Body> {
  title: string;
  /** Words of the button that saves. */
  save: string;
  edit: ListForm<Values, Body>;
  onClose: () => void;
  /** Its fields in two columns, where there is room. */
  wide?: boolean;
  /** Its fields. */
  children: ReactNode;
}

/** A dialog in which an item of a list is written. */
export function FormDialog<Values extends FieldValues, Body>(props: Props<Values, Body>) {
  const { title, save, edit, onClose, wide = false, children } = props;
  const { t } = useTranslation();
  const { form, isSaving, problem } = edit;
  return (
    <FormProvider {...form}>
      <DialogForm
        title={title}
        save={isSaving ? t('Saving...') : save}
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

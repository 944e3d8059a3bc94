import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useNoticeChange } from './useNoticeChange.ts';

interface Props<Values extends FieldValues, Body extends FieldValues> {
  title: string;
  schema: z.ZodMiniType<Body, unknown>;
  /** Initial values of the fields. */
  values: Values;
  /** `seen`: the revision that the form was opened with. */
  send: (body: Body, seen: number) => Promise<unknown>;
  /** Default: “Saved successfully”. */
  successMessage?: string;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A dialog that changes one value. Saving fails with a conflict if someone else has changed it. */
export function ValueDialog<Values extends FieldValues, Body extends FieldValues>({
  title,
  schema,
  values,
  send,
  successMessage,
  onClose,
  children,
}: Props<Values, Body>) {
  const { t } = useTranslation();
  const save = useNoticeChange(send);
  const edit = useListForm<Values, Body>({
    schema,
    values,
    save: (body) => save.mutateAsync(body),
    success: successMessage ?? t('Saved successfully'),
    onSaved: onClose,
  });
  return (
    <FormDialog title={title} save={t('Save changes')} edit={edit} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

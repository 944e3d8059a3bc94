import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
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
  const toasts = useToasts();
  const save = useNoticeChange(send);
  const edit = useListForm<Values, Body>({
    schema,
    values,
    save: (body) => save.mutateAsync(body),
    onSaved: () => {
      toasts.show({ type: 'success', message: successMessage ?? t('Saved successfully') });
      onClose();
    },
    failure: t('The change was not saved'),
  });
  return (
    <FormDialog title={title} save={t('Save changes')} edit={edit} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

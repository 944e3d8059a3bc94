import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useNoticeChange } from '../api/useNoticeChange.ts';

interface Props<Values extends FieldValues, Body extends FieldValues> {
  title: string;
  schema: z.ZodMiniType<Body, unknown>;
  /** As they are typed. */
  values: Values;
  /** `seen`: the revision of what the form was filled with. */
  send: (body: Body, seen: number) => Promise<unknown>;
  /** Success message. */
  saved?: string;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A dialog in which one thing is changed that nobody else may have changed meanwhile. */
export function ValueDialog<Values extends FieldValues, Body extends FieldValues>({
  title,
  schema,
  values,
  send,
  saved,
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
      toasts.show({ type: 'success', message: saved ?? t('Saved successfully') });
      onClose();
    },
    failure: t('The change was not saved'),
  });
  return (
    <FormDialog title={title} save={t('Save Changes')} edit={edit} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

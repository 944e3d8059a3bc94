import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { ListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';

interface Props<Values extends FieldValues, Body> {
  title: string;
  /** Label of the primary button. */
  action: string;
  edit: ListForm<Values, Body>;
  onClose: () => void;
  /** The explanation and the fields above the reason. */
  children: ReactNode;
}

/** A dialog that moves money for an invoice and requires a `reason`. Shows errors in a toast and in the form. */
export function MoneyDialog<Values extends FieldValues, Body>(props: Props<Values, Body>) {
  const { title, action, edit, onClose, children } = props;
  const { t } = useTranslation();
  const toasts = useToasts();
  const { problem } = edit;
  const show = useEffectEvent((message: string) => toasts.show({ type: 'error', message }));
  useEffect(() => {
    if (problem) show(problem.title);
  }, [problem]);
  return (
    <FormDialog title={title} save={action} saving={action} edit={edit} onClose={onClose}>
      {children}
      <TextField<Values>
        name={'reason' as FieldPath<Values>}
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { useRefreshInvoices } from '../api/useRefreshInvoices.ts';

interface Props<Values extends FieldValues> {
  title: string;
  /** Label of the primary button. */
  action: string;
  requestId: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<unknown>;
  successMessage: string;
  failureMessage: (reason: string) => string;
  onClose: () => void;
  /** The explanation and the fields above the reason. */
  children: ReactNode;
}

/** A dialog that moves money for an invoice and requires a `reason`. Closes after the invoices are reloaded. Shows errors in a toast and in the form. */
export function MoneyDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, action, requestId, form, send, successMessage, failureMessage, onClose, children } = props;
  const { t } = useTranslation();
  const toasts = useToasts();
  const [problem, setProblem] = useState<{ title: string } | null>(null);
  const sending = useMutation({ mutationFn: send, onSettled: useRefreshInvoices(requestId) });
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await sending.mutateAsync(values);
      toasts.show({ type: 'success', message: successMessage });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) {
        for (const field of Object.keys(values) as Path<Values>[]) {
          const fieldMessage = error.fields[field];
          if (fieldMessage) form.setError(field, { message: fieldMessage });
        }
      }
      const message = failureMessage(error instanceof Error ? error.message : String(error));
      setProblem({ title: message });
      toasts.show({ type: 'error', message });
    }
  });
  return (
    <FormProvider {...form}>
      <DialogForm
        title={title}
        save={action}
        isSaving={form.formState.isSubmitting}
        problem={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        {children}
        <TextField<Values>
          name={'reason' as Path<Values>}
          label={t('Reason')}
          hint={t('Only staff can read it.')}
          maxLength={200}
          autoComplete="off"
        />
      </DialogForm>
    </FormProvider>
  );
}

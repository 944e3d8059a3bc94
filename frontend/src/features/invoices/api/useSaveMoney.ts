import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { useRefreshInvoices } from './useRefreshInvoices.ts';

interface Saving<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  save: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  failed: (reason: string) => string;
}

/** Sends a form that moves money, and is done once the invoices are loaded again. What fails is told in a toast and kept in the form. */
export function useSaveMoney<Values extends FieldValues>(
  requestId: string,
  { form, save, onSaved, failed }: Saving<Values>,
) {
  const toasts = useToasts();
  const [problem, setProblem] = useState<{ title: string } | null>(null);
  const saving = useMutation({ mutationFn: save, onSettled: useRefreshInvoices(requestId) });
  const send = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await saving.mutateAsync(values);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError) {
        for (const field of Object.keys(values) as Path<Values>[]) {
          const said = error.fields[field];
          if (said) form.setError(field, { message: said });
        }
      }
      const message = failed(error instanceof Error ? error.message : String(error));
      setProblem({ title: message });
      toasts.show({ type: 'error', message });
    }
  });
  return { send, problem };
}

import type { PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ToastMessage, useToasts } from '../../components/toasts/useToasts.ts';
import { type ListForm, useListForm } from '../../components/form/useListForm.ts';
import { useDisclosureMutation } from './disclosureQueries.ts';

/** Props of the dialogs about a patient who was looked up. */
export interface PatientDialogProps {
  period: PatientPeriod;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

interface Options<Values, Body, Result> {
  schema: z.ZodMiniType<Body, unknown>;
  values: Values;
  send: (body: Body) => Promise<Result>;
  /** Toast after saving. */
  successMessage: string | ((result: Result) => ToastMessage);
  failure: string;
  onSaved: () => unknown;
}

/** A form that changes disclosures, accountings or suspensions. */
export function useDisclosureForm<Values extends FieldValues, Body extends FieldValues, Result>({
  send,
  successMessage,
  onSaved,
  ...form
}: Options<Values, Body, Result>): ListForm<Values, Body> {
  const toasts = useToasts();
  const save = useDisclosureMutation(send);
  return useListForm<Values, Body>({
    ...form,
    save: async (body) => {
      const result = await save.mutateAsync(body);
      toasts.show(
        typeof successMessage === 'string'
          ? { type: 'success', message: successMessage }
          : successMessage(result),
      );
    },
    onSaved: () => void onSaved(),
  });
}

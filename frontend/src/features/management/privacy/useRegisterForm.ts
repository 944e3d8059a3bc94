import type { PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ToastMessage, useToasts } from '../../../components/toasts/useToasts.ts';
import { type ListForm, useListForm } from '../../../components/form/useListForm.ts';
import { useRegisterMutation } from './useRegister.ts';

/** What all dialogs about a patient who was looked up are given. */
export interface PatientDialog {
  period: PatientPeriod;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

interface Options<Values, Body, Answer> {
  schema: z.ZodMiniType<Body, unknown>;
  values: Values;
  send: (body: Body) => Promise<Answer>;
  /** What a toast says once it is saved. */
  saved: string | ((answer: Answer) => ToastMessage);
  failure: string;
  onSaved: () => unknown;
}

/** A form that changes the register of disclosures. */
export function useRegisterForm<Values extends FieldValues, Body extends FieldValues, Answer>({
  send,
  saved,
  onSaved,
  ...form
}: Options<Values, Body, Answer>): ListForm<Values, Body> {
  const toasts = useToasts();
  const save = useRegisterMutation(send);
  return useListForm<Values, Body>({
    ...form,
    save: async (body) => {
      const answer = await save.mutateAsync(body);
      toasts.show(typeof saved === 'string' ? { type: 'success', message: saved } : saved(answer));
    },
    onSaved: () => void onSaved(),
  });
}

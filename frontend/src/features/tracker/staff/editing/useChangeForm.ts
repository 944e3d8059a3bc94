import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useConcurrentEdit } from './useConcurrentEdit.ts';

/** The edited value and the reason. Fields of other values stay empty. */
export interface ChangeValues {
  assigneeId: string;
  dueDate: string;
  reason: string;
}

export type ChangedField = Exclude<keyof ChangeValues, 'reason'>;

const EMPTY_VALUES: ChangeValues = { assigneeId: '', dueDate: '', reason: '' };

interface Options {
  request: StaffRequestView;
  field: ChangedField;
  schema: z.ZodMiniType<ChangeValues, ChangeValues>;
  /** Returns the stored value in the format of the input field. */
  storedValueOf: (request: StaffRequestView) => string;
  save: (values: ChangeValues, seen: string) => Promise<unknown>;
  onSaved: () => void;
  /** Nothing was changed. */
  onUnchanged: () => void;
}

/** Form state for one value of a request. Never overwrites a concurrent change that the person has not seen. */
export function useChangeForm({
  request,
  field,
  schema,
  storedValueOf,
  save,
  onSaved,
  onUnchanged,
}: Options) {
  const edit = useConcurrentEdit(request, storedValueOf);
  const { seen, newerValue } = edit;
  const form = useForm<ChangeValues, unknown, ChangeValues>({
    defaultValues: { ...EMPTY_VALUES, [field]: seen },
    resolver: standardSchemaResolver(schema),
  });
  const send = (values: ChangeValues) => edit.save(() => save(values, seen), onSaved);

  function acknowledge() {
    edit.acknowledge();
    form.setFocus(field);
  }

  return {
    form,
    field,
    submit: (event: FormEvent) => {
      if (form.getValues(field) !== seen) return form.handleSubmit(send)(event);
      event.preventDefault();
      return onUnchanged();
    },
    isSaving: form.formState.isSubmitting,
    problem: edit.problem,
    /** The request with someone else's change; null if there is none. */
    newerRequest: edit.newerRequest,
    keepMine: acknowledge,
    acceptStored: () => {
      if (newerValue !== null) form.setValue(field, newerValue);
      acknowledge();
    },
  };
}

import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useConcurrentEdit } from './useConcurrentEdit.ts';

/** What one recorded value is to be changed to, and why; the fields of other values stay empty. */
export interface ChangeValues {
  assigneeId: string;
  dueDate: string;
  reason: string;
}

export type ChangedField = Exclude<keyof ChangeValues, 'reason'>;

const NOTHING: ChangeValues = { assigneeId: '', dueDate: '', reason: '' };

interface Options {
  request: StaffRequestView;
  field: ChangedField;
  schema: z.ZodMiniType<ChangeValues, ChangeValues>;
  /** The value on record, as it is typed. */
  recordedOf: (request: StaffRequestView) => string;
  save: (values: ChangeValues, seen: string) => Promise<unknown>;
  onSaved: () => void;
  /** Nothing was changed. */
  onUnchanged: () => void;
}

/** A form that changes one value of a request. What somebody else made of it in the meantime is told, and nothing is overwritten unseen. */
export function useChangeForm({ request, field, schema, recordedOf, save, onSaved, onUnchanged }: Options) {
  const value = useConcurrentEdit(request, recordedOf);
  const { seen, newerValue } = value;
  const form = useForm<ChangeValues, unknown, ChangeValues>({
    defaultValues: { ...NOTHING, [field]: seen },
    resolver: standardSchemaResolver(schema),
  });
  const send = (values: ChangeValues) => value.save(() => save(values, seen), onSaved);

  function acknowledge() {
    value.acknowledge();
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
    problem: value.problem,
    /** The request as somebody else changed it; null when nobody did. */
    newerValue: value.newerRequest,
    keepMine: acknowledge,
    useRecorded: () => {
      if (newerValue !== null) form.setValue(field, newerValue);
      acknowledge();
    },
  };
}

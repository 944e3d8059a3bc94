import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { useConcurrentEdit } from './useConcurrentEdit.ts';

/** The edited value and the reason. Fields of other values stay empty. */
export interface ChangeValues {
  assigneeId: string;
  dueDate: string;
  reason: string;
}

export type ChangedField = Exclude<keyof ChangeValues, 'reason'>;

const EMPTY_VALUES: ChangeValues = { assigneeId: '', dueDate: '', reason: '' };

const kept = z.object({ value: z.string(), reason: z.string(), seen: z.string() });

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

/** Form state for one value of a request. Keeps unsaved input. Never overwrites a concurrent change that the person has not seen. */
export function useChangeForm({
  request,
  field,
  schema,
  storedValueOf,
  save,
  onSaved,
  onUnchanged,
}: Options) {
  const draft = useStaffDraft(field, request._id, kept);
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const edit = useConcurrentEdit(request, storedValueOf, draft.initial?.seen);
  const { seen, newerValue } = edit;
  const form = useForm<ChangeValues, unknown, ChangeValues>({
    defaultValues: {
      ...EMPTY_VALUES,
      reason: draft.initial?.reason ?? '',
      [field]: draft.initial?.value ?? seen,
    },
    resolver: standardSchemaResolver(schema),
  });
  const [value, reason] = useWatch({ control: form.control, name: [field, 'reason'] });
  const keep = useEffectEvent(() => {
    if (value === seen && reason.trim() === '') draft.clear();
    else draft.save({ value, reason, seen });
  });
  useEffect(() => keep(), [value, reason, seen]);
  const send = (values: ChangeValues) =>
    edit.save(
      () => save(values, seen),
      () => {
        draft.clear();
        onSaved();
      },
    );

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
      draft.clear();
      return onUnchanged();
    },
    isRestored,
    startOver: () => {
      form.reset({ ...EMPTY_VALUES, [field]: seen });
      setRestored(false);
      form.setFocus(field);
    },
    /** Forgets what was entered. */
    discard: draft.clear,
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

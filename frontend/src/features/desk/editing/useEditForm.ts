import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../../lib/apiError.ts';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import {
  toEditValues,
  type ChangedFields,
  changesOf,
  type EditedField,
  editedFields,
  type StoredFields,
  storedFields,
  type EditValues,
  crossFieldProblems,
} from '../../requests/fields/editedFields.ts';
import { fetchCurrentRequest } from './fetchCurrentRequest.ts';
import { useSaveEdit } from './useSaveEdit.ts';

const validateChanges = standardSchemaResolver<EditValues, unknown, ChangedFields>(editedFields);

const field = z.keyof(editedFields);

/** What was changed, and the values that the person saw. */
const kept = z.object({
  values: z.partialRecord(field, z.string()),
  seen: z.partialRecord(field, z.union([z.string(), z.number()])),
});

/** The form of a card. */
export type EditFormName = 'patient' | 'request' | 'contact';

interface Options {
  name: EditFormName;
  request: StaffRequestView;
  updateType: 'patientInfo' | 'contactInfo';
  fields: readonly EditedField[];
  onSaved: () => void;
  /** Nothing was changed. */
  onUnchanged: () => void;
  onFailed: (reason: string) => void;
}

/**
 * Form state for several fields of a request. Validates and sends only changed fields, with their previous values, so
 * the server can detect concurrent changes. On a conflict the entered values stay. Keeps unsaved changes, but no digits of
 * the Social Security number.
 */
export function useEditForm(options: Options) {
  const { name: formName, request, updateType, fields, onSaved, onUnchanged, onFailed } = options;
  const queryClient = useQueryClient();
  const save = useSaveEdit(request._id);
  const draft = useStaffDraft(formName, request._id, kept);
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const [stored, setStored] = useState<StoredFields>(() => ({
    ...storedFields(request, fields),
    ...draft.initial?.seen,
  }));
  const [newerValues, setNewerValues] = useState<StoredFields | null>(null);
  const resolver: Resolver<EditValues, unknown, ChangedFields> = async (values, context, options) => {
    const result = await validateChanges(changesOf(values, stored), context, options);
    const crossFieldErrors = crossFieldProblems(values).map(({ field, message }) => [
      field,
      { type: 'custom', message },
    ]);
    if (crossFieldErrors.length === 0) return result;
    return { values: {}, errors: { ...Object.fromEntries(crossFieldErrors), ...result.errors } };
  };
  const form = useForm<EditValues, unknown, ChangedFields>({
    defaultValues: { ...toEditValues(stored), ...draft.initial?.values },
    resolver,
  });
  const values = useWatch({ control: form.control });
  const keep = useEffectEvent(() => {
    const { patientSsnLast4: _, ...changed } = changesOf(values, stored);
    const names = Object.keys(changed) as EditedField[];
    if (names.length > 0) draft.save({ values: changed, seen: pickStored(stored, names) });
    else draft.clear();
  });
  useEffect(() => keep(), [values, stored]);

  async function send(changed: ChangedFields) {
    const names = Object.keys(changed) as EditedField[];
    if (names.length === 0) return onUnchanged();
    const seen = pickStored(stored, names);
    const shared = { requestId: request._id, patientData: changed, seen };
    try {
      await save.mutateAsync({ ...shared, updateType });
      draft.clear();
      onSaved();
    } catch (error) {
      await handleSaveError(error, names).catch((cause: unknown) => onFailed(messageOf(cause)));
    }
  }

  async function handleSaveError(error: unknown, names: readonly EditedField[]) {
    if (!(error instanceof ApiError)) throw error;
    const conflicting = names.filter((name) => Object.hasOwn(error.fields, name));
    if (error.code === 'conflict' && conflicting.length > 0) {
      const current = await fetchCurrentRequest(queryClient, request._id);
      return setNewerValues(storedFields(current, conflicting));
    }
    for (const name of fields) {
      const message = error.fields[`patientData.${name}`];
      if (message) form.setError(name, { type: 'server', message });
    }
    throw error;
  }

  /** Marks the stored value as seen. */
  function acknowledge(field: EditedField) {
    if (!newerValues) return;
    const { [field]: value, ...others } = newerValues;
    setStored((before) => ({ ...before, [field]: value }));
    setNewerValues(Object.keys(others).length > 0 ? others : null);
    form.clearErrors(field);
    form.setFocus(field);
  }

  return {
    form,
    values,
    isRestored,
    startOver: () => {
      form.reset(toEditValues(stored));
      setRestored(false);
      if (fields[0]) form.setFocus(fields[0]);
    },
    /** Forgets what was entered. */
    discard: draft.clear,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    /** Values that someone else stored for fields changed here; null if there are none. */
    newerValues,
    keepMine: acknowledge,
    acceptStored: (field: EditedField) => {
      form.setValue(field, String(newerValues?.[field] ?? ''));
      acknowledge(field);
    },
  };
}

function pickStored(stored: StoredFields, names: readonly EditedField[]) {
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? '']));
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

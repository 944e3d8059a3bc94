import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/apiError.ts';
import {
  toTypedFields,
  type ChangedFields,
  changesOf,
  type EditedField,
  editedFields,
  type RecordedFields,
  recordedFields,
  type TypedFields,
  crossFieldProblems,
} from '../../../requests/fields/editedFields.ts';
import { currentRequest } from './currentRequest.ts';
import { useSaveEdit } from './useSaveEdit.ts';

const checkChanges = standardSchemaResolver<TypedFields, unknown, ChangedFields>(editedFields);

interface Options {
  request: StaffRequestView;
  updateType: 'patientInfo' | 'contactInfo';
  fields: readonly EditedField[];
  onSaved: () => void;
  /** Nothing was changed. */
  onUnchanged: () => void;
  onFailed: (reason: string) => void;
}

/**
 * A form over fields of a request. Only what was changed is checked and sent, with what was on the screen before: what
 * somebody else changed in the meantime is not overwritten but told, and the form stays as it was typed.
 */
export function useEditForm({ request, updateType, fields, onSaved, onUnchanged, onFailed }: Options) {
  const queryClient = useQueryClient();
  const save = useSaveEdit(request._id);
  const [recorded, setRecorded] = useState(() => recordedFields(request, fields));
  const [newerValue, setOvertaking] = useState<RecordedFields | null>(null);
  const resolver: Resolver<TypedFields, unknown, ChangedFields> = async (typed, context, options) => {
    const result = await checkChanges(changesOf(typed, recorded), context, options);
    const across = crossFieldProblems(typed).map(({ field, message }) => [
      field,
      { type: 'custom', message },
    ]);
    if (across.length === 0) return result;
    return { values: {}, errors: { ...Object.fromEntries(across), ...result.errors } };
  };
  const form = useForm<TypedFields, unknown, ChangedFields>({
    defaultValues: toTypedFields(recorded),
    resolver,
  });

  async function send(changed: ChangedFields) {
    const names = Object.keys(changed) as EditedField[];
    if (names.length === 0) return onUnchanged();
    const seen = recordedIn(recorded, names);
    const shared = { requestId: request._id, patientData: changed, seen };
    try {
      await save.mutateAsync({ ...shared, updateType });
      onSaved();
    } catch (error) {
      await refused(error, names).catch((cause: unknown) => onFailed(messageOf(cause)));
    }
  }

  async function refused(error: unknown, names: readonly EditedField[]) {
    if (!(error instanceof ApiError)) throw error;
    const overtaken = names.filter((name) => Object.hasOwn(error.fields, name));
    if (error.code === 'conflict' && overtaken.length > 0) {
      const now = await currentRequest(queryClient, request._id);
      return setOvertaking(recordedFields(now, overtaken));
    }
    for (const name of fields) {
      const message = error.fields[`patientData.${name}`];
      if (message) form.setError(name, { type: 'server', message });
    }
    throw error;
  }

  /** Marks the stored value as seen. */
  function acknowledge(field: EditedField) {
    if (!newerValue) return;
    const { [field]: value, ...others } = newerValue;
    setRecorded((before) => ({ ...before, [field]: value }));
    setOvertaking(Object.keys(others).length > 0 ? others : null);
    form.clearErrors(field);
    form.setFocus(field);
  }

  return {
    form,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    /** What somebody else made of fields that were changed here; null when nobody did. */
    newerValue,
    keepMine: acknowledge,
    useRecorded: (field: EditedField) => {
      form.setValue(field, String(newerValue?.[field] ?? ''));
      acknowledge(field);
    },
  };
}

function recordedIn(recorded: RecordedFields, names: readonly EditedField[]) {
  return Object.fromEntries(names.map((name) => [name, recorded[name] ?? '']));
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

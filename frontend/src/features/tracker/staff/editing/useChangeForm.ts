import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../../../lib/apiError.ts';
import { currentRequest } from './currentRequest.ts';

/** What one recorded value is to be changed to, and why; the fields of other values stay empty. */
export interface ChangeValues {
  assigneeId: string;
  dueDate: string;
  reason: string;
}

export type ChangedField = Exclude<keyof ChangeValues, 'reason'>;

const NOTHING: ChangeValues = { assigneeId: '', dueDate: '', reason: '' };

interface Wanted {
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
export function useChangeForm({ request, field, schema, recordedOf, save, onSaved, onUnchanged }: Wanted) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(() => recordedOf(request));
  const [overtaking, setOvertaking] = useState<StaffRequestView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ChangeValues, unknown, ChangeValues>({
    defaultValues: { ...NOTHING, [field]: seen },
    resolver: standardSchemaResolver(schema),
  });

  async function send(values: ChangeValues) {
    setProblem(null);
    try {
      await save(values, seen);
      onSaved();
    } catch (error) {
      await refused(error).catch((cause: unknown) =>
        setProblem(cause instanceof Error ? cause.message : String(cause)),
      );
    }
  }

  async function refused(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const now = await currentRequest(queryClient, request._id);
    if (recordedOf(now) === seen) throw error;
    setOvertaking(now);
  }

  /** Whatever is chosen, the reader has now seen what is on record. */
  function settle() {
    if (overtaking) setSeen(recordedOf(overtaking));
    setOvertaking(null);
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
    problem,
    /** The request as somebody else changed it; null when nobody did. */
    overtaking,
    keepMine: settle,
    useRecorded: () => {
      if (overtaking) form.setValue(field, recordedOf(overtaking));
      settle();
    },
  };
}

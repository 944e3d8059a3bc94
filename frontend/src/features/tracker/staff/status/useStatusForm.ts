import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { statusUpdate } from '@portal/contract/schemas/requestEdits.ts';
import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../../../lib/apiError.ts';
import { currentRequest } from '../editing/currentRequest.ts';
import { useSaveStatus } from './useSaveStatus.ts';

const { status, notes, isPrivate } = statusUpdate.shape;
const statusForm = z.object({ status, notes, isPrivate });

/** As they are typed. */
export interface StatusValues {
  status: string;
  notes: string;
  isPrivate: boolean;
}

/** Notes that were begun, and not saved yet. */
export type NotesDraft = Pick<StatusValues, 'notes' | 'isPrivate'>;

/** A form that moves a request to a status or notes on it. What somebody else did in the meantime is told, and nothing is overwritten unseen. */
export function useStatusForm(request: StaffRequestView, draft: NotesDraft, onSaved: () => void) {
  const queryClient = useQueryClient();
  const save = useSaveStatus(request._id);
  const [seenStatus, setSeenStatus] = useState(request.status);
  const [overtakingStatus, setOvertakingStatus] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<StatusValues, unknown, z.output<typeof statusForm>>({
    defaultValues: { status: request.status, ...draft },
    resolver: standardSchemaResolver(statusForm),
  });
  const [typedStatus, typedNotes] = useWatch({ control: form.control, name: ['status', 'notes'] });
  const hasNotes = typedNotes.trim() !== '';

  async function send(values: z.output<typeof statusForm>) {
    setProblem(null);
    const isKept = values.isPrivate && values.notes !== '';
    try {
      await save.mutateAsync({ requestId: request._id, ...values, isPrivate: isKept, seenStatus });
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
    if (now.status === seenStatus) throw error;
    setOvertakingStatus(now.status);
  }

  /** Whatever is chosen, the reader has now seen which status is on record. */
  function settle() {
    if (overtakingStatus !== null) setSeenStatus(overtakingStatus);
    setOvertakingStatus(null);
    form.setFocus('status');
  }

  return {
    form,
    typedStatus,
    hasNotes,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    canSave: typedStatus !== seenStatus || hasNotes,
    problem,
    /** The status that somebody else chose; null when nobody did. */
    overtakingStatus,
    keepMine: settle,
    useRecorded: () => {
      form.setValue('status', overtakingStatus ?? seenStatus);
      settle();
    },
  };
}

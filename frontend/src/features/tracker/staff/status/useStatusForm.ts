import '../../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { statusUpdate } from '@portal/contract/requests/schemas/requestEdits.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../../lib/api.ts';
import { useRefresh } from '../../../requests/api/useRefresh.ts';
import { useConcurrentEdit } from '../editing/useConcurrentEdit.ts';

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
  const update = useSaveStatus(request._id);
  const value = useConcurrentEdit(request, (from) => from.status);
  const form = useForm<StatusValues, unknown, z.output<typeof statusForm>>({
    defaultValues: { status: request.status, ...draft },
    resolver: standardSchemaResolver(statusForm),
  });
  const [typedStatus, typedNotes] = useWatch({ control: form.control, name: ['status', 'notes'] });
  const hasNotes = typedNotes.trim() !== '';

  function send(values: z.output<typeof statusForm>) {
    const isPrivate = values.isPrivate && values.notes !== '';
    const body = { requestId: request._id, ...values, isPrivate, seenStatus: value.seen };
    return value.save(() => update.mutateAsync(body), onSaved);
  }

  function acknowledge() {
    value.acknowledge();
    form.setFocus('status');
  }

  return {
    form,
    typedStatus,
    hasNotes,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    canSave: typedStatus !== value.seen || hasNotes,
    problem: value.problem,
    /** The status that somebody else chose; null when nobody did. */
    overtakingStatus: value.newerValue,
    keepMine: acknowledge,
    useRecorded: () => {
      form.setValue('status', value.newerValue ?? value.seen);
      acknowledge();
    },
  };
}

type StatusUpdate = BodyInputOf<typeof updateRequestStatus>;

/** Saves a status with its notes, and is done once the request is loaded again. */
function useSaveStatus(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: StatusUpdate) => call(updateRequestStatus, { body }),
    onSuccess: refresh,
  });
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call } from '../../../../lib/api.ts';
import { useRefresh } from '../../../requests/api/useRefresh.ts';
import { useConcurrentEdit } from '../editing/useConcurrentEdit.ts';
import { statusForm, type StatusValues } from './statusValues.ts';

/** Unsaved notes. */
export type NotesDraft = Pick<StatusValues, 'notes' | 'isPrivate'>;

/** Form state for a status change. Never overwrites a concurrent change that the person has not seen. */
export function useStatusForm(request: StaffRequestView, draft: NotesDraft, onSaved: () => void) {
  const update = useSaveStatus(request._id);
  const edit = useConcurrentEdit(request, (stored) => stored.status);
  const form = useForm<StatusValues, unknown, z.output<typeof statusForm>>({
    defaultValues: { status: request.status, ...draft },
    resolver: standardSchemaResolver(statusForm),
  });
  const [selectedStatus, notes] = useWatch({ control: form.control, name: ['status', 'notes'] });
  const hasNotes = notes.trim() !== '';

  function send(values: z.output<typeof statusForm>) {
    const isPrivate = values.isPrivate && values.notes !== '';
    const body = { requestId: request._id, ...values, isPrivate, seenStatus: edit.seen };
    return edit.save(() => update.mutateAsync(body), onSaved);
  }

  function acknowledge() {
    edit.acknowledge();
    form.setFocus('status');
  }

  return {
    form,
    selectedStatus,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    canSave: selectedStatus !== edit.seen || hasNotes,
    problem: edit.problem,
    /** The status that someone else set; null if it is unchanged. */
    newerStatus: edit.newerValue,
    keepMine: acknowledge,
    acceptStored: () => {
      form.setValue('status', edit.newerValue ?? edit.seen);
      acknowledge();
    },
  };
}

type StatusUpdate = BodyInputOf<typeof updateRequestStatus>;

/** Saves a status with notes. Pending until the request is reloaded. */
function useSaveStatus(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: StatusUpdate) => call(updateRequestStatus, { body }),
    onSuccess: refresh,
  });
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { useConcurrentEdit } from '../editing/useConcurrentEdit.ts';
import { statusForm, type StatusValues } from '../../fulfillment/status/statusValues.ts';

const storedNotes = z.object({ notes: z.string(), isPrivate: z.boolean() });

/** Form state for a status change. Keeps unsaved notes. Never overwrites a concurrent change that the person has not seen. */
export function useStatusForm(request: StaffRequestView, onSaved: () => void) {
  const draft = useStaffDraft('status', request._id, storedNotes);
  const update = useSaveStatus(request._id);
  const edit = useConcurrentEdit(request, (stored) => stored.status);
  const form = useForm<StatusValues, unknown, z.output<typeof statusForm>>({
    defaultValues: { status: request.status, notes: '', isPrivate: false, ...draft.initial },
    resolver: standardSchemaResolver(statusForm),
  });
  const [selectedStatus, notes, isPrivate] = useWatch({
    control: form.control,
    name: ['status', 'notes', 'isPrivate'],
  });
  const hasNotes = notes.trim() !== '';
  const keepNotes = useEffectEvent(() => (hasNotes ? draft.save({ notes, isPrivate }) : draft.clear()));
  useEffect(() => keepNotes(), [notes, isPrivate]);

  function send(values: z.output<typeof statusForm>) {
    const body = {
      requestId: request._id,
      ...values,
      isPrivate: values.isPrivate && values.notes !== '',
      seenStatus: edit.seen,
    };
    return edit.save(
      () => update.mutateAsync(body),
      () => {
        draft.clear();
        onSaved();
      },
    );
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

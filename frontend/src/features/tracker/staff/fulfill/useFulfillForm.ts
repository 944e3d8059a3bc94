import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DEFAULT_RELEASE, type ReleaseValues } from '../../../files/release/rules/releaseValues.ts';
import type { ReleaseDraft } from '../../../files/release/useReleaseDraft.ts';
import { RELEASED } from '../../../files/release/useReleaseForm.ts';
import { refuseUploads } from '../../../uploads/refusedFiles.ts';
import { useUploads } from '../../../uploads/useUploads.ts';
import {
  emptyValues,
  enteredInvoice,
  type Fulfillment,
  fulfillResolver,
  type FulfillValues,
  hasText,
} from './fulfillValues.ts';
import { useSent } from './sending/useSent.ts';
import { useFulfillDraft } from './useFulfillDraft.ts';
import { useLostFiles } from './useLostFiles.ts';
import { useSeenStatus } from './useSeenStatus.ts';

/** What is entered in all parts, and what was sent of it. Both are stored until everything is sent. */
export function useFulfillForm(
  request: StaffRequestView,
  release: ReleaseDraft,
  saveRelease: (values: ReleaseValues) => void,
) {
  const draft = useFulfillDraft(request._id);
  const { sent, latest, keep } = useSent(draft.initial);
  const { sentStatus } = sent;
  /** Counts replacements of all lines. */
  const [linesVersion, setLinesVersion] = useState(0);
  const uploads = useUploads(release.queue);
  const files = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<FulfillValues, unknown, Fulfillment>({
    defaultValues: {
      ...emptyValues(request.status),
      ...draft.initial?.values,
      // Newer than what was stored, and with the terms of single files.
      ...(release.values !== DEFAULT_RELEASE && release.values),
    },
    resolver: fulfillResolver(files, request.earliestProduction?.isAhead ?? false),
  });
  const { setValue, getValues } = form;
  const values = useWatch({ control: form.control }) as FulfillValues;
  const seen = useSeenStatus({
    initial: draft.initial?.seenStatus ?? null,
    current: request.status,
    chosen: values,
    sentStatus,
  });
  const { seenStatus, setSeenStatus } = seen;
  const lost = useLostFiles(draft.initial, request, files, setValue);
  const { missingFiles } = lost;

  const save = () => {
    const { fileTerms, ...stored } = getValues();
    const chosen = files.map(({ id, name, state: upload }) => ({
      fileId: upload.kind === 'done' ? upload.fileId : null,
      name,
      terms: fileTerms[id] ?? null,
    }));
    const state = { files: [...chosen, ...missingFiles], seenStatus, ...latest() };
    if (hasText(stored, seenStatus) || state.createdInvoice || state.files.length > 0)
      draft.save({ values: stored, ...state });
    else draft.clear();
  };
  const saveChange = useEffectEvent(save);
  const fileStates = files.map(({ name, state }) => `${name} ${state.kind}`).join('\n');
  useEffect(() => saveChange(), [values, seenStatus, sentStatus, fileStates, missingFiles.length]);

  return {
    ...seen,
    form,
    values,
    uploads,
    files,
    linesVersion,
    missingFiles,
    invoice: enteredInvoice(values),
    hasStatus: values.status !== seenStatus || values.notes.trim() !== '',
    sent,
    latest,
    keep,
    save,
    forget: draft.clear,
    isRestored: draft.initial !== null,
    /** Number of documents that an earlier visit has released. */
    releasedFiles: request.uploadedFiles.filter(({ fileId }) => draft.initial?.sentFileIds.includes(fileId))
      .length,
    setStatus: (status: string) => {
      setValue('status', status);
      setSeenStatus(status);
    },
    /** Removes files that were released, and the terms with the last of them. */
    removeReleased: (ids: readonly string[]) => {
      for (const id of ids) release.queue.remove(id);
      if (files.some(({ id }) => !ids.includes(id))) return;
      lost.forget();
      for (const [name, value] of Object.entries(DEFAULT_RELEASE)) {
        setValue(name as keyof typeof DEFAULT_RELEASE, value as never);
      }
      saveRelease(DEFAULT_RELEASE);
    },
    /** Marks the files that the server refuses. */
    markRefused: (errors: Readonly<Record<string, string>>) =>
      refuseUploads(release.queue, RELEASED, 'uploadedFiles', errors),
    removeInvoice: () => {
      setValue('lineItems', []);
      setLinesVersion((version) => version + 1);
    },
    removeNote: () => {
      setValue('notes', '');
      setValue('isPrivate', false);
    },
    /** Keeps the terms of the files, which stay in the page. */
    keepTerms: () => {
      const { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays, ...values } = getValues();
      const { fileTerms, earlyReleaseReason } = values;
      const terms = { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays };
      saveRelease({ ...terms, fileTerms, earlyReleaseReason });
    },
    startOver: () => {
      form.reset(emptyValues(request.status));
      setSeenStatus(request.status);
      keep({ invoiceKey: crypto.randomUUID(), sentStatus: null, createdInvoice: null, sentFileIds: [] });
      saveRelease(DEFAULT_RELEASE);
      lost.forget();
      setLinesVersion((version) => version + 1);
    },
  };
}

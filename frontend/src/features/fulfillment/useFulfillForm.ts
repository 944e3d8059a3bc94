import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormSetValue, useWatch } from 'react-hook-form';
import { DEFAULT_RELEASE, type ReleaseValues } from '../files/release/rules/releaseValues.ts';
import { RELEASED, type ReleaseDraft } from '../files/release/useReleaseDraft.ts';
import { refuseUploads } from '../uploads/refusedFiles.ts';
import { useUploads } from '../uploads/useUploads.ts';
import {
  emptyValues,
  enteredInvoice,
  type Fulfillment,
  fulfillResolver,
  type FulfillValues,
  hasText,
} from './rules/fulfillValues.ts';
import { type FulfillDraft, useFulfillDraft } from './useFulfillDraft.ts';
import { useSeenStatus } from './useSeenStatus.ts';
import type { Upload } from '../uploads/upload.ts';

/** What is entered in all parts. It is stored until it is sent. */
export function useFulfillForm(
  request: StaffRequestView,
  release: ReleaseDraft,
  saveRelease: (values: ReleaseValues) => void,
) {
  const draft = useFulfillDraft(request._id);
  const [initial] = useState(() => unsentOf(draft.initial, request));
  const attempt = useRef(initial?.attempt ?? null);
  /** Whether the answer of the last attempt was lost. */
  const [isUnconfirmed, setUnconfirmed] = useState(Boolean(initial?.attempt));
  /** Counts replacements of all lines. */
  const [linesVersion, setLinesVersion] = useState(0);
  const uploads = useUploads(release.queue);
  const files = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<FulfillValues, unknown, Fulfillment>({
    defaultValues: {
      ...emptyValues(request.status),
      ...initial?.values,
      // Newer than what was stored, and with the terms of single files.
      ...(release.values !== DEFAULT_RELEASE && release.values),
    },
    resolver: fulfillResolver(files, request.earliestProduction?.isAhead ?? false),
  });
  const { setValue, getValues } = form;
  const values = useWatch({ control: form.control }) as FulfillValues;
  const seen = useSeenStatus({
    initial: initial?.seenStatus ?? null,
    current: request.status,
    chosen: values.status,
  });
  const { seenStatus, setSeenStatus } = seen;
  const lost = useLostFiles(initial, files, setValue);
  const { missingFiles } = lost;

  const save = () => {
    const { fileTerms, otherPersons: _, ...stored } = getValues();
    const chosen = files.map(({ id, name, state: upload }) => ({
      fileId: upload.kind === 'done' ? upload.fileId : null,
      name,
      terms: fileTerms[id] ?? null,
    }));
    const state = { files: [...chosen, ...missingFiles], seenStatus, attempt: attempt.current };
    if (hasText(stored, seenStatus) || state.files.length > 0) draft.save({ values: stored, ...state });
    else draft.clear();
  };
  const saveChange = useEffectEvent(save);
  const fileStates = files.map(({ name, state }) => `${name} ${state.kind}`).join('\n');
  useEffect(() => saveChange(), [values, seenStatus, fileStates, missingFiles.length]);

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
    /** The attempt whose answer was lost, or is awaited; null if there is none. */
    attempt: () => attempt.current,
    isUnconfirmed,
    setUnconfirmed,
    /** Stores an attempt before it is made, so that it can be repeated after a reload; null ends it. */
    keepAttempt: (next: FulfillDraft['attempt']) => {
      attempt.current = next;
      setUnconfirmed(next !== null);
      save();
    },
    isRestored: initial !== null,
    setStatus: (status: string) => {
      setValue('status', status);
      setSeenStatus(status);
    },
    /** Empties the form after everything was sent. */
    finish: () => {
      for (const { id } of files) release.queue.remove(id);
      reset();
    },
    /** Marks the files that the server refuses. */
    markRefused: (errors: Readonly<Record<string, string>>) =>
      refuseUploads(release.queue, RELEASED, 'uploadedFiles', errors),
    /** Keeps the terms of the files, which stay in the page. */
    keepTerms: () => {
      const { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays, ...values } = getValues();
      const { fileTerms, otherPersons, earlyReleaseReason } = values;
      const terms = { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays };
      saveRelease({ ...terms, fileTerms, otherPersons, earlyReleaseReason });
    },
    /** Empties the form, and keeps the files. */
    startOver: reset,
  };

  function reset(): void {
    attempt.current = null;
    setUnconfirmed(false);
    form.reset(emptyValues(request.status));
    seen.setSeenStatus(request.status);
    saveRelease(DEFAULT_RELEASE);
    lost.forget();
    setLinesVersion((version) => version + 1);
    draft.clear();
  }
}

/**
 * What of a draft is still to be sent; null for nothing. A call sends everything or nothing, so all of it was sent if a call
 * was made and one of the files is in the request. Without a call, another form has released that file.
 */
function unsentOf(draft: FulfillDraft | null, { uploadedFiles }: StaffRequestView): FulfillDraft | null {
  if (!draft) return null;
  const files = draft.files.filter((file) => uploadedFiles.every(({ fileId }) => fileId !== file.fileId));
  if (draft.attempt && files.length < draft.files.length) return null;
  return { ...draft, files };
}

/**
 * Files of an earlier visit that were not chosen again when the panel opened. Gives them their own terms
 * back once they are chosen again.
 */
function useLostFiles(
  initial: FulfillDraft | null,
  files: readonly Upload[],
  setValue: UseFormSetValue<FulfillValues>,
) {
  const [lostFiles, setLostFiles] = useState(() =>
    (initial?.files ?? []).filter((lost) => !files.some(({ name }) => name === lost.name)),
  );
  const restoredIds = useRef(new Set<string>());
  const restoreTerms = useEffectEvent(() => {
    for (const { id, name } of files) {
      const lost = lostFiles.find((file) => file.name === name);
      if (!lost?.terms || restoredIds.current.has(id)) continue;
      restoredIds.current.add(id);
      setValue(`fileTerms.${id}`, lost.terms);
    }
  });
  const names = files.map(({ name }) => name).join('\n');
  useEffect(() => restoreTerms(), [names]);
  return {
    /** Those that are still not chosen again. */
    missingFiles: lostFiles.filter((lost) => !files.some(({ name }) => name === lost.name)),
    forget: () => setLostFiles([]),
  };
}

import { updateReasons } from '@portal/contract/requests/catalogs/updateReasons.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverProblems } from '../requests/fields/fieldProblems.ts';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { refuseUploads } from '../uploads/refusedFiles.ts';
import { isRunning, uploadedFilesOf } from '../uploads/upload.ts';
import type { SubmittedUpdate } from './components/UpdateSubmitted.tsx';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import { updateFields, type UpdateValues } from './updateValues.ts';
import type { RequestLookup } from './useRequestLookup.ts';
import type { UpdateFormState } from './useUpdateForm.ts';

/** The phases of a submission: first the files, then the update. */
export type SubmitPhase = 'uploads' | 'submitting' | 'done';

interface Options {
  update: UpdateFormState;
  lookUp: RequestLookup['lookUp'];
  onSubmitted: (sent: SubmittedUpdate) => void;
}

/** Queries that are outdated after an update. */
const outdatedQueries = ['requestStatus', 'requestDetails', 'requestList'];

class UploadsFailed extends Error {}

/** Submits the complete form. Retries use the same update ID, so that the server stores one update. */
export function useUpdateSubmit({ update, lookUp, onSubmitted }: Options) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { form, queue } = update;
  const [phase, setPhase] = useState<SubmitPhase | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts failed attempts. Each one focuses the error summary. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  const isBusy = useRef(false);

  async function send(values: UpdateValues): Promise<void> {
    setPhase('uploads');
    update.setTarget(await lookUp());
    if (!(await waitForUploads(queue))) throw new UploadsFailed();
    setPhase('submitting');
    const uploadedFiles = uploadedFilesOf(queue.uploads(), 'uploadedFiles').map(({ fileId }) => ({ fileId }));
    const updateReason = updateReasons.find((reason) => reason === values.updateReason) ?? 'Other';
    const uploadKind = values.isLoa ? 'loa' : 'supporting';
    await call(updateClientRequest, {
      body: {
        ...values,
        // A client's own request needs no code.
        ...(update.requestId !== undefined && { requestId: update.requestId, verificationCode: undefined }),
        updateId: update.updateId(),
        updateReason,
        uploadKind,
        uploadedFiles,
      },
      fallback: 'Failed to submit update request',
    });
    update.clear();
    for (const key of outdatedQueries) void queryClient.invalidateQueries({ queryKey: [key] });
    setPhase('done');
    onSubmitted({ ...values, requestId: update.requestId });
  }

  function handleError(error: unknown): void {
    setPhase(null);
    isBusy.current = false;
    const text = failureText(error);
    setFailure(text);
    toasts.show({ type: 'error', message: text });
    if (!(error instanceof ApiError)) return;
    // The server already has an update with this ID or refuses it.
    if (error.code === 'conflict') update.startNewUpdate();
    refuseUploads(queue, 'uploadedFiles', 'uploadedFiles', error.fields);
    const problems = serverProblems(updateFields, error.fields);
    for (const { field, message } of problems) form.setError(field, { type: 'server', message });
    if (problems.length > 0) setFailedAttempts((before) => before + 1);
  }

  function failureText(error: unknown): string {
    if (error instanceof UploadsFailed) return t('Failed to upload files. Please try again.');
    if (!(error instanceof ApiError)) return t('Failed to submit update. Please try again.');
    return error.message;
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    let isInvalid = false;
    await form.handleSubmit(
      (values) => void send(values).catch(handleError),
      () => {
        isInvalid = true;
      },
    )();
    // The errors are rendered only now, so only now can the summary get the focus.
    if (!isInvalid) return;
    isBusy.current = false;
    setFailedAttempts((before) => before + 1);
  }

  return { submit: () => void submit(), phase, failure, failedAttempts };
}

/** Retries failed uploads and waits until none is running. Returns whether all files are uploaded, also if there are none. */
async function waitForUploads(queue: UploadQueue): Promise<boolean> {
  for (const { id, state } of queue.uploads()) if (state.kind === 'failed') queue.retry(id);
  await new Promise<void>((resolve) => {
    const stop = queue.subscribe(check);
    check();
    function check() {
      if (queue.uploads().some(isRunning)) return;
      stop();
      resolve();
    }
  });
  const sent = queue.uploads().filter(({ state }) => state.kind !== 'refused');
  if (queue.uploads().length === 0) return true;
  return sent.length > 0 && sent.every(({ state }) => state.kind === 'done');
}

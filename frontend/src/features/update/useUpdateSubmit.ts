import { updateReasons } from '@portal/contract/requests/catalogues/updateReasons.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { isRunning, uploadedFilesOf } from '../uploads/upload.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import { refusedFields } from './rules/updateProblems.ts';
import type { UpdateValues } from './updateValues.ts';
import type { FoundRequestState } from './useFoundRequest.ts';
import type { UpdateForm } from './useUpdateForm.ts';

/** What is being done of a submit: the files first, then the update itself. */
export type SubmitPhase = 'uploads' | 'submitting' | 'done';

interface Options {
  update: UpdateForm;
  lookUp: FoundRequestState['lookUp'];
  onSubmitted: (sent: { orderId: string; verificationCode: string }) => void;
}

/** What other screens have of the request is older than the update. */
const shownElsewhere = ['requestStatus', 'requestDetails', 'requestList'];

class UploadsFailed extends Error {}

/** Sends the form once it is complete, as often as it takes: its update id makes one update of all tries. */
export function useUpdateSubmit({ update, lookUp, onSubmitted }: Options) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { form, queue } = update;
  const [phase, setPhase] = useState<SubmitPhase | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts the refusals, so that the summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);

  async function send(values: UpdateValues): Promise<void> {
    setPhase('uploads');
    update.setTarget(await lookUp());
    if (!(await whenUploaded(queue))) throw new UploadsFailed();
    setPhase('submitting');
    const uploadedFiles = uploadedFilesOf(queue.uploads(), 'uploadedFiles').map(({ fileId }) => ({ fileId }));
    const updateReason = updateReasons.find((reason) => reason === values.updateReason) ?? 'Other';
    const uploadKind = values.isLoa ? 'loa' : 'supporting';
    await call(updateClientRequest, {
      body: { ...values, updateId: update.updateId(), updateReason, uploadKind, uploadedFiles },
      fallback: 'Failed to submit update request',
    });
    update.forget();
    for (const key of shownElsewhere) void queryClient.invalidateQueries({ queryKey: [key] });
    setPhase('done');
    onSubmitted(values);
  }

  function fail(error: unknown): void {
    setPhase(null);
    isBusy.current = false;
    const text = failureText(error);
    setFailure(text);
    toasts.show({ type: 'error', message: text });
    if (!(error instanceof ApiError)) return;
    // The server has an update under this id, or takes none: what is sent next is another one.
    if (error.code === 'conflict') update.renew();
    const refused = refusedFields(error.fields);
    for (const { field, message } of refused) form.setError(field, { type: 'server', message });
    if (refused.length > 0) setRefusals((before) => before + 1);
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
    let isRefused = false;
    await form.handleSubmit(
      (values) => void send(values).catch(fail),
      () => {
        isRefused = true;
      },
    )();
    // Only now are the errors published, so only now is there a summary to take the focus.
    if (!isRefused) return;
    isBusy.current = false;
    setRefusals((before) => before + 1);
  }

  return { submit: () => void submit(), phase, failure, refusals };
}

/** Tries the files again that were not uploaded, and waits until none is on its way. Answers whether all have arrived. */
async function whenUploaded(queue: UploadQueue): Promise<boolean> {
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
  return sent.length > 0 && sent.every(({ state }) => state.kind === 'done');
}

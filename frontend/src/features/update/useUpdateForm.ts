import '../../lib/schemaMode.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { updateNeedsFiles } from '@portal/contract/submissions/missingReasons.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { uploadedFilesOf } from '../uploads/upload.ts';
import { refusedFilesOf, subscribeToRefused } from '../uploads/refusedFiles.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import type { UpdatableRequest } from './clientRequestQuery.ts';
import type { OpenedUpdate } from './openUpdate.ts';
import { updateProblems } from './rules/updateProblems.ts';
import { updateStore } from './updateStore.ts';
import type { UpdateValues } from './updateValues.ts';

/** Form and upload queue of one update. Every change is saved in this tab. */
export function useUpdateForm(opened: OpenedUpdate) {
  /** The ID of the update and the key of its uploads. */
  const ids = useRef({ updateId: opened.updateId, uploadKey: opened.uploadKey });
  /** Whether the update must have files. The server decides again. */
  const needsFiles = useRef(true);
  const [queue] = useState(() =>
    createUploadQueue({
      sessionKey: opened.uploadKey,
      waitsForTarget: true,
      rules: updateUploads,
      uploaded: { uploadedFiles: opened.values.uploadedFiles },
      refused: opened.refusedFiles,
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const resolver: Resolver<UpdateValues> = (values) => {
    const problems = updateProblems(values, queue.uploads(), {
      isOwn: opened.requestId !== undefined,
      needsFiles: needsFiles.current,
    });
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(({ field, message }) => [field, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<UpdateValues>({
    defaultValues: opened.values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const savesChanges = useRef(true);
  const save = useCallback(() => {
    if (savesChanges.current)
      updateStore.save({
        ...ids.current,
        requestId: opened.requestId,
        values: form.getValues(),
        refusedFiles: refusedFilesOf(queue.uploads()),
      });
  }, [form, queue, opened.requestId]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save]);
  useEffect(() => subscribeToRefused(queue, save), [queue, save]);
  useEffect(
    () =>
      queue.subscribe(() => {
        if (queue.uploads().length > 0) form.clearErrors('uploadedFiles');
        const uploaded = uploadedFilesOf(queue.uploads(), 'uploadedFiles');
        if (JSON.stringify(uploaded) === JSON.stringify(form.getValues('uploadedFiles'))) return;
        form.setValue('uploadedFiles', uploaded, { shouldDirty: true });
      }),
    [form, queue],
  );
  /** Sets the request for which files are uploaded. */
  const setTarget = useCallback(
    ({ request: { requestId, missingInformation }, requestAccess }: UpdatableRequest) => {
      needsFiles.current = updateNeedsFiles(missingInformation);
      const { updateId } = ids.current;
      const uploadKey = updateKeyOf(requestId, updateId);
      ids.current = { updateId, uploadKey };
      queue.setTarget({ sessionKey: uploadKey, requestAccess });
    },
    [queue],
  );
  return {
    form,
    queue,
    setTarget,
    updateId: () => ids.current.updateId,
    /** The request of the signed-in client that is updated without its code. */
    requestId: opened.requestId,
    /** Sends the next submission as a new update. */
    startNewUpdate: () => {
      ids.current = { updateId: crypto.randomUUID(), uploadKey: '' };
      save();
    },
    /** Removes the submitted update from this tab. */
    clear: () => {
      savesChanges.current = false;
      updateStore.clear();
    },
  };
}

export type UpdateFormState = ReturnType<typeof useUpdateForm>;

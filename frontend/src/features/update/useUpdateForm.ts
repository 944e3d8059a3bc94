import '../../lib/schemaMode.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { uploadedFilesOf } from '../uploads/upload.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import type { FoundRequest } from './clientRequestQuery.ts';
import type { OpenedUpdate } from './openUpdate.ts';
import { updateProblems } from './rules/updateProblems.ts';
import { updateStore } from './updateStore.ts';
import type { UpdateValues } from './updateValues.ts';

/** The form of one update and its files, kept in this tab from the first change on. */
export function useUpdateForm(opened: OpenedUpdate) {
  /** Under which id it is sent, and under which key its files are uploaded. */
  const sentAs = useRef({ updateId: opened.updateId, uploadKey: opened.uploadKey });
  const [queue] = useState(() =>
    createUploadQueue({
      sessionKey: opened.uploadKey,
      isHeld: true,
      rules: updateUploads,
      uploaded: { uploadedFiles: opened.values.uploadedFiles },
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const resolver: Resolver<UpdateValues> = (values) => {
    const problems = updateProblems(values, queue.uploads());
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
  const isKept = useRef(true);
  const keep = useCallback(() => {
    if (isKept.current) updateStore.save({ ...sentAs.current, values: form.getValues() });
  }, [form]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }), [form, keep]);
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
  /** The files are for this request from now on. */
  const setTarget = useCallback(
    ({ request: { requestId }, requestAccess }: FoundRequest) => {
      const { updateId } = sentAs.current;
      const uploadKey = updateKeyOf(requestId, updateId);
      sentAs.current = { updateId, uploadKey };
      queue.setTarget({ sessionKey: uploadKey, requestAccess });
    },
    [queue],
  );
  return {
    form,
    queue,
    setTarget,
    updateId: () => sentAs.current.updateId,
    /** What is sent next is another update. */
    renew: () => {
      sentAs.current = { updateId: crypto.randomUUID(), uploadKey: '' };
      keep();
    },
    /** It is submitted: nothing of it stays in the tab. */
    forget: () => {
      isKept.current = false;
      updateStore.clear();
    },
  };
}

export type UpdateForm = ReturnType<typeof useUpdateForm>;

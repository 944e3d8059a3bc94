import '../../lib/schemaMode.ts';
import { internalUploads } from '@portal/contract/files/rules/internalUploads.ts';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldErrors } from '../../components/form/fieldErrors.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import { staffUploadTexts } from '../uploads/uploadTexts.ts';
import { emptyInternalValues, type InternalValues } from './internalValues.ts';
import { internalProblems } from './rules/internalProblems.ts';

/** The form and its upload queue, with a new draft ID. Nothing is stored in the browser. */
export function useInternalForm() {
  const [draftId] = useState(() => crypto.randomUUID());
  const [queue] = useState(() =>
    createUploadQueue({
      sessionKey: `req-${draftId}`,
      rules: internalUploads,
      texts: staffUploadTexts,
      uploaded: {},
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const resolver: Resolver<InternalValues> = (values) => {
    const problems = internalProblems(values, queue.uploads());
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: fieldErrors<InternalValues>(problems) };
  };
  const form = useForm<InternalValues>({
    defaultValues: emptyInternalValues,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() => queue.subscribe(() => form.clearErrors('uploadedFiles')), [form, queue]);
  return { draftId, queue, form };
}

import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { useCallback, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldErrors } from '../../components/form/fieldErrors.ts';
import { draftStore } from '../requests/draft/draftStore.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';
import { refusedFilesOf, subscribeToRefused } from '../uploads/refusedFiles.ts';
import { uploadedFilesOf } from '../uploads/upload.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { hasInput } from './leaving/unsavedInput.ts';
import { loadDetailsProblems } from './rules/loadDetailsProblems.ts';
import { DETAILS_STEP, problemsOfStep } from './rules/problemsOfStep.ts';

interface Options {
  draft: OpenedDraft;
  step: number;
  furthestStep: number;
  queue: UploadQueue;
  /** The offered copy services; undefined until they are loaded. */
  services: readonly OfferedCopyService[] | undefined;
}

/** The form of the wizard. Validates the open step and saves every change in this tab. */
export function useWizardForm({ draft, step, furthestStep, queue, services }: Options) {
  const resolver: Resolver<WizardValues> = async (values) => {
    const problems = [
      ...problemsOfStep(step, values, queue.uploads(), services),
      ...(step === DETAILS_STEP ? await loadDetailsProblems(values) : []),
    ];
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: fieldErrors<WizardValues>(problems) };
  };
  const form = useForm<WizardValues>({
    defaultValues: draft.values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const saveDraft = useCallback(() => {
    const values = form.getValues();
    if (furthestStep === 1 && !hasInput(values, queue.uploads())) return draftStore.clear();
    const ssnEntered = values.patientSsnLast4 !== '' || draft.ssnLost;
    const savedAt = new Date().toISOString();
    const refusedFiles = refusedFilesOf(queue.uploads());
    draftStore.save({ draftId: draft.draftId, values, ssnEntered, furthestStep, savedAt, refusedFiles });
  }, [form, draft, furthestStep, queue]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: saveDraft }), [form, saveDraft]);
  useEffect(() => {
    if (furthestStep > 1) saveDraft();
  }, [furthestStep, saveDraft]);

  useEffect(() => subscribeToRefused(queue, saveDraft), [queue, saveDraft]);
  useEffect(() => {
    const syncFiles = () => {
      for (const group of ['loaFiles', 'uploadedFiles'] as const) {
        const uploaded = uploadedFilesOf(queue.uploads(), group);
        if (JSON.stringify(uploaded) === JSON.stringify(form.getValues(group))) continue;
        form.setValue(group, uploaded, { shouldDirty: true });
        form.clearErrors(group);
      }
    };
    syncFiles();
    return queue.subscribe(syncFiles);
  }, [form, queue]);
  return form;
}

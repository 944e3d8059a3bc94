import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { useCallback, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { draftStore } from '../requests/draft/draftStore.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';
import { uploadedFilesOf } from '../uploads/upload.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { problemsOfStep } from './rules/problemsOfStep.ts';

interface Options {
  draft: OpenedDraft;
  step: number;
  furthestStep: number;
  queue: UploadQueue;
  /** What is offered, as far as it is known. */
  services: readonly OfferedCopyService[] | undefined;
}

/** The one form of the wizard: checked step by step, kept in this tab from the first change on. */
export function useWizardForm({ draft, step, furthestStep, queue, services }: Options) {
  const resolver: Resolver<WizardValues> = (values) => {
    const problems = problemsOfStep(step, values, queue.uploads(), services);
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(({ field, message }) => [field, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<WizardValues>({
    defaultValues: draft.values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const keep = useCallback(() => {
    const values = form.getValues();
    const ssnWasGiven = values.patientSsnLast4 !== '' || draft.ssnLost;
    const savedAt = new Date().toISOString();
    draftStore.save({ draftId: draft.draftId, values, ssnWasGiven, furthestStep, savedAt });
  }, [form, draft, furthestStep]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }), [form, keep]);
  useEffect(() => {
    if (furthestStep > 1) keep();
  }, [furthestStep, keep]);

  useEffect(() => {
    const take = () => {
      for (const group of ['loaFiles', 'uploadedFiles'] as const) {
        const arrived = uploadedFilesOf(queue.uploads(), group);
        if (JSON.stringify(arrived) === JSON.stringify(form.getValues(group))) continue;
        form.setValue(group, arrived, { shouldDirty: true });
        form.clearErrors(group);
      }
    };
    take();
    return queue.subscribe(take);
  }, [form, queue]);
  return form;
}

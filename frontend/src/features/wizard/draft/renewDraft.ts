import { firstFailingStep } from '../rules/problemsOfStep.ts';
import { REVIEW_STEP } from '../steps.ts';
import type { OpenedDraft } from './openDraft.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** The same values under a new id, for a draft that the server has forgotten together with its files. */
export function renewDraft(before: WizardValues): OpenedDraft {
  const values: WizardValues = { ...before, loaFiles: [], uploadedFiles: [] };
  return {
    draftId: crypto.randomUUID(),
    values,
    ssnLost: false,
    furthestStep: firstFailingStep(values, []) ?? REVIEW_STEP,
    claimedPayment: null,
    news: { kind: 'renewed', files: [...before.loaFiles, ...before.uploadedFiles].map(({ name }) => name) },
  };
}

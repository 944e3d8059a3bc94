import { useState } from 'react';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { openDraft, type OpenedDraft } from '../draft/openDraft.ts';
import { firstFailingStep } from '../rules/problemsOfStep.ts';
import { REVIEW_STEP } from '../steps.ts';
import { WizardForm } from './WizardForm.tsx';

/** The request in five steps. */
export function WizardScreen() {
  const [draft, setDraft] = useState(openDraft);
  return <WizardForm key={draft.draftId} draft={draft} onRenew={(values) => setDraft(renewDraft(values))} />;
}

/** The same values under a new id, for a draft that the server has forgotten together with its files. */
function renewDraft(before: WizardValues): OpenedDraft {
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

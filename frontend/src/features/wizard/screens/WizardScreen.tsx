import { useState } from 'react';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { openDraft, type OpenedDraft } from '../draft/openDraft.ts';
import { firstFailingStep } from '../rules/problemsOfStep.ts';
import { REVIEW_STEP } from '../steps.ts';
import { WizardForm } from './WizardForm.tsx';

/** /client/request?step=N: the wizard for a new request. */
export function WizardScreen() {
  const [{ draft, revision }, setOpened] = useState(() => ({ draft: openDraft(), revision: 0 }));
  const open = (next: OpenedDraft) => setOpened({ draft: next, revision: revision + 1 });
  return (
    <WizardForm
      key={revision}
      draft={draft}
      onRenew={(values) => open(renewDraft(values))}
      onReplaced={() => open(openDraft())}
    />
  );
}

/** A new draft with the same values, for a draft that the server no longer stores. Files must be added again. */
function renewDraft(before: WizardValues): OpenedDraft {
  const values: WizardValues = { ...before, loaFiles: [], uploadedFiles: [] };
  return {
    draftId: crypto.randomUUID(),
    values,
    ssnLost: false,
    furthestStep: firstFailingStep(values, []) ?? REVIEW_STEP,
    claimedPayment: null,
    warning: {
      kind: 'renewed',
      files: [...before.loaFiles, ...before.uploadedFiles].map(({ name }) => name),
    },
  };
}

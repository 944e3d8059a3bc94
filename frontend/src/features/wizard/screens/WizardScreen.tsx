import { useState } from 'react';
import { openDraft } from '../draft/openDraft.ts';
import { renewDraft } from '../draft/renewDraft.ts';
import { WizardForm } from './WizardForm.tsx';

/** The request in five steps. */
export function WizardScreen() {
  const [draft, setDraft] = useState(openDraft);
  return <WizardForm key={draft.draftId} draft={draft} onRenew={(values) => setDraft(renewDraft(values))} />;
}

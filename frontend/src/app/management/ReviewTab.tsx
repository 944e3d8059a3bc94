import { ChecklistTab } from '../../features/submissions/checklists/ChecklistTab.tsx';
import { PageCheckRules } from '../../features/packets/checks/PageCheckRules.tsx';
import { ManagedNotice } from '../../features/configuration/substanceUse/ManagedNotice.tsx';

/** What staff check in the review of a submission, which pages they check before a release, and the notice that is released with substance use records. */
export function ReviewTab() {
  return (
    <ChecklistTab>
      <PageCheckRules />
      <ManagedNotice />
    </ChecklistTab>
  );
}

import { ChecklistTab } from '../../features/submissions/checklists/ChecklistTab.tsx';
import { ManagedNotice } from '../../features/configuration/substanceUse/ManagedNotice.tsx';

/** What staff check in the review of a submission, and the notice that is released with substance use records. */
export function ReviewTab() {
  return (
    <ChecklistTab>
      <ManagedNotice />
    </ChecklistTab>
  );
}

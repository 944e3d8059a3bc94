import { contend, done as won, lost } from '../../data/contend.ts';
import { letDraftEnd, readDraft } from '../../data/accounts/drafts.ts';
import { done, type Outcome } from '../operations/outcome.ts';

/** Lets the draft of a request end. Until then it answers whoever submits it again. */
export async function endDraft(draftId: string): Promise<Outcome> {
  return contend('the draft', async () => {
    const draft = await readDraft(draftId);
    return !draft || (await letDraftEnd(draft)) ? won(done) : lost;
  });
}

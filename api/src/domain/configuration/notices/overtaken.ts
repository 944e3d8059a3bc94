import { say } from '@portal/contract/fields/said.ts';
import { refuse, type Refusal } from '../listDecision.ts';
import { overtakenWords } from './overtakenWords.ts';
import type { StoredChange, StoredNotices } from './storedNotices.ts';

/** Refuses a change of what somebody else changed after it was seen, and says what they made of it. `isPart`: a change of an office of it. */
export function overtaken(
  { history, revision }: StoredNotices,
  seen: number,
  isAbout: (change: StoredChange) => boolean,
  isPart: (change: StoredChange) => boolean = () => false,
): Refusal | null {
  if (seen >= revision) return null;
  const newer = history.findLast((change) => change.n > seen && isAbout(change));
  if (newer) return refuse('conflict', overtakenWords(newer, isPart(newer)));
  const isKnown = history.some(({ n }) => n <= seen + 1);
  return isKnown
    ? null
    : refuse('conflict', say('This was changed many times in the meantime. Look at it again.'));
}

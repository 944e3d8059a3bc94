import { localizable } from '@portal/contract/fields/localizableText.ts';
import { refuseListChange, type ListRefusal } from '../listDecision.ts';
import { conflictMessage } from './conflictMessage.ts';
import type { StoredChange, StoredNotices } from './storedNotices.ts';

/**
 * Refuses a change if the item changed after the editor read it, and says how. `isOfficeChange`: the change is to an office of
 * the item.
 */
export function refuseConflict(
  { history, revision }: StoredNotices,
  seen: number,
  isAbout: (change: StoredChange) => boolean,
  isOfficeChange: (change: StoredChange) => boolean = () => false,
): ListRefusal | null {
  if (seen >= revision) return null;
  const newer = history.findLast((change) => change.n > seen && isAbout(change));
  if (newer) return refuseListChange('conflict', conflictMessage(newer, isOfficeChange(newer)));
  const isKnown = history.some(({ n }) => n <= seen + 1);
  return isKnown
    ? null
    : refuseListChange(
        'conflict',
        localizable(
          'Someone else changed this several times while you were working on it. Please check it again.',
        ),
      );
}

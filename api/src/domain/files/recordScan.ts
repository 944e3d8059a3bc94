import { type Change, combineChanges, nextVersion } from '../requests/change.ts';
import { decideWaitingStatus } from '../requests/fulfillment/waitingStatus.ts';
import { SYSTEM } from '../requests/actor.ts';
import { checkStep, isAuthorizationToCheck } from '../submissions/authorization/recordAuthorizationCheck.ts';
import { type RequestRoot } from '../requests/root.ts';
import { arePagesToCount } from './documentPages.ts';

/**
 * Records the malware verdict on a file, and what it means for a status that waits for it; null if nothing changes. An
 * infected file never becomes clean.
 */
export function recordScan(
  root: RequestRoot,
  fileId: string,
  verdict: 'clean' | 'infected',
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || file.deletedAt !== null || file.scan === 'infected' || file.scan === verdict) return null;
  const scanned = { ...file, scan: verdict };
  const change: Change = {
    root: nextVersion(root, { files: { ...root.files, [fileId]: scanned } }, now),
    event: { kind: 'file-scanned', at: now.toISOString(), by: SYSTEM, details: { fileId, verdict } },
    work: [
      { kind: 'project' },
      ...(isAuthorizationToCheck(scanned) ? [checkStep(root, fileId)] : []),
      ...(arePagesToCount(scanned) ? [{ kind: 'count-pages' as const, fileId }] : []),
    ],
  };
  if (!root.waitingStatus) return change;
  return combineChanges(root, [() => change, (scanned) => decideWaitingStatus(scanned, fileId, now)]);
}

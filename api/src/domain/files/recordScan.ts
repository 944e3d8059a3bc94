import { type Change, combineChanges, nextVersion } from '../requests/change.ts';
import { decideWaitingStatus } from '../requests/fulfillment/waitingStatus.ts';
import { SYSTEM } from '../requests/actor.ts';
import { checkStep, isAuthorizationToCheck } from '../submissions/authorization/recordAuthorizationCheck.ts';
import { type RequestDocument } from '../requests/requestDocument.ts';
import { arePagesToCount } from './documentPages.ts';

/**
 * Records the malware verdict on a file, and what it means for a status that waits for it; null if nothing changes. An
 * infected file never becomes clean.
 */
export function recordScan(
  request: RequestDocument,
  fileId: string,
  verdict: 'clean' | 'infected',
  now: Date,
): Change | null {
  const file = request.files[fileId];
  if (!file || file.deletedAt !== null || file.scan === 'infected' || file.scan === verdict) return null;
  const scanned = { ...file, scan: verdict };
  const change: Change = {
    request: nextVersion(request, { files: { ...request.files, [fileId]: scanned } }, now),
    event: { kind: 'file-scanned', at: now.toISOString(), by: SYSTEM, details: { fileId, verdict } },
    steps: [
      { kind: 'project' },
      ...(isAuthorizationToCheck(scanned) ? [checkStep(request, fileId)] : []),
      ...(arePagesToCount(scanned) ? [{ kind: 'count-pages' as const, fileId }] : []),
    ],
  };
  if (!request.waitingStatus) return change;
  return combineChanges(request, [() => change, (scanned) => decideWaitingStatus(scanned, fileId, now)]);
}

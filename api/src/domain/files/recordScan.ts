import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { checkStep, isAuthorizationToCheck } from '../submissions/authorization/recordAuthorizationCheck.ts';
import { type RequestRoot } from '../requests/root.ts';
import { arePagesToCount } from './documentPages.ts';

/** Records the malware verdict on a file; null if nothing changes. An infected file never becomes clean. */
export function recordScan(
  root: RequestRoot,
  fileId: string,
  verdict: 'clean' | 'infected',
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || file.deletedAt !== null || file.scan === 'infected' || file.scan === verdict) return null;
  const scanned = { ...file, scan: verdict };
  return {
    root: nextVersion(root, { files: { ...root.files, [fileId]: scanned } }, now),
    event: { kind: 'file-scanned', at: now.toISOString(), by: SYSTEM, details: { fileId, verdict } },
    work: [
      { kind: 'project' },
      ...(isAuthorizationToCheck(scanned) ? [checkStep(root, fileId)] : []),
      ...(arePagesToCount(scanned) ? [{ kind: 'count-pages' as const, fileId }] : []),
    ],
  };
}

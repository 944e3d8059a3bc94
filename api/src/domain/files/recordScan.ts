import { type Change, nextVersion } from '../requests/change.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestRoot } from '../requests/root.ts';

/** Takes the malware scan's verdict on one file; null when the file is unknown or already judged. A verdict is never revised to clean. */
export function recordScan(
  root: RequestRoot,
  fileId: string,
  verdict: 'clean' | 'infected',
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || file.deletedAt !== null || file.scan === 'infected' || file.scan === verdict) return null;
  return {
    root: nextVersion(root, { files: { ...root.files, [fileId]: { ...file, scan: verdict } } }, now),
    event: { kind: 'file-scanned', at: now.toISOString(), by: SYSTEM, details: { fileId, verdict } },
    work: [{ kind: 'project' }],
  };
}

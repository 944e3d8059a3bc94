import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestFile, RequestRoot } from '../../requests/root.ts';

/** Whether a file is a letter of authorization that can be read and was not checked yet. */
export function isAuthorizationToCheck(
  file: Pick<RequestFile, 'group' | 'scan' | 'deletedAt' | 'authorizationCheck'>,
): boolean {
  return (
    file.group === 'loa' &&
    file.scan === 'clean' &&
    file.deletedAt === null &&
    file.authorizationCheck === undefined
  );
}

/** Stores what the check of an authorization suggests. Null if it was stored before, or the file was deleted. */
export function recordAuthorizationCheck(
  root: RequestRoot,
  fileId: string,
  check: AuthorizationCheck,
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || !isAuthorizationToCheck(file)) return null;
  const at = now.toISOString();
  const checked = { ...file, authorizationCheck: { ...check, checkedAt: at } };
  return {
    root: nextVersion(root, { files: { ...root.files, [fileId]: checked } }, now),
    event: {
      kind: 'authorization-checked',
      at,
      by: SYSTEM,
      details: { fileId, result: check.unreadable === null ? 'read' : 'unreadable' },
    },
    work: [{ kind: 'project' }],
  };
}

import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { TaskStep } from '../../requests/taskSteps.ts';

/**
 * Whether a file is a letter of authorization that can be read and was not checked yet. A corrected one can also come
 * with an update as another document.
 */
export function isAuthorizationToCheck(
  file: Pick<RequestFile, 'group' | 'scan' | 'deletedAt' | 'authorizationCheck'>,
): boolean {
  return (
    (file.group === 'loa' || file.group === 'update') &&
    file.scan === 'clean' &&
    file.deletedAt === null &&
    file.authorizationCheck === undefined
  );
}

/** The step that checks a file of a request. */
export function checkStep({ submitterId }: Pick<RequestDocument, 'submitterId'>, fileId: string): TaskStep {
  return { kind: 'check-authorization', fileId, ...(submitterId !== null && { submitterId }) };
}

/**
 * Stores what the check of an authorization suggests. Null if it was stored before, the file was deleted, or it came with
 * an update as another document and does not say that it is an authorization.
 */
export function recordAuthorizationCheck(
  request: RequestDocument,
  fileId: string,
  check: AuthorizationCheck,
  now: Date,
): Change | null {
  const file = request.files[fileId];
  if (!file || !isAuthorizationToCheck(file)) return null;
  if (file.group !== 'loa' && check.document !== 'authorization') return null;
  const at = now.toISOString();
  const checked = { ...file, authorizationCheck: { ...check, checkedAt: at } };
  const next = nextVersion(request, { files: { ...request.files, [fileId]: checked } }, now);
  return {
    // Nothing on the client's page changed, so `updatedAt` stays.
    request: { ...next, updatedAt: request.updatedAt },
    event: {
      kind: 'authorization-checked',
      at,
      by: SYSTEM,
      details: { fileId, result: check.unreadable === null ? 'read' : 'unreadable' },
    },
    steps: [{ kind: 'project' }],
  };
}

/** The facts that authorizations are compared with (`authorizationFactsOf`). */
const COMPARED_FIELDS = ['patientName', 'patientDob', 'attorneyName', 'firmName', 'copyServiceName'];

/**
 * Removes the suggestions that are outdated because one of these fields was edited. Returns the files, and the steps that
 * check them again.
 */
export function recheckAuthorizations(
  { files, submitterId }: Pick<RequestDocument, 'files' | 'submitterId'>,
  editedFields: readonly string[],
): { readonly files: RequestDocument['files']; readonly steps: readonly TaskStep[] } {
  if (!editedFields.some((field) => COMPARED_FIELDS.includes(field))) return { files, steps: [] };
  const outdated = Object.values(files)
    .map(({ authorizationCheck: _check, ...file }) => file)
    .filter((file) => files[file.fileId]?.authorizationCheck && isAuthorizationToCheck(file));
  return {
    files: { ...files, ...Object.fromEntries(outdated.map((file) => [file.fileId, file])) },
    steps: outdated.map(({ fileId }) => checkStep({ submitterId }, fileId)),
  };
}

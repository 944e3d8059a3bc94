import { scopeVersionsOf } from '../edits/narrowScope.ts';
import type { RequestDocument } from '../requestDocument.ts';

/**
 * Where the consent to release substance use records is; null if the client never asked for them. A narrowed scope keeps it:
 * documents may have been released before, and nothing says which ones have such records.
 */
export function noticeConsentOf(request: RequestDocument): string | null {
  const consents = scopeVersionsOf(request).map(({ scope }) => scope.sensitive?.['substanceUse']);
  return consents.findLast((consent) => consent !== undefined) ?? null;
}

/**
 * The file ID of the notice to add for a wording and the current scope; null if the request has it. One that was withdrawn
 * or deleted is added again. `idOf` makes a file ID for a name, always the same one.
 */
export function missingNoticeId(
  request: RequestDocument,
  version: string,
  idOf: (name: string) => string,
): string | null {
  const name = `notice|${version}|${scopeVersionsOf(request).length}`;
  for (let copy = 0; ; copy += 1) {
    const fileId = idOf(copy === 0 ? name : `${name}|${copy}`);
    const file = request.files[fileId];
    if (!file) return fileId;
    if (file.deletedAt === null) return null;
  }
}

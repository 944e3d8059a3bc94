import {
  SUBSTANCE_USE_NOTICE,
  type SubstanceUseNotice,
} from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { scopeVersionsOf } from '../edits/narrowScope.ts';
import type { RequestRoot } from '../root.ts';

/**
 * The notice of 42 CFR 2.32 with the released documents; null without any, or if the client never asked for substance use
 * records. It applies to all of them, because the portal does not know which ones have such records. A narrowed scope
 * keeps it: documents may have been released before.
 */
export function substanceUseNoticeOf(root: RequestRoot): SubstanceUseNotice | null {
  return Object.values(root.files).some(({ uploadedByAdmin }) => uploadedByAdmin)
    ? noticeForRelease(root)
    : null;
}

/** The same for documents that are about to be released. */
export function noticeForRelease(root: RequestRoot): SubstanceUseNotice | null {
  const asked = scopeVersionsOf(root).findLast(
    ({ scope }) => scope.sensitive?.['substanceUse'] !== undefined,
  );
  if (!asked) return null;
  const { version, source, text } = SUBSTANCE_USE_NOTICE;
  return { version, source, text: [...text], consent: asked.scope.sensitive?.['substanceUse'] ?? '' };
}

/**
 * The file ID of the notice to add for a wording and the current scope; null if the request has it. One that was withdrawn
 * or deleted is added again. `idOf` makes a file ID for a name, always the same one.
 */
export function missingNoticeId(
  root: RequestRoot,
  version: string,
  idOf: (name: string) => string,
): string | null {
  const name = `notice|${version}|${scopeVersionsOf(root).length}`;
  for (let copy = 0; ; copy += 1) {
    const fileId = idOf(copy === 0 ? name : `${name}|${copy}`);
    const file = root.files[fileId];
    if (!file) return fileId;
    if (file.deletedAt === null) return null;
  }
}

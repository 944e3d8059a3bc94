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

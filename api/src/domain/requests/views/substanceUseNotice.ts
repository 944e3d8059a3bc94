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
  const asked = scopeVersionsOf(root).findLast(
    ({ scope }) => scope.sensitive?.['substanceUse'] !== undefined,
  );
  const hasReleased = Object.values(root.files).some(({ uploadedByAdmin }) => uploadedByAdmin);
  if (!asked || !hasReleased) return null;
  const { version, source, text } = SUBSTANCE_USE_NOTICE;
  return { version, source, text: [...text], consent: asked.scope.sensitive?.['substanceUse'] ?? '' };
}

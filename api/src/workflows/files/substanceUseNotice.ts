import type { SubstanceUseNotice } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { readStoredNoticeNow, readSubstanceUseNotice } from '../../data/configuration/substanceUseNotice.ts';
import { currentNotice } from '../../domain/configuration/substanceUseNotice.ts';
import { noticeConsentOf } from '../../domain/requests/views/substanceUseNotice.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/**
 * The notice of 42 CFR 2.32 with the released documents, in its current wording, up to 30 seconds old; null without any
 * documents, or if the client never asked for substance use records.
 */
export async function substanceUseNoticeOf(request: RequestDocument): Promise<SubstanceUseNotice | null> {
  const consent = Object.values(request.files).some(({ uploadedByAdmin }) => uploadedByAdmin)
    ? noticeConsentOf(request)
    : null;
  if (consent === null) return null;
  const { wording: version, source, text } = await readSubstanceUseNotice();
  return { version, source, text, consent };
}

/** Like `substanceUseNoticeOf`, for documents that are about to be released. Not cached. */
export async function noticeForRelease(request: RequestDocument): Promise<SubstanceUseNotice | null> {
  const consent = noticeConsentOf(request);
  if (consent === null) return null;
  const { wording: version, source, text } = currentNotice(await readStoredNoticeNow());
  return { version, source, text, consent };
}

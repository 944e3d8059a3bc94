import { fileIdOf } from '../../data/files/uploads/uploadKeys.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import type { Notice } from '../../domain/files/addFiles.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { missingNoticeId } from '../../domain/requests/views/substanceUseNotice.ts';
import { errorFacts } from '../../errors/errorFacts.ts';
import { PortalError } from '../../errors/portalError.ts';
import { letterOf } from '../../services/pdf/letters/letter.ts';
import { printLetter } from '../../services/printing/print.ts';
import { printContextFor } from '../notifications/printContextFor.ts';
import { noticeText } from './bundles/noticeText.ts';
import { noticeForRelease } from './substanceUseNotice.ts';
import { storeOwnUpload } from './uploads/storeOwnUpload.ts';

/**
 * Prints the notice of 42 CFR 2.32 with what explains the scope of the consent, and stores it like an upload of staff.
 * Undefined if the released documents of the request need none, or it has the notice of this wording and scope. Throws
 * `unavailable` if it cannot be made or stored.
 */
export async function addNotice(request: RequestDocument, now: Date): Promise<Notice> {
  try {
    return await storedNotice(request, now);
  } catch (cause) {
    throw new PortalError(
      'unavailable',
      'The notice of 42 CFR 2.32 could not be added, so nothing was released. Please try again in a moment.',
      { internal: `notice of 42 CFR 2.32 failed: ${errorFacts(cause)}`, retryAfterSeconds: 5, cause },
    );
  }
}

async function storedNotice(request: RequestDocument, now: Date): Promise<Notice> {
  const notice = await noticeForRelease(request);
  if (!notice) return undefined;
  const { requestId, language } = request;
  const fileId = missingNoticeId(request, notice.version, (name) => fileIdOf(requestId, name));
  if (fileId === null) return undefined;
  const [{ support }, context, text] = await Promise.all([
    readNotices(),
    printContextFor({ language }),
    noticeText(request, notice),
  ]);
  const title = context.t('Notice of 42 CFR 2.32');
  const letter = { ...letterOf(request, text, { ...context, support }, now), title };
  const content = await printLetter('notices', letter, requestId);
  const facts = await storeOwnUpload(requestId, fileId, { name: `${title}.pdf`, content }, now);
  return { facts, version: notice.version };
}

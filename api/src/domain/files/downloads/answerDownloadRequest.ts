import { type Change, nextVersion } from '../../requests/change.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { type DownloadClaim, isDownloadUsed } from './downloadClaims.ts';
import { answered } from './downloadRequests.ts';
import { admitAccount, allowDownload, extendWindow, type ReopenRefusal } from './reopenDownload.ts';

export type DownloadAnswerDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It was answered like this already. */
  | { readonly kind: 'same' }
  /** There is no open request to answer. */
  | { readonly kind: 'not-open' }
  | { readonly kind: 'refuse'; readonly reason: ReopenRefusal };

type Answer = { readonly fileId: string; readonly by: Actor } & (
  | { readonly answer: 'allow' }
  | { readonly answer: 'decline'; readonly note: string }
);

/**
 * Answers a request for another download. Allowing gives one more download if it was used, reopens an ended window, and
 * admits the account that asked if other accounts took its place.
 * The client reads the note of a declined request.
 */
export function answerDownloadRequest(
  request: RequestDocument,
  given: Answer,
  claims: readonly DownloadClaim[],
  now: Date,
): DownloadAnswerDecision {
  const { fileId, by } = given;
  const file = request.files[fileId];
  const downloadRequest = file?.downloadRequest;
  if (!file || !downloadRequest || file.deletedAt !== null) return { kind: 'refuse', reason: 'no-such-file' };
  if (given.answer === 'allow') {
    if (downloadRequest.state === 'allowed') return { kind: 'same' };
    if (downloadRequest.state !== 'open') return { kind: 'not-open' };
    if (downloadRequest.forAccount !== undefined) return admitAccount(request, fileId, by, now);
    const reopen = isDownloadUsed(claims, file, request) ? allowDownload(claims) : extendWindow;
    return reopen(request, fileId, by, now);
  }
  if (downloadRequest.state === 'declined' && downloadRequest.answer === given.note) return { kind: 'same' };
  if (downloadRequest.state !== 'open') return { kind: 'not-open' };
  const declined = { ...file, downloadRequest: answered(downloadRequest, 'declined', given.note, now) };
  const next = nextVersion(request, { files: { ...request.files, [fileId]: declined } }, now);
  return {
    kind: 'change',
    change: {
      request: next,
      event: { kind: 'download-declined', at: now.toISOString(), by, details: { fileId } },
      steps: [
        { kind: 'project' },
        { kind: 'notify-client', template: 'downloadDeclined', seq: next.seq, fileId },
      ],
    },
  };
}

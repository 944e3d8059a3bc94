import { type Change, nextVersion } from '../../requests/change.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestRoot } from '../../requests/root.ts';
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
  { readonly answer: 'allow' } | { readonly answer: 'decline'; readonly note: string }
);

/**
 * Answers a request for another download. Allowing gives one more download if it was used, reopens an ended window, and
 * admits the account that asked if other accounts took its place.
 * The client reads the note of a declined request.
 */
export function answerDownloadRequest(
  root: RequestRoot,
  given: Answer,
  claims: readonly DownloadClaim[],
  now: Date,
): DownloadAnswerDecision {
  const { fileId, by } = given;
  const file = root.files[fileId];
  const request = file?.downloadRequest;
  if (!file || !request || file.deletedAt !== null) return { kind: 'refuse', reason: 'no-such-file' };
  if (given.answer === 'allow') {
    if (request.state === 'allowed') return { kind: 'same' };
    if (request.state !== 'open') return { kind: 'not-open' };
    if (request.forAccount !== undefined) return admitAccount(root, fileId, by, now);
    const reopen = isDownloadUsed(claims, file, root) ? allowDownload(claims) : extendWindow;
    return reopen(root, fileId, by, now);
  }
  if (request.state === 'declined' && request.answer === given.note) return { kind: 'same' };
  if (request.state !== 'open') return { kind: 'not-open' };
  const declined = { ...file, downloadRequest: answered(request, 'declined', given.note, now) };
  const next = nextVersion(root, { files: { ...root.files, [fileId]: declined } }, now);
  return {
    kind: 'change',
    change: {
      root: next,
      event: { kind: 'download-declined', at: now.toISOString(), by, details: { fileId } },
      work: [
        { kind: 'project' },
        { kind: 'notify-client', template: 'downloadDeclined', seq: next.seq, fileId },
      ],
    },
  };
}

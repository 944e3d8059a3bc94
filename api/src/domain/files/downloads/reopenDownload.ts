import { downloadWindow } from '@portal/contract/files/rules/downloads.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { StoredDownloadRequest } from '../storedDownloadRequest.ts';
import { answered, hasOpenDownloadRequest } from './downloadRequests.ts';
import { type DownloadClaim, isDownloadUsed } from './downloadClaims.ts';

/** Why staff cannot extend the window or allow another download. */
export type ReopenRefusal = 'no-such-file' | 'free' | 'unpaid' | 'embargoed' | 'still-open' | 'unused';

export type ReopenDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'refuse'; readonly reason: ReopenRefusal };

/** Decides whether staff can reopen the download of a file. */
export type DecideReopening = (
  request: RequestDocument,
  fileId: string,
  by: Actor,
  now: Date,
) => ReopenDecision;

/** Reopens the ended download window of a paid file for twelve hours from now. */
export function extendWindow(request: RequestDocument, fileId: string, by: Actor, now: Date): ReopenDecision {
  const file = request.files[fileId];
  const window = windowOf(file, now);
  if (!file || window.kind === 'refuse') return refusal(window);
  if (window.isOpen) return { kind: 'refuse', reason: 'still-open' };
  const extended = { ...file, windowExtendedAt: now.toISOString() };
  return { kind: 'change', change: changed(request, extended, 'window-extended', by, now) };
}

/**
 * Allows one more download for each person who can see a paid file. An ended window reopens. While the download is
 * unused, another one would have no effect.
 */
export function allowDownload(claims: readonly DownloadClaim[]): DecideReopening {
  return (request, fileId, by, now) => {
    const file = request.files[fileId];
    const window = windowOf(file, now);
    if (!file || window.kind === 'refuse') return refusal(window);
    if (!isDownloadUsed(claims, file, request)) return { kind: 'refuse', reason: 'unused' };
    const allowed = {
      ...file,
      downloadRound: file.downloadRound + 1,
      windowExtendedAt: window.isOpen ? file.windowExtendedAt : now.toISOString(),
    };
    return { kind: 'change', change: changed(request, allowed, 'download-allowed', by, now) };
  };
}

/** Admits the account that asked for a download of a paid file. Others get no other download. An ended window reopens. */
export function admitAccount(request: RequestDocument, fileId: string, by: Actor, now: Date): ReopenDecision {
  const file = request.files[fileId];
  const window = windowOf(file, now);
  if (!file || window.kind === 'refuse') return refusal(window);
  const admitted = {
    ...file,
    windowExtendedAt: window.isOpen ? file.windowExtendedAt : now.toISOString(),
  };
  return { kind: 'change', change: changed(request, admitted, 'download-allowed', by, now) };
}

type WindowResult =
  | { readonly kind: 'window'; readonly isOpen: boolean }
  | { readonly kind: 'refuse'; readonly reason: ReopenRefusal };

function windowOf(file: RequestFile | undefined, now: Date): WindowResult {
  if (!file?.uploadedByAdmin || file.deletedAt !== null) return { kind: 'refuse', reason: 'no-such-file' };
  const window = downloadWindow(file, now);
  switch (window.kind) {
    case 'none':
      return { kind: 'refuse', reason: 'free' };
    case 'unpaid':
      return { kind: 'refuse', reason: 'unpaid' };
    case 'embargoed':
      return { kind: 'refuse', reason: 'embargoed' };
    case 'active':
      return { kind: 'window', isOpen: true };
    case 'expired':
      return { kind: 'window', isOpen: false };
  }
}

function refusal(found: WindowResult): ReopenDecision {
  return { kind: 'refuse', reason: found.kind === 'refuse' ? found.reason : 'no-such-file' };
}

function changed(
  request: RequestDocument,
  file: RequestFile,
  kind: 'window-extended' | 'download-allowed',
  by: Actor,
  now: Date,
): Change {
  const { fileId, downloadRequest } = file;
  const answers = downloadRequest && hasOpenDownloadRequest(file);
  const changedFile = answers ? withAllowedRequest(file, downloadRequest, now) : file;
  const next = nextVersion(request, { files: { ...request.files, [fileId]: changedFile } }, now);
  return {
    request: next,
    event: { kind, at: now.toISOString(), by, details: { fileId } },
    steps: [
      { kind: 'project' },
      { kind: 'notify-client', template: 'downloadAllowed', seq: next.seq, fileId },
    ],
  };
}

/** The file with its open request for a download allowed, and the account admitted that it was for. */
function withAllowedRequest(
  file: RequestFile,
  downloadRequest: StoredDownloadRequest,
  now: Date,
): RequestFile {
  const { admittedIds = [] } = file;
  const { forAccount } = downloadRequest;
  return {
    ...file,
    downloadRequest: answered(downloadRequest, 'allowed', '', now),
    ...(forAccount !== undefined && { admittedIds: [...new Set([...admittedIds, forAccount])] }),
  };
}

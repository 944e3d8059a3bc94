import { withPayment } from '../../packets/replacements.ts';
import type {
  DownloadRequestReason,
  DownloadRequestView,
} from '@portal/contract/files/schemas/downloadRequest.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { StoredDownloadRequest } from '../storedDownloadRequest.ts';
import {
  type ClaimState,
  decideDownload,
  type DownloadDecision,
  downloadRefusals,
} from './decideDownload.ts';

export type DownloadRequestDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** The request is open already. */
  | { readonly kind: 'same' }
  /** Staff declined it less than a day ago. */
  | { readonly kind: 'declined' }
  /**
   * The reader can still download the file, or `refusal` says why not: for another reason than a used or expired
   * download.
   */
  | { readonly kind: 'not-needed'; readonly refusal: string | null };

/** Whether staff still have to answer a request for another download of the file. */
export function hasOpenDownloadRequest({
  downloadRequest,
  deletedAt,
}: Pick<RequestFile, 'downloadRequest' | 'deletedAt'>): boolean {
  return downloadRequest?.state === 'open' && deletedAt === null;
}

/** A declined download can be requested again after this time. */
const DECLINED_MS = 24 * 3_600_000;

function isJustDeclined({ downloadRequest }: Pick<RequestFile, 'downloadRequest'>, now: Date): boolean {
  if (downloadRequest?.state !== 'declined' || downloadRequest.answeredAt === null) return false;
  return now.getTime() - Date.parse(downloadRequest.answeredAt) < DECLINED_MS;
}

/**
 * Whether a reader can ask for another download: the only one is used, its window has ended, or other accounts took the
 * places, and none was asked for or declined less than a day ago.
 */
export function canRequestDownload(
  file: Pick<RequestFile, 'downloadRequest' | 'deletedAt'>,
  decision: DownloadDecision,
  now: Date,
): boolean {
  if (decision.kind !== 'refuse' || hasOpenDownloadRequest(file) || isJustDeclined(file, now)) return false;
  return ['already-downloaded', 'window-closed', 'account-limit'].includes(decision.code);
}

interface Asked {
  readonly fileId: string;
  readonly reason: DownloadRequestReason;
  readonly note: string;
  readonly by: Actor;
}

/**
 * Asks staff for another download of a file. `claimOf`: the claim of the caller. If other accounts took the places of the
 * file, the request is for the account of the caller.
 */
export function requestDownload(
  request: RequestDocument,
  { fileId, reason, note, by }: Asked,
  claimOf: (file: RequestFile) => ClaimState,
  now: Date,
): DownloadRequestDecision {
  const file = request.files[fileId];
  if (file && hasOpenDownloadRequest(file)) return { kind: 'same' };
  if (file && isJustDeclined(file, now)) return { kind: 'declined' };
  const claim = file ? claimOf(file) : null;
  if (!file) return { kind: 'not-needed', refusal: downloadRefusals.deleted };
  const download = decideDownload(withPayment(file, request.files), claim, now);
  if (!canRequestDownload(file, download, now)) {
    return { kind: 'not-needed', refusal: download.kind === 'refuse' ? download.message : null };
  }
  const at = now.toISOString();
  const downloadRequest = {
    state: 'open',
    reason,
    note,
    at,
    answeredAt: null,
    answer: '',
    ...(claim === 'no-place' && by.id !== null && { forAccount: by.id }),
  } as const;
  return {
    kind: 'change',
    change: {
      request: nextVersion(
        request,
        { files: { ...request.files, [fileId]: { ...file, downloadRequest } } },
        now,
      ),
      event: {
        kind: 'download-requested',
        at,
        by,
        details: { fileId, reason, notes: note !== '' },
      },
      steps: [{ kind: 'project' }, { kind: 'notify-staff-of-download-request', fileId, requestedAt: at }],
    },
  };
}

/** The download request with the answer of staff. */
export function answered(
  downloadRequest: StoredDownloadRequest,
  state: 'allowed' | 'declined',
  answer: string,
  now: Date,
): StoredDownloadRequest {
  return { ...downloadRequest, state, answer, answeredAt: now.toISOString() };
}

export function downloadRequestView({
  state,
  reason,
  note,
  at: requestedAt,
  answeredAt,
  answer,
}: StoredDownloadRequest): DownloadRequestView {
  return { state, reason, note, requestedAt, answeredAt, answer };
}

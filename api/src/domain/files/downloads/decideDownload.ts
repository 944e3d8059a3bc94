import {
  DOWNLOAD_AGAIN_MINUTES,
  downloadWindow,
  embargoEndsAt,
} from '@portal/contract/files/rules/downloads.ts';
import type { DownloadRefusal, DownloadState } from '@portal/contract/files/schemas/downloadState.ts';
import { disputeEffect } from '../../disputes/disputeEffect.ts';
import { isShownInline } from './contentDisposition.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';

/** The single download of a paid file by a subject in the current round. */
export interface Claim {
  readonly at: string;
}

/**
 * The claim of a subject in the current round; null if it can make one; `no-place` if a paid file has as many subjects as
 * it can have.
 */
export type ClaimState = Claim | 'no-place' | null;

/**
 * What a client or holder can do with a file now. `once`: the download must be claimed first. `again`: it was claimed
 * recently, and the same link can be issued until `againUntil`. A refused file can still be viewable.
 */
export type DownloadDecision =
  | { readonly kind: 'free' }
  | { readonly kind: 'once'; readonly until: Date }
  | { readonly kind: 'again'; readonly downloadedAt: string; readonly againUntil: Date }
  | {
      readonly kind: 'refuse';
      readonly code: DownloadRefusal;
      /** The message for the client. */
      readonly message: string;
      readonly isViewable: boolean;
      /** End of the embargo, if it is the reason. */
      readonly availableAt?: Date;
      readonly downloadedAt?: string;
    };

type Facts = Pick<
  RequestFile,
  | 'scan'
  | 'uploadedByAdmin'
  | 'uploadedAt'
  | 'requiresPayment'
  | 'paidAt'
  | 'embargoEnabled'
  | 'embargoDays'
  | 'windowExtendedAt'
> &
  Partial<Pick<RequestFile, 'deletedAt' | 'withdrawnAt' | 'intentId' | 'disputes'>>;

/** Why a file cannot be downloaded, for the client. */
export const downloadRefusals: Readonly<Record<DownloadRefusal, string>> = {
  'scan-pending': 'This file is still being checked for viruses. Please try again in a moment.',
  infected: 'This file is blocked because it did not pass the virus scan.',
  'payment-required': 'You can open this file after you pay for it.',
  'payment-disputed':
    'The payment for this file is disputed. You can download the file after the dispute is resolved.',
  'payment-lost': 'The bank withdrew the payment for this file. Please contact support to pay for it again.',
  embargo: 'This file is not available for download yet.',
  'window-closed': 'The download window of this file has ended. You can request another download.',
  'already-downloaded':
    'This paid file has already been downloaded. Each paid file can only be downloaded once.',
  'account-limit': 'Enough accounts have downloaded this paid file. You can ask our staff for a download.',
  deleted: 'This file was deleted under the retention schedule.',
  withdrawn: 'The records provider has withdrawn this file.',
};

const MINUTE_MS = 60_000;

/**
 * Decides a download. Only clean files can be opened. A client's upload can always be downloaded. A released file must
 * be paid and past its embargo; with a charge, it can be downloaded once in its window. A free or paid file is viewable
 * during the embargo. A paid file has a limited number of subjects. A file is blocked while the bank holds its payment in a dispute.
 */
export function decideDownload(file: Facts, claim: ClaimState, now: Date): DownloadDecision {
  if (file.withdrawnAt) return refuse('withdrawn');
  if (file.deletedAt) return refuse('deleted');
  if (file.scan === 'infected') return refuse('infected');
  if (file.scan === 'pending') return refuse('scan-pending');
  if (!file.uploadedByAdmin) return { kind: 'free' };
  const embargoEnd = embargoEndsAt(file);
  const availableAt = embargoEnd && now < embargoEnd ? embargoEnd : undefined;
  const embargo = availableAt ? { availableAt } : {};
  if (file.requiresPayment && file.paidAt === null) return refuse('payment-required', embargo);
  const { intentId = null, disputes = [] } = file;
  const { state, isHeld } = disputeEffect({ intentId, disputes });
  if (isHeld) return refuse(state === 'lost' ? 'payment-lost' : 'payment-disputed');
  if (claim !== null && claim !== 'no-place') {
    const againUntil = new Date(Date.parse(claim.at) + DOWNLOAD_AGAIN_MINUTES * MINUTE_MS);
    if (now < againUntil) return { kind: 'again', downloadedAt: claim.at, againUntil };
    return refuse('already-downloaded', { downloadedAt: claim.at });
  }
  if (availableAt) return refuse('embargo', { availableAt, isViewable: true });
  const window = downloadWindow(file, now);
  if (window.kind === 'active') {
    return claim === 'no-place' ? refuse('account-limit') : { kind: 'once', until: window.until };
  }
  return window.kind === 'none' ? { kind: 'free' } : refuse('window-closed');
}

function refuse(
  code: DownloadRefusal,
  details: Partial<
    Pick<Extract<DownloadDecision, { kind: 'refuse' }>, 'isViewable' | 'availableAt' | 'downloadedAt'>
  > = {},
): DownloadDecision {
  return { kind: 'refuse', code, message: downloadRefusals[code], isViewable: false, ...details };
}

/** The decision in one word. */
export function downloadStateOf(decision: DownloadDecision): DownloadState {
  return decision.kind === 'refuse' ? decision.code : decision.kind;
}

/**
 * Whether the file can be previewed and opened, which does not use the single download of a paid file. A browser saves
 * types that it cannot display, so those can be opened only if they can be downloaded without limit.
 */
export function isViewable(decision: DownloadDecision, contentType: string): boolean {
  if (!isShownInline(contentType)) return decision.kind === 'free';
  return decision.kind === 'refuse' ? decision.isViewable : true;
}

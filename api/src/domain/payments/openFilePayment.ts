import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { isOwner } from '../requests/access/mayOpenRequest.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type RequestFile, type RequestDocument } from '../requests/requestDocument.ts';

/** Accounts that can be stored besides the first one, so that strangers with the code cannot add any number. */
const MAX_MORE_PAYERS = 20;

/** Why a file cannot be paid for now. */
export type UnpayableFileReason =
  | 'no-such-file'
  | 'withdrawn'
  | 'deleted'
  | 'free'
  | 'not-clean'
  | 'embargoed'
  | 'paid'
  | 'clearing';

/** Why the charge of a file cannot be paid now; null if it can. A file under embargo cannot be paid. */
export function unpayableFileReason(file: RequestFile | undefined, now: Date): UnpayableFileReason | null {
  if (!file?.uploadedByAdmin) return 'no-such-file';
  if (file.withdrawnAt !== null) return 'withdrawn';
  if (file.deletedAt !== null) return 'deleted';
  if (!file.requiresPayment) return 'free';
  if (file.scan !== 'clean') return 'not-clean';
  if (file.paymentState === 'paid' || file.paymentState === 'clearing') return file.paymentState;
  const embargoEnd = embargoEndsAt(file);
  return embargoEnd && now < embargoEnd ? 'embargoed' : null;
}

/** Replaces the PaymentIntent of a file; null if another writer replaced it first or changed the charge. */
export function recordFileIntent(
  request: RequestDocument,
  fileId: string,
  {
    from,
    to,
    amountCents,
    payerId,
  }: {
    readonly from: string | null;
    readonly to: string;
    readonly amountCents: number;
    /** The account that opened it; null for the holder. */
    readonly payerId: string | null;
  },
  now: Date,
): Change | null {
  const file = request.files[fileId];
  if (!file || file.intentId !== from || unpayableFileReason(file, now) !== null) return null;
  // The charge changed after the PaymentIntent was created.
  if (file.chargeCents !== amountCents) return null;
  const { updatedAt } = request;
  return {
    request: {
      ...nextVersion(
        request,
        { files: { ...request.files, [fileId]: { ...file, intentId: to, payerId, morePayerIds: [] } } },
        now,
      ),
      updatedAt,
    },
    event: {
      kind: 'file-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { fileId, intentId: to, replaces: from },
    },
    steps: [{ kind: 'project' }],
  };
}

/**
 * Stores that another account received the open PaymentIntent of a file, because that account may be the one that pays.
 * Null for the holder, and if the account may download the paid file anyway.
 */
export function recordPayer(
  request: RequestDocument,
  fileId: string,
  payerId: string | null,
  now: Date,
): Change | null {
  const file = request.files[fileId];
  // Files whose first payer was not stored are for everybody.
  if (!file?.intentId || file.payerId === undefined || payerId === null) return null;
  const { morePayerIds = [] } = file;
  const isKnown = file.payerId === payerId || morePayerIds.includes(payerId) || isOwner(request, payerId);
  if (isKnown || morePayerIds.length >= MAX_MORE_PAYERS) return null;
  const changed = { ...file, morePayerIds: [...morePayerIds, payerId] };
  const { intentId } = file;
  return {
    request: {
      ...nextVersion(request, { files: { ...request.files, [fileId]: changed } }, now),
      updatedAt: request.updatedAt,
    },
    event: {
      kind: 'file-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { fileId, intentId, replaces: intentId },
    },
    steps: [],
  };
}

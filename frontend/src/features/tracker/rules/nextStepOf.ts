import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { centsIn } from '../../../lib/centsIn.ts';
import { isInvoiceToPay } from '../../invoices/client/invoicePaymentState.ts';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { newestFirst } from './newestFirst.ts';

/** What the client should know first. Trouble with money or files comes before the course of the request; a closed one asks for nothing but money, and says what can be downloaded. */
export type NextStep =
  | { kind: 'closed'; status: 'completed' | 'cancelled' }
  /** `isHeld`: the request waits for it. */
  | { kind: 'paymentFailed'; isHeld: boolean }
  | { kind: 'accountToVerify'; verificationUrl: string }
  | { kind: 'paymentSettling' }
  /** `until`: the first of their windows ends then. */
  | { kind: 'downloadsOpen'; until: string }
  /** Invoices that can be paid now; `files`, that can be as well, count towards the total. */
  | { kind: 'invoicesToPay'; invoices: number; files: number; totalCents: number }
  /** Files that can be paid for now. */
  | { kind: 'filesToPay'; files: number; totalCents: number }
  /** Files without a charge that can be downloaded now. */
  | { kind: 'filesReady'; files: number }
  /** Staff cannot go on without it. */
  | { kind: 'missingInformation'; missing: readonly MissingReason[]; note: string }
  | { kind: 'fileBlocked'; fileName: string }
  | { kind: 'onHold'; reason: string | undefined }
  | { kind: 'paymentClearing' }
  | { kind: 'updateReceived' }
  | { kind: 'waiting'; started: boolean };

/** `feeSettling`: a failed fee was paid again a moment ago, and the request does not show it yet. */
export function nextStepOf(
  request: Pick<
    RequestView,
    | 'status'
    | 'statusHistory'
    | 'payment'
    | 'loaFiles'
    | 'uploadedFiles'
    | 'customInvoices'
    | 'missingInformation'
  >,
  feeSettling = false,
): NextStep {
  const { status, payment } = request;
  const isClosed = status === 'completed' || status === 'cancelled';
  if (payment.state === 'failed') {
    if (feeSettling) return { kind: 'paymentSettling' };
    if (payment.verificationUrl) {
      return { kind: 'accountToVerify', verificationUrl: payment.verificationUrl };
    }
    return { kind: 'paymentFailed', isHeld: !isClosed };
  }
  if (request.missingInformation && !isClosed) {
    const { missing, note } = request.missingInformation;
    return { kind: 'missingInformation', missing, note };
  }
  const until = firstWindowEnd(request.uploadedFiles);
  if (until) return { kind: 'downloadsOpen', until };
  const toPay = request.uploadedFiles.filter(isToPay);
  const filesCents = sumOf(toPay.map(({ chargeAmount }) => chargeAmount));
  const invoices = request.customInvoices.filter(isInvoiceToPay);
  if (invoices.length > 0) {
    const totalCents = filesCents + sumOf(invoices.map(({ totalAmount }) => totalAmount));
    return { kind: 'invoicesToPay', invoices: invoices.length, files: toPay.length, totalCents };
  }
  if (toPay.length > 0) return { kind: 'filesToPay', files: toPay.length, totalCents: filesCents };
  const ready = request.uploadedFiles.filter((file) => file.uploadedByAdmin && file.isDownloadable);
  if (status === 'completed' && ready.length > 0) return { kind: 'filesReady', files: ready.length };
  if (isClosed) return { kind: 'closed', status };
  const blocked = filesOfRequest(request).find((file) => file.scan === 'infected' && !file.uploadedByAdmin);
  if (blocked) return { kind: 'fileBlocked', fileName: blocked.originalName };
  if (request.status === 'on_hold') return { kind: 'onHold', reason: latestHoldNote(request.statusHistory) };
  if (request.payment.state === 'clearing') return { kind: 'paymentClearing' };
  if (request.status === 'update_requested') return { kind: 'updateReceived' };
  if (ready.length > 0) return { kind: 'filesReady', files: ready.length };
  return { kind: 'waiting', started: request.status !== 'pending' };
}

/** Amounts in dollars, as cents. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, dollars) => sum + centsIn(dollars), 0);
}

/** Under an embargo it cannot be paid for yet; one that a bank works on waits for that. */
function isToPay(file: RequestView['uploadedFiles'][number]): boolean {
  if (file.scan !== 'clean' || !file.requiresPayment || file.isPaid || file.deletedAt) return false;
  return file.availableAt === undefined && file.paymentState !== 'clearing';
}

/** When the first of the paid files that can be downloaded now can no longer be. Instants in UTC sort as text. */
function firstWindowEnd(files: RequestView['uploadedFiles']): string | undefined {
  return files.flatMap(({ downloadUntil }) => downloadUntil ?? []).toSorted()[0];
}

/** What was noted when the request was last put on hold. */
function latestHoldNote(history: RequestView['statusHistory']): string | undefined {
  return newestFirst(history).find((entry) => entry.status === 'on_hold')?.notes;
}

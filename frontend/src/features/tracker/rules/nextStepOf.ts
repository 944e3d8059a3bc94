import type { AccountToVerify } from '@portal/contract/payments/schemas/accountToVerify.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { isInvoicePayable } from '../../invoices/client/invoicePaymentState.ts';
import type { Charge } from '../../payments/charge/charge.ts';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { hasLaterUpdate } from './hasLaterUpdate.ts';
import { newestFirst } from './newestFirst.ts';

/**
 * What the client should do or know first. Problems with payments and files come before progress. A closed request
 * only asks for payments and offers downloads.
 */
export type RequestNextStep =
  | { kind: 'closed'; status: 'completed' | 'cancelled' }
  /** `isOnHold`: work on the request waits for the payment. */
  | { kind: 'paymentFailed'; isOnHold: boolean }
  | { kind: 'accountToVerify'; verificationUrl: string }
  | { kind: 'paymentSettling' }
  /** `until`: end of the first download window to close. `documents`: those in an open window. */
  | { kind: 'downloadsOpen'; until: string; documents: readonly FileView[] }
  /** Invoices that can be paid now. Total and charges include `files` that can be paid now. */
  | { kind: 'invoicesToPay'; invoices: number; files: number; totalCents: number; charges: readonly Charge[] }
  /** Files that can be paid for now. */
  | { kind: 'filesToPay'; files: number; totalCents: number; charges: readonly Charge[] }
  /** Payments that wait for bank accounts to be verified. What they pay for can also be paid another way. */
  | { kind: 'paymentsToVerify'; accounts: readonly AccountToVerify[]; charges: readonly Charge[] }
  /** Free files that can be downloaded now. */
  | { kind: 'filesReady'; documents: readonly FileView[] }
  /** Paid documents that were downloaded, or whose window ended (`isMissed`: without a download). */
  | { kind: 'downloadsEnded'; isComplete: boolean; isMissed: boolean; documents: readonly FileView[] }
  /** Staff have not answered a request for another download yet. */
  | { kind: 'downloadRequested' }
  /** Staff need these items to continue. */
  | { kind: 'missingInformation'; missing: readonly MissingReason[]; note: string; isRejected: boolean }
  /** A file of the client did not pass the virus scan, and no later update replaced it. */
  | { kind: 'fileBlocked'; file: FileView }
  | { kind: 'onHold'; reason: string | undefined }
  | { kind: 'paymentClearing' }
  | { kind: 'updateReceived' }
  | { kind: 'waiting'; started: boolean };

/** `feeSettling`: a failed fee was just paid again, and the request does not show it yet. */
export function nextStepOf(
  request: Pick<
    RequestView,
    | 'status'
    | 'statusHistory'
    | 'payment'
    | 'loaFiles'
    | 'uploadedFiles'
    | 'updates'
    | 'customInvoices'
    | 'missingInformation'
    | 'accountsToVerify'
  >,
  feeSettling = false,
): RequestNextStep {
  const { status, payment } = request;
  const isClosed = status === 'completed' || status === 'cancelled';
  if (payment.state === 'failed') {
    if (feeSettling) return { kind: 'paymentSettling' };
    if (payment.verificationUrl) {
      return { kind: 'accountToVerify', verificationUrl: payment.verificationUrl };
    }
    return { kind: 'paymentFailed', isOnHold: !isClosed };
  }
  if (request.missingInformation && !isClosed) {
    const { missing, note, isRejected } = request.missingInformation;
    return { kind: 'missingInformation', missing, note, isRejected };
  }
  const inWindow = request.uploadedFiles.filter(({ downloadUntil }) => downloadUntil !== undefined);
  const until = firstWindowEnd(inWindow);
  if (until) return { kind: 'downloadsOpen', until, documents: inWindow };
  const files = request.uploadedFiles.filter(isPayable).map(chargeOfFile);
  const invoices = request.customInvoices.filter(isInvoicePayable).map(chargeOfInvoice);
  if (files.length + invoices.length > 0) {
    const charges = [...invoices, ...files];
    const accounts = request.accountsToVerify;
    if (accounts) return { kind: 'paymentsToVerify', accounts, charges };
    const totalCents = charges.reduce((sum, { cents }) => sum + cents, 0);
    return invoices.length > 0
      ? { kind: 'invoicesToPay', invoices: invoices.length, files: files.length, totalCents, charges }
      : { kind: 'filesToPay', files: files.length, totalCents, charges };
  }
  const released = request.uploadedFiles.filter((file) => file.uploadedByAdmin && file.isDownloadable);
  // The notice is free at once. Without a document that it is about, nothing is ready.
  const ready = released.some(({ isNotice }) => !isNotice) ? released : [];
  if (status === 'completed' && ready.length > 0) return { kind: 'filesReady', documents: ready };
  const repeat = repeatStepOf(request);
  if (isClosed) return (status === 'completed' && repeat) || { kind: 'closed', status };
  const blocked = filesOfRequest(request).find(
    (file) => file.scan === 'infected' && !file.uploadedByAdmin && !hasLaterUpdate(file, request.updates),
  );
  if (blocked) return { kind: 'fileBlocked', file: blocked };
  if (request.status === 'on_hold') return { kind: 'onHold', reason: latestHoldNote(request.statusHistory) };
  if (request.payment.state === 'clearing') return { kind: 'paymentClearing' };
  if (request.status === 'update_requested') return { kind: 'updateReceived' };
  if (ready.length > 0) return { kind: 'filesReady', documents: ready };
  return repeat ?? { kind: 'waiting', started: request.status !== 'pending' };
}

/** The step about another download of a paid document; null if none is needed. */
function repeatStepOf({
  status,
  uploadedFiles,
}: Pick<RequestView, 'status' | 'uploadedFiles'>): RequestNextStep | null {
  const documents = uploadedFiles.filter(({ canRequestDownload }) => canRequestDownload);
  if (documents.length > 0) {
    const isMissed = documents.some(({ downloadedAt }) => downloadedAt === null);
    return { kind: 'downloadsEnded', isComplete: status === 'completed', isMissed, documents };
  }
  const isRequested = uploadedFiles.some(
    ({ downloadRequest, deletedAt }) => downloadRequest?.state === 'open' && !deletedAt,
  );
  return isRequested ? { kind: 'downloadRequested' } : null;
}

function chargeOfFile({ fileId, originalName: name, chargeAmount }: FileView): Charge {
  return { kind: 'file', fileId, name, cents: dollarsToCents(chargeAmount) };
}

function chargeOfInvoice({ invoiceId, invoiceNumber: name, totalAmount }: InvoiceView): Charge {
  return { kind: 'invoice', invoiceId, name, cents: dollarsToCents(totalAmount) };
}

/** Files under embargo and files whose bank payment is clearing cannot be paid for now. */
function isPayable(file: FileView): boolean {
  if (file.scan !== 'clean' || !file.requiresPayment || file.isPaid || file.deletedAt) return false;
  return file.availableAt === undefined && file.paymentState !== 'clearing';
}

/** The end of the first download window to close. UTC instants sort as text. */
function firstWindowEnd(files: readonly FileView[]): string | undefined {
  return files.flatMap(({ downloadUntil }) => downloadUntil ?? []).toSorted()[0];
}

/** The note of the latest change to On Hold. */
function latestHoldNote(history: RequestView['statusHistory']): string | undefined {
  return newestFirst(history).find((entry) => entry.status === 'on_hold')?.notes;
}

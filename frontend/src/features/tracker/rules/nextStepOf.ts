import type { AccountToVerify } from '@portal/contract/payments/schemas/accountToVerify.ts';
import { type DocumentGroup, documentGroups } from '@portal/contract/files/rules/documentGroups.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import type { AskedDetail } from '@portal/contract/submissions/schemas/missingInformation.ts';
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
  /** What the download rule says of released documents: of those of the most important group. */
  | { kind: 'documents'; group: DocumentGroup<FileView>; isComplete: boolean }
  /** Invoices that can be paid now. Total and charges include `files` that can be paid now. */
  | { kind: 'invoicesToPay'; invoices: number; files: number; totalCents: number; charges: readonly Charge[] }
  /** Files that can be paid for now. */
  | { kind: 'filesToPay'; files: number; totalCents: number; charges: readonly Charge[] }
  /** Payments that wait for bank accounts to be verified. What they pay for can also be paid another way. */
  | { kind: 'paymentsToVerify'; accounts: readonly AccountToVerify[]; charges: readonly Charge[] }
  /** Staff need these items to continue. */
  | {
      kind: 'missingInformation';
      missing: readonly MissingReason[];
      /** What exactly is wrong; absent if staff chose only reasons. */
      details?: readonly AskedDetail[];
      note: string;
      isRejected: boolean;
    }
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
    const { missing, details, note, isRejected } = request.missingInformation;
    return { kind: 'missingInformation', missing, ...(details && { details }), note, isRejected };
  }
  const groups = documentGroups(releasedFiles(request));
  const documents = groups[0] && documentsStep(groups[0], status);
  if (groups[0]?.kind === 'window' && documents) return documents;
  const toPay = groups.find(({ kind }) => kind === 'toPay')?.documents ?? [];
  const files = toPay.map(chargeOfFile);
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
  if (status === 'completed') return documents ?? { kind: 'closed', status };
  if (status === 'cancelled') return { kind: 'closed', status };
  const blocked = filesOfRequest(request).find(
    (file) => file.scan === 'infected' && !file.uploadedByAdmin && !hasLaterUpdate(file, request.updates),
  );
  if (blocked) return { kind: 'fileBlocked', file: blocked };
  if (request.status === 'on_hold') return { kind: 'onHold', reason: latestHoldNote(request.statusHistory) };
  if (request.payment.state === 'clearing') return { kind: 'paymentClearing' };
  if (request.status === 'update_requested') return { kind: 'updateReceived' };
  return documents ?? { kind: 'waiting', started: request.status !== 'pending' };
}

/** What else the download rule says of released documents, the most important first, besides what `step` says. */
export function otherDocuments(
  request: Pick<RequestView, 'status' | 'uploadedFiles'>,
  step: RequestNextStep,
): readonly DocumentGroup<FileView>[] {
  if (request.status === 'cancelled') return [];
  return documentGroups(releasedFiles(request)).filter(({ kind, documents }) => {
    if (quiet.has(kind)) return false;
    if (step.kind === 'documents') return step.group.documents[0] !== documents[0];
    return kind !== 'toPay' || !('charges' in step);
  });
}

/** Groups that are worth a line only if there is no other. The file list has them. */
const quiet: ReadonlySet<DocumentGroup['kind']> = new Set(['blocked', 'noticeOnly', 'withdrawn', 'deleted']);

function releasedFiles({ uploadedFiles }: Pick<RequestView, 'uploadedFiles'>): readonly FileView[] {
  return uploadedFiles.filter(({ uploadedByAdmin }) => uploadedByAdmin);
}

/** Null if the client need not know: staff replace a blocked document, and records that were deleted stay in the list. */
function documentsStep(group: DocumentGroup<FileView>, status: string): RequestNextStep | null {
  const isComplete = status === 'completed';
  if (group.kind === 'blocked' || group.kind === 'deleted') return null;
  if (group.kind === 'noticeOnly' && isComplete) return null;
  return { kind: 'documents', group, isComplete };
}

function chargeOfFile({ fileId, originalName: name, chargeAmount }: FileView): Charge {
  return { kind: 'file', fileId, name, cents: dollarsToCents(chargeAmount) };
}

function chargeOfInvoice({ invoiceId, invoiceNumber: name, totalAmount }: InvoiceView): Charge {
  return { kind: 'invoice', invoiceId, name, cents: dollarsToCents(totalAmount) };
}

/** The note of the latest change to On Hold. */
function latestHoldNote(history: RequestView['statusHistory']): string | undefined {
  return newestFirst(history).find((entry) => entry.status === 'on_hold')?.notes;
}

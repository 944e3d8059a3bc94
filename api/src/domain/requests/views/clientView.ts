import { type StatusDefinition, statusOf } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { payerDisputeView } from '../../disputes/disputeViews.ts';
import {
  type Claim,
  decideDownload,
  type DownloadDecision,
  isViewable,
} from '../../files/downloads/decideDownload.ts';
import { invoiceView, isShownToClient } from '../../invoices/invoiceViews.ts';
import { missingInformationView } from '../../submissions/reviewView.ts';
import type { RequestFile, RequestRoot } from '../root.ts';

/** By whom and when a request is looked at: what can be done with its paid files depends on both. */
export interface Viewing {
  readonly now: Date;
  claimOf(file: RequestFile): Claim | null;
  /** Every configured status, also those that were deactivated or deleted. */
  readonly statuses: readonly StatusDefinition[];
  /** What the stores know of each file. */
  readonly stored: StoredFacts;
}

/** What is known of files outside the request's own document. */
export interface StoredFacts {
  /** Ids of the files that somebody on the client's side downloaded. */
  readonly downloaded: ReadonlySet<string>;
  /** Where the blob of a file lies. */
  blobOf(fileId: string): { readonly blobName: string; readonly url: string };
}

/** What the holder of a request sees of it: each field is named here, so that a new one stays inside until somebody decides otherwise. */
export function clientView(root: RequestRoot, viewing: Viewing): RequestView {
  const files = Object.values(root.files);
  const shown = (file: RequestFile) =>
    fileView(file, decideDownload(file, viewing.claimOf(file), viewing.now), root, viewing.stored);
  const uploadedFiles = files.filter((file) => file.group !== 'loa').map(shown);
  const loaFiles = files.filter((file) => file.group === 'loa').map(shown);
  return {
    _id: root.requestId,
    orderId: root.fields.orderId,
    submittedAt: root.submittedAt,
    updatedAt: root.updatedAt,
    status: root.status,
    facilityName: root.fields.facilityName ?? '',
    patientName: root.fields.patientName,
    requestType: root.fields.requestType,
    filesCount: uploadedFiles.length + loaFiles.length,
    statusHistory: openHistory(root.history, viewing.statuses),
    uploadedFiles,
    loaFiles,
    loaIncluded: root.fields.loaIncluded,
    payment: {
      state: root.payment.state,
      amount: root.payment.amountCents,
      ...(root.payment.paidAt && { paidAt: root.payment.paidAt }),
      ...payerDisputeView(root.payment),
      ...(root.payment.verificationUrl && { verificationUrl: root.payment.verificationUrl }),
    },
    updates: root.updates
      .map(({ updateId, reason, details, submittedAt }) => ({ updateId, reason, details, submittedAt }))
      .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)),
    customInvoices: Object.values(root.invoices)
      .filter(isShownToClient)
      .map((invoice) => invoiceView(root.requestId, invoice))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    ...missingInformationView(root),
  };
}

/** Private notes stay inside; that the request moved with them is told all the same, or its history would not lead to where it is. */
function openHistory(
  history: RequestRoot['history'],
  statuses: Viewing['statuses'],
): RequestView['statusHistory'] {
  return history
    .filter(({ isPrivate, status }, index) => !isPrivate || status !== history[index - 1]?.status)
    .map(({ status, at, notes, isPrivate }) => ({
      ...statusAppearance(status, statuses),
      updatedAt: at,
      ...(notes && !isPrivate && { notes }),
    }));
}

/** A status with its label and color, for whoever keeps no list of them. */
export function statusAppearance(status: string, statuses: Viewing['statuses']) {
  const { label, color } = statusOf(status, statuses);
  return { status, label, color };
}

/** A file, and what the reader may do with it. */
export function fileView(
  file: RequestFile,
  decision: DownloadDecision,
  { updates }: Pick<RequestRoot, 'updates'>,
  { downloaded, blobOf }: StoredFacts,
): FileView {
  const refused = decision.kind === 'refuse' ? decision : null;
  const availableAt = refused?.availableAt?.toISOString();
  const update = updates.find(({ updateId }) => updateId === file.updateId);
  const { blobName, url } = blobOf(file.fileId);
  return {
    fileId: file.fileId,
    originalName: file.originalName,
    blobName,
    url,
    contentType: file.contentType,
    size: file.size,
    uploadedAt: file.uploadedAt,
    uploadedByAdmin: file.uploadedByAdmin,
    scan: file.scan,
    isViewable: isViewable(decision, file.contentType),
    isDownloadable: refused === null,
    downloadReason: refused?.shown ?? null,
    downloadedAt: ('downloadedAt' in decision && decision.downloadedAt) || null,
    nextDownloadTime: (refused?.code === 'embargo' && availableAt) || null,
    ...(decision.kind === 'again' && { downloadAgainUntil: decision.againUntil.toISOString() }),
    isDownloadedByPublic: file.uploadedByAdmin && downloaded.has(file.fileId),
    adminComment: file.adminComment,
    requiresPayment: file.requiresPayment,
    isPaid: file.paidAt !== null && file.refundedAt === null,
    paymentState: file.paymentState,
    chargeAmount: file.chargeCents / 100,
    ...payerDisputeView(file),
    embargoEnabled: file.embargoEnabled,
    embargoDays: file.embargoDays,
    ...(availableAt && { availableAt }),
    ...(decision.kind === 'once' && { downloadUntil: decision.until.toISOString() }),
    downloadWindowExtendedAt: file.windowExtendedAt,
    ...(file.termsChangedAt !== null && { termsChangedAt: file.termsChangedAt }),
    ...(file.withdrawnAt !== null && { withdrawnAt: file.withdrawnAt }),
    ...(file.refundedAt !== null && { refundedAt: file.refundedAt }),
    ...(file.deletedAt !== null && { deletedAt: file.deletedAt }),
    uploadedForUpdate: file.updateId !== null,
    updateId: file.updateId,
    updateReason: update?.reason ?? null,
    updateSubmittedAt: update?.submittedAt ?? null,
  };
}

import {
  closedStatuses,
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { appearanceView } from './appearanceView.ts';
import { unansweredNoteView } from '../../messages/unansweredNote.ts';
import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import type { SubstanceUseNotice } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { promisedDay } from '../../deadlines/promisedDay.ts';
import { payerDisputeView } from '../../disputes/disputeViews.ts';
import {
  type ClaimState,
  decideDownload,
  type DownloadDecision,
  downloadStateOf,
  isViewable,
} from '../../files/downloads/decideDownload.ts';
import { withPayment } from '../../packets/replacements.ts';
import { canRequestDownload, downloadRequestView } from '../../files/downloads/downloadRequests.ts';
import { invoiceView, isShownToClient } from '../../invoices/invoiceViews.ts';
import { scopeVersionsOf } from '../edits/narrowScope.ts';
import { unreadMessagesView } from '../../messages/thread.ts';
import { accountsToVerify } from '../../payments/accountsToVerify.ts';
import { everythingDueView } from '../../payments/combined/combinedPaymentViews.ts';
import { missingInformationView } from '../../submissions/reviewView.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';

/** The reader and the time of a view; what can be done with paid files depends on both. */
export interface ClientViewContext {
  readonly now: Date;
  claimOf(file: RequestFile): ClaimState;
  /** Every configured status, including deactivated and deleted ones. */
  readonly statuses: readonly StatusDefinition[];
  /** File facts from the stores. */
  readonly stored: StoredFacts;
  /** The day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** Null if the rules never applied to the request. */
  readonly deadline: DeadlineView | null;
  /** The notice of 42 CFR 2.32 with its released documents; null or absent if none applies. */
  readonly notice?: SubstanceUseNotice | null;
}

/** Facts about files that are stored outside the request's document. */
export interface StoredFacts {
  /** Ids of the files that a client or holder downloaded. */
  readonly downloaded: ReadonlySet<string>;
  /** The blob of a file. */
  blobOf(fileId: string): { readonly blobName: string; readonly url: string };
}

/** A request as its client or holder sees it. Fields are listed one by one, so that a new field stays private until it is added here. */
export function clientView(request: RequestDocument, context: ClientViewContext): RequestView {
  const accounts = accountsToVerify(request);
  const files = Object.values(request.files);
  const viewOf = (file: RequestFile) => {
    const decision = decideDownload(withPayment(file, request.files), context.claimOf(file), context.now);
    return {
      ...fileView(file, decision, request, context.stored),
      ...(canRequestDownload(file, decision, context.now) && { canRequestDownload: true }),
    };
  };
  const uploadedFiles = files.filter((file) => file.group !== 'loa').map(viewOf);
  const loaFiles = files.filter((file) => file.group === 'loa').map(viewOf);
  return {
    _id: request.requestId,
    orderId: request.fields.orderId,
    submittedAt: request.submittedAt,
    updatedAt: request.updatedAt,
    status: request.status,
    facilityName: request.fields.facilityName ?? '',
    patientName: request.fields.patientName,
    requestType: request.fields.requestType,
    ...appearanceView(request.fields),
    ...(request.fields.authority && { authority: request.fields.authority }),
    filesCount: uploadedFiles.length + loaFiles.length,
    statusHistory: publicHistory(request.history, context.statuses),
    uploadedFiles,
    loaFiles,
    loaIncluded: request.fields.loaIncluded,
    payment: {
      state: request.payment.state,
      amount: request.payment.amountCents,
      ...(request.payment.paidAt && { paidAt: request.payment.paidAt }),
      ...payerDisputeView(request.payment),
      ...(request.payment.verificationUrl && { verificationUrl: request.payment.verificationUrl }),
    },
    updates: request.updates
      .map(({ updateId, reason, details, submittedAt }) => ({ updateId, reason, details, submittedAt }))
      .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)),
    customInvoices: Object.values(request.invoices)
      .filter(isShownToClient)
      .map((invoice) => invoiceView(request.requestId, invoice))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    ...everythingDueView(request, context.now),
    ...(accounts.length > 0 && { accountsToVerify: accounts }),
    ...missingInformationView(request),
    ...unansweredNoteView(request),
    ...scopeView(request),
    ...(context.deadline &&
      !closedStatuses.includes(request.status) && {
        deadline: publicDeadline(context.deadline, context.today),
      }),
    ...(context.notice && { substanceUseNotice: context.notice }),
    ...(request.thread.messages > 0 && { messageCount: request.thread.messages }),
    ...unreadMessagesView(request.thread, 'client'),
  };
}

/** The versions of the scope, without the people who wrote them. */
function scopeView(request: RequestDocument): Pick<RequestView, 'scope'> {
  const versions = scopeVersionsOf(request).map(({ version, at, scope, narrowing }) => ({
    version,
    at,
    scope,
    ...(narrowing && { narrowing }),
  }));
  return versions.length > 0 ? { scope: versions } : {};
}

/** The deadline without the source of its rule, which admins write for colleagues. Says if its day cannot be promised. */
function publicDeadline({ explanation, ...deadline }: DeadlineView, today: string): DeadlineView {
  const isPassed = promisedDay(deadline.dueDate, today) === null;
  return {
    ...deadline,
    ...(isPassed && { isPassed }),
    explanation: explanation && { ...explanation, source: '' },
  };
}

/**
 * The history without private notes. A status change with private notes is still shown, so that the history leads to the
 * current status. A repeated status is shown only with notes. What the client sent is worded for the client.
 */
function publicHistory(
  history: RequestDocument['history'],
  statuses: ClientViewContext['statuses'],
): RequestView['statusHistory'] {
  return history
    .filter(
      ({ isPrivate, status, notes }, index) =>
        status !== history[index - 1]?.status || (notes !== '' && !isPrivate),
    )
    .map(({ status, at, notes, isPrivate, by }) => ({
      ...statusAppearance(status, statuses),
      updatedAt: at,
      ...(notes && !isPrivate && { notes }),
      ...(isUpdateOfClient({ status, by }) && { notes: CLIENT_UPDATE }),
    }));
}

const CLIENT_UPDATE = 'You sent an update. We will review it.';

/** Whether the entry is the update of a client. Staff can set the same status, which asks for one. */
function isUpdateOfClient({
  status,
  by,
}: Pick<RequestDocument['history'][number], 'status' | 'by'>): boolean {
  return status === 'update_requested' && (by.kind === 'client' || by.kind === 'holder');
}

/** A status with its label and color. */
export function statusAppearance(status: string, statuses: ClientViewContext['statuses']) {
  const { label, color } = statusDefinitionOf(status, statuses);
  return { status, label, color };
}

/** A file, with what the reader can do with it. */
export function fileView(
  file: RequestFile,
  decision: DownloadDecision,
  { updates, files }: Pick<RequestDocument, 'updates' | 'files'>,
  { downloaded, blobOf }: StoredFacts,
): FileView {
  const refusal = decision.kind === 'refuse' ? decision : null;
  const availableAt = refusal?.availableAt?.toISOString();
  const update = updates.find(({ updateId }) => updateId === file.updateId);
  const { blobName, url } = blobOf(file.fileId);
  return {
    fileId: file.fileId,
    originalName: file.originalName,
    blobName,
    url,
    contentType: file.contentType,
    size: file.size,
    ...(file.volumes && {
      volumes: file.volumes.map(({ name, size, pages }) => ({ name, size, pages })),
    }),
    uploadedAt: file.uploadedAt,
    uploadedByAdmin: file.uploadedByAdmin,
    scan: file.scan,
    isViewable: isViewable(decision, file.contentType),
    isDownloadable: refusal === null,
    downloadState: downloadStateOf(decision),
    downloadReason: refusal?.message ?? null,
    downloadedAt: ('downloadedAt' in decision && decision.downloadedAt) || null,
    nextDownloadTime: (refusal?.code === 'embargo' && availableAt) || null,
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
    ...(file.downloadRequest && { downloadRequest: downloadRequestView(file.downloadRequest) }),
    downloadWindowExtendedAt: file.windowExtendedAt,
    ...(file.termsChangedAt !== null && { termsChangedAt: file.termsChangedAt }),
    ...(file.withdrawnAt !== null && { withdrawnAt: file.withdrawnAt }),
    ...replacementViews(file, files),
    ...(file.refundedAt !== null && { refundedAt: file.refundedAt }),
    ...(file.deletedAt !== null && { deletedAt: file.deletedAt }),
    ...(file.noticeVersion !== undefined && { isNotice: true }),
    ...(file.packet?.redactedPages && { redactedPages: file.packet.redactedPages }),
    uploadedForUpdate: file.updateId !== null,
    updateId: file.updateId,
    updateReason: update?.reason ?? null,
    updateSubmittedAt: update?.submittedAt ?? null,
    ...(file.messageId !== null && { messageId: file.messageId }),
  };
}

function replacementViews(
  { replaces, replacedBy }: RequestFile,
  files: RequestDocument['files'],
): Pick<FileView, 'replaces' | 'replacedBy'> {
  const [earlier, later] = [replaces && files[replaces.fileId], replacedBy && files[replacedBy]];
  return {
    ...(replaces &&
      earlier && {
        replaces: { fileId: replaces.fileId, name: earlier.originalName, reason: replaces.reason },
      }),
    ...(later && { replacedBy: { fileId: later.fileId, name: later.originalName, at: later.uploadedAt } }),
  };
}

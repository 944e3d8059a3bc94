import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import { storedAppearance } from './appearanceView.ts';
import { downloadWindow } from '@portal/contract/files/rules/downloads.ts';
import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import type { UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';
import type { StoredReplacement } from '@portal/contract/packets/replacements.ts';
import type { RetentionView } from '@portal/contract/retention/schemas.ts';
import type {
  NotificationRecipient,
  StaffFileView,
  StaffRequestView,
} from '@portal/contract/requests/schemas/staffRequestView.ts';
import { clientRemindedAt } from '../../deadlines/nextReminder.ts';
import { staffDisputeViews } from '../../disputes/disputeViews.ts';
import { decideDownload } from '../../files/downloads/decideDownload.ts';
import { type DownloadClaim, isDownloadUsed } from '../../files/downloads/downloadClaims.ts';
import { isRefundDue } from '../../files/withdrawFile.ts';
import { unreadMessagesView } from '../../messages/thread.ts';
import { openSecondCheckViews } from '../../packets/checks/openSecondChecks.ts';
import { reviewDecisionView } from '../../submissions/authorityReview.ts';
import { type ConfiguredChecklists, reviewView } from '../../submissions/reviewView.ts';
import { fileView, statusAppearance, type ClientViewContext, type StoredFacts } from './clientView.ts';
import { requestMoneyView } from './requestMoney.ts';
import { officeOf } from './officeOf.ts';
import { scopeVersionsOf } from '../edits/narrowScope.ts';
import { contactEmailOf } from '../../notifications/contactEmailOf.ts';
import { correctionsOf } from '../edits/corrections.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';
import type { StoredWaitingStatus } from '../fulfillment/storedWaitingStatus.ts';
import { isSample } from '../creation/sample.ts';
import type { StoredRetention } from '../../retention/storedRetention.ts';

/** Facts for a staff view that are stored outside the request. */
export interface StaffViewContext extends ConfiguredChecklists {
  readonly now: Date;
  /** Null if unassigned. */
  readonly assignee: Assignee | null;
  /** Downloads of paid files, newest first. */
  readonly downloads: readonly DownloadClaim[];
  readonly stored: StoredFacts;
  /** The name of the user behind a download subject; empty for the holder. */
  nameOf(subject: string): string;
  readonly recipients: readonly NotificationRecipient[];
  /** Those whom emails about the request do not reach. */
  readonly undelivered: readonly UndeliveredRecipient[];
  readonly suppression: Pick<StaffRequestView, 'contactIsSuppressed'>;
  readonly statuses: ClientViewContext['statuses'];
  readonly deadline: ClientViewContext['deadline'];
  /** Null if the records may be produced on any day. */
  readonly earliestProduction: EarliestProductionView | null;
}

/** A request as staff see it. Fields are listed one by one. */
export function staffView(request: RequestDocument, context: StaffViewContext): StaffRequestView {
  const { fields, payment } = request;
  const files = Object.values(request.files);
  const messageCount = request.thread.messages + request.thread.notes;
  const scope = scopeVersionsOf(request);
  const remindedAt = clientRemindedAt(request);
  const secondChecks = openSecondCheckViews(request);
  const viewOf = (file: RequestFile) => staffFileView(file, request, context);
  return {
    _id: request.requestId,
    orderId: fields.orderId,
    source: request.source,
    ...(isSample(request) && { isSample: true as const }),
    status: request.status,
    requestType: fields.requestType,
    submittedAt: request.submittedAt,
    updatedAt: request.updatedAt,
    dueDate: request.dueDate,
    subpoenaReceivedDate: request.subpoenaReceivedDate ?? '',
    facilityName: fields.facilityName ?? '',
    patientName: fields.patientName,
    patientDob: fields.patientDob,
    patientSsnLast4: fields.patientSsnLast4 ?? '',
    ...(fields.paAppliesTo && { paAppliesTo: fields.paAppliesTo }),
    ...storedAppearance(fields),
    physicianName: fields.physicianName ?? '',
    attorneyName: fields.attorneyName ?? '',
    lawyerEmail: fields.lawyerEmail ?? '',
    lawyerPhone: fields.lawyerPhone ?? '',
    firmName: fields.firmName ?? '',
    copyServiceName: fields.copyServiceName,
    copyServiceLocation: fields.copyServiceLocation ?? '',
    copyServiceOffice: officeOf(fields),
    copyServiceEmail: fields.copyServiceEmail,
    copyServicePhone: fields.copyServicePhone ?? '',
    contactPhone: fields.contactPhone ?? '',
    contactEmail: contactEmailOf(request),
    ...context.suppression,
    recipients: [...context.recipients],
    ...(context.undelivered.length > 0 && { undelivered: [...context.undelivered] }),
    ...(secondChecks.length > 0 && { secondChecks }),
    ...(fields.authority && { authority: fields.authority }),
    ...reviewDecisionView(request),
    loaIncluded: fields.loaIncluded,
    subpoenaApproved: request.subpoenaApproved,
    recordsSaved: request.recordsSaved,
    assignee: context.assignee,
    dueDateChanges: request.dueDateChanges.map(({ from, to, at, byName, reason, useRules }) => ({
      from,
      to,
      changedAt: at,
      changedByName: byName,
      reason,
      ...(useRules && { useRules }),
    })),
    loaFiles: files.filter(({ group }) => group === 'loa').map(viewOf),
    uploadedFiles: files.filter(({ group }) => group !== 'loa').map(viewOf),
    updateRequests: request.updates.map((update) => ({
      updateId: update.updateId,
      reason: update.reason,
      details: update.details,
      submittedAt: update.submittedAt,
      differences: correctionsOf(request, update),
    })),
    statusHistory: request.history.map(({ status, at, by, byName, notes, isPrivate }) => ({
      ...statusAppearance(status, context.statuses),
      updatedAt: at,
      updatedBy: by.id,
      updatedByName: byName,
      notes,
      isPrivate,
    })),
    ...requestMoneyView(request),
    review: reviewView(request, context),
    payment: {
      state: payment.state,
      amount: payment.amountCents,
      ...(payment.paidAt && { paidAt: payment.paidAt }),
      ...staffDisputeViews(payment.disputes),
    },
    ...(request.retention && { retention: retentionViewOf(request.retention) }),
    ...(context.deadline && { deadline: context.deadline }),
    ...(remindedAt !== null && { clientRemindedAt: remindedAt }),
    ...(context.earliestProduction && { earliestProduction: context.earliestProduction }),
    ...(request.earlyReleases && {
      earlyReleases: request.earlyReleases.map(({ at, byName, reason, earliestOn }) => ({
        at,
        byName,
        reason,
        earliestOn,
      })),
    }),
    ...(scope.length > 0 && { scope }),
    ...(messageCount > 0 && { messageCount }),
    ...unreadMessagesView(request.thread, 'staff'),
    ...(request.workCount && { workCount: request.workCount }),
    ...(request.waitingStatus && { waitingStatus: waitingStatusView(request.waitingStatus) }),
  };
}

function waitingStatusView({ status, notes, isPrivate, at, byName, lateAt, end }: StoredWaitingStatus) {
  return { status, notes, isPrivate, at, byName, isLate: lateAt !== undefined, end: end ?? null };
}

/** Staff can open every clean file. Embargo, payment and window apply only to the client. */
export function staffFileView(
  file: RequestFile,
  request: RequestDocument,
  { now, downloads, stored, nameOf }: Pick<StaffViewContext, 'now' | 'downloads' | 'stored' | 'nameOf'>,
): StaffFileView {
  const decision = decideDownload({ ...file, uploadedByAdmin: false }, null, now);
  const claims = downloads.filter(({ fileId }) => fileId === file.fileId);
  return {
    ...fileView(file, decision, request, stored),
    window: windowView(file, now),
    downloads: claims.map(({ at, subject }) => ({ at, by: nameOf(subject) })),
    isDownloadUsed: isDownloadUsed(claims, file, request),
    isRefundDue: isRefundDue(file),
    ...(file.withdrawal && { withdrawal: file.withdrawal }),
    ...(file.otherPerson && { otherPerson: file.otherPerson }),
    ...(file.packet && { packetPages: file.packet.pages }),
    ...(file.replaces && { replacement: replacementNoteOf(file.replaces) }),
    ...(file.unread && { unread: file.unread }),
    ...(file.secondCheck && { secondCheck: file.secondCheck }),
    ...(file.incidentId && { incidentId: file.incidentId }),
    ...staffDisputeViews(file.disputes),
    ...(file.authorizationCheck && { authorizationCheck: file.authorizationCheck }),
    ...(file.retention && { retention: retentionViewOf(file.retention) }),
  };
}

function replacementNoteOf({ note, byName, at }: StoredReplacement) {
  return { note, byName, at };
}

function retentionViewOf({ choice, at, byName, reason }: StoredRetention): RetentionView {
  return { choice, at, byName, reason };
}

function windowView(file: RequestFile, now: Date): StaffFileView['window'] {
  const window = downloadWindow(file, now);
  switch (window.kind) {
    case 'none':
    case 'unpaid':
      return { state: window.kind };
    case 'embargoed':
      return { state: 'embargoed', at: window.from.toISOString() };
    case 'active':
      return { state: 'active', at: window.until.toISOString() };
    case 'expired':
      return { state: 'expired', at: window.since.toISOString() };
  }
}

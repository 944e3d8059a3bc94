import { randomUUID } from 'node:crypto';
import { changeAddressBook } from '../../../data/accounts/addressBooks.ts';
import { appendEntry } from '../../../data/audit/appendEntry.ts';
import { readRequestEvent } from '../../../data/audit/readRequestEvent.ts';
import { countMoney, countRequest, countWork } from '../../analytics/reports/countForReports.ts';
import { eraseThread } from '../../messages/eraseThread.ts';
import { extendIssuedFiles } from '../../../data/requests/disclosureLog.ts';
import { indexAttorney } from '../../../data/views/indexAttorney.ts';
import { projectOpenPayments } from '../../../data/views/openPayments.ts';
import type { TrailEvent } from '../../../domain/audit/trailEvent.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { projectRequest, removeFromList } from '../../../data/views/projectRequest.ts';
import { recordUse } from '../../../domain/accounts/addressBook.ts';
import { fileFactsOf } from '../../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../../domain/analytics/invoiceFactsOf.ts';
import { isWork } from '../../../domain/analytics/reports/workEntries.ts';
import { isSample } from '../../../domain/requests/creation/sample.ts';
import { isOwner } from '../../../domain/requests/access/mayOpenRequest.ts';
import { attorneyOf } from '../../../domain/requests/attorneyContact.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import { type ClientNotification, type TaskStep, taskSteps } from '../../../domain/requests/taskSteps.ts';
import type { Log } from '../../../telemetry/log.ts';
import { endDraft, finishDraft } from '../../requests/drafts/finishDraft.ts';
import { endFilePayment } from '../../payments/endFilePayment.ts';
import { eraseFile } from '../../files/eraseFile.ts';
import { countPages } from '../../files/countPages.ts';
import { continueBulkAction } from '../../requests/bulk/continueBulkAction.ts';
import { endReplacedCodes } from '../../requests/edits/replaceVerificationCode.ts';
import { moveOutOfDeletedStatus } from '../../requests/moveOutOfDeletedStatus.ts';
import { sendRefund } from '../../payments/sendRefund.ts';
import { orderBundle } from '../../files/bundles/orderBundle.ts';
import { done, type Outcome } from './outcome.ts';
import { scanFiles } from '../../files/scanFiles.ts';
import { isAwaitingScan } from '../../../domain/notifications/isOutdatedNotification.ts';
import { combineNotifications, SCAN_WAIT_MS } from '../../notifications/combineNotifications.ts';
import { emailBankVerification } from '../../notifications/emailBankVerification.ts';
import { emailReplacedCode } from '../../notifications/emailReplacedCode.ts';
import { emailPresentState } from '../../notifications/delivery/emailPresentState.ts';
import { notifyOfAccount } from '../../notifications/notifyOfAccount.ts';
import { remindAssignee } from '../../notifications/remindAssignee.ts';
import { notifyClient, notifyClientOfSeveral } from '../../notifications/notifyClient.ts';
import {
  notifyMentioned,
  notifyMessageAssignee,
  notifyStaffOfMessage,
} from '../../messages/notifyStaffOfMessage.ts';
import {
  notifyStaffOfDownloadRequest,
  notifyStaffOfUpdate,
} from '../../notifications/notifyStaffOfClient.ts';
import { notifyStaffOfDispute } from '../../disputes/notifyStaffOfDispute.ts';
import { checkUploadedAuthorization } from '../../submissions/checkUploadedAuthorization.ts';

/** How long a task continues a bulk action; below the time limit of a step, with time for the requests in progress. */
const BULK_TASK_MS = 60_000;

/** When a check is due after the call that created it. */
const CHECK_DELAY_MS = 1_000;

interface WorkContext {
  readonly requestId: string;
  readonly taskId: string;
  /** Reads the stored request; null if it does not exist. */
  readonly readRoot: () => Promise<RequestRoot | null>;
  /** The events of the task as stored, by ID, as far as they are known. */
  readonly events: ReadonlyMap<string, unknown>;
  /** The version before that of `readRoot`; null for a new request, undefined if unknown. */
  readonly previous: RequestRoot | null | undefined;
  /** Whether the work may have run before. */
  readonly isRetry: boolean;
  /** Whether the task has no other work than checks. */
  readonly isCheckTask: boolean;
  /** Runs tasks that the work creates, for work that creates many of them. */
  readonly runTasks: (refs: readonly TaskRef[], now: Date, log: Log) => Promise<void>;
}

/** Runs one piece of outbox work for a request. Every kind can run twice, or late, without harm. */
export async function runTaskStep(
  { requestId, taskId, readRoot, events, previous, isRetry, isCheckTask, runTasks }: WorkContext,
  work: TaskStep,
  now: Date,
  log: Log,
): Promise<Outcome> {
  if (work.kind === 'finish-draft') return finishDraft(work.draftId, now, log);
  if (work.kind === 'end-draft') return endDraft(work.draftId);
  if (work.kind === 'audit') {
    const event = await readRequestEvent(requestId, work.eventId, events.get(work.eventId));
    if (!event) return done;
    await Promise.all([
      appendEntry(event, isRetry),
      isWork(event.kind) && recordWork(event, readRoot, !isRetry),
    ]);
    return done;
  }
  if (work.kind === 'bundle') return orderBundle({ requestId, bundleId: work.bundleId }, now);
  if (work.kind === 'bulk-action') return continueBulkAction(requestId, BULK_TASK_MS, runTasks, log);
  if (work.kind === 'extend-issued-files') {
    await extendIssuedFiles(work.accountingId);
    return done;
  }
  if (taskSteps[work.kind].isCheck) {
    // The first attempt is part of a call that must not wait for it. Other work of the task must not wait either: the
    // check becomes a task of its own.
    if (!isRetry) return { kind: 'later', next: [], retryAfterMs: CHECK_DELAY_MS };
    if (!isCheckTask) return { kind: 'later', next: [], retryAfterMs: 0 };
  }
  if (work.kind === 'notify-client-later') return combineNotifications({ requestId, taskId }, now);
  const root = await readRoot();
  if (work.kind === 'email-bank-verification') {
    await emailBankVerification(work, root, now);
    return done;
  }
  if (!root) return done;
  switch (work.kind) {
    case 'project':
      await project(root, previous);
      return moveOutOfDeletedStatus(root, now);
    case 'erase':
      return eraseFile(root, work.fileId, now);
    case 'erase-messages':
      return eraseThread(requestId, work.to, now);
    case 'index-attorney':
      await index(root);
      return done;
    case 'record-contacts':
      await recordContacts(root, now);
      return done;
    case 'scan':
      return scanFiles(root, now, log);
    case 'check-authorization':
      return checkUploadedAuthorization(root, work.fileId, now, log);
    case 'count-pages':
      return countPages(root, work.fileId, log);
    case 'count-file-payment':
      await countMoney(root, fileFactsOf(root, work.fileId));
      return done;
    case 'count-invoice':
      await countMoney(root, invoiceFactsOf(root, work.invoiceId));
      return done;
    case 'refund':
      return sendRefund(root, work, now);
    case 'end-file-payment':
      return endFilePayment(root, work, now, log);
    case 'end-replaced-codes':
      await endReplacedCodes(root);
      return done;
    case 'email-replaced-code':
      await emailReplacedCode(root, work, now);
      return done;
    case 'email-present-state':
      await emailPresentState(root, work, now);
      return done;
    case 'notify-staff-of-update':
      return notifyStaffOfUpdate(root, work.updateId, now);
    case 'notify-staff-of-message':
      return notifyStaffOfMessage(root, work, now);
    case 'notify-mentioned':
      await notifyMentioned(root, work, now);
      return done;
    case 'notify-message-assignee':
      await notifyMessageAssignee(root, work, now);
      return done;
    case 'notify-staff-of-download-request':
      return notifyStaffOfDownloadRequest(root, work, now);
    case 'remind-assignee':
      await remindAssignee(root, work, now);
      return done;
    case 'notify-staff-of-dispute':
      await notifyStaffOfDispute(root, work, now);
      return done;
    case 'notify-of-account':
      await notifyOfAccount(root, work, now);
      return done;
    case 'remove-from-list':
      // It may have been readmitted and have added the request again.
      if (!isOwner(root, work.userId)) await removeFromList(root, work.userId);
      return done;
    case 'notify-client':
      return notify(root, work, now);
    case 'notify-client-combined':
      await notifyClientOfSeveral(root, work.notifications, now);
      return done;
  }
}

/**
 * Notifies the client. Waits with an email about new files until all are scanned, and sends none if no file is clean.
 */
async function notify(root: RequestRoot, work: ClientNotification, now: Date): Promise<Outcome> {
  if (isAwaitingScan(root, work)) return { kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS };
  await notifyClient(root, work, now);
  return done;
}

async function project(root: RequestRoot, previous: RequestRoot | null | undefined): Promise<void> {
  await Promise.all([projectRequest(root), projectOpenPayments(root, previous), countRequest(root)]);
}

/** Counts an event as the work of a person. */
async function recordWork(
  { eventId, ...event }: TrailEvent,
  readRoot: WorkContext['readRoot'],
  isNew: boolean,
): Promise<void> {
  const root = await readRoot();
  if (root && !isSample(root)) await countWork(root, { ...event, id: eventId }, isNew);
}

async function index({ fields, requestId }: RequestRoot): Promise<void> {
  const attorney = attorneyOf(fields);
  if (attorney) await indexAttorney(attorney, requestId);
}

async function recordContacts(root: RequestRoot, now: Date): Promise<void> {
  const { submitterId } = root;
  if (submitterId !== null)
    await changeAddressBook(submitterId, (book) => recordUse(book, root, randomUUID), now);
}

import { isAwaitingScan } from '../../domain/notifications/isOutdatedNotification.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { combineNotifications, SCAN_WAIT_MS } from './combineNotifications.ts';
import { emailPresentState } from './delivery/emailPresentState.ts';
import { notifyClient, notifyClientOfSeveral } from './notifyClient.ts';
import { notifyStaffOfDownloadRequest, notifyStaffOfUpdate } from './notifyStaffOfClient.ts';
import { readDraft } from '../../data/requests/drafts/drafts.ts';
import { verificationPurpose } from '../../domain/notifications/verificationPurpose.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import { bankVerificationEmail } from '../../services/email/templates/payments/bankVerificationEmail.ts';
import { sendAccountNotice, sendNotice } from './delivery/sendNotice.ts';
import { sendToEach } from './sendToEach.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { deliveriesOf } from '../../domain/notifications/deliveriesOf.ts';
import { codeReplacedEmail } from '../../services/email/templates/access/codeReplacedEmail.ts';
import { contactAndOwnersOf } from './contactAndOwnersOf.ts';
import { readUser } from '../../data/accounts/users.ts';
import { accountWarning } from '../../domain/notifications/accountWarning.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { accountAddedEmail } from '../../services/email/templates/access/accountAddedEmail.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { promisedDay } from '../../domain/deadlines/promisedDay.ts';
import { isOpenStatus } from '../../domain/requests/list/overviewCounters.ts';
import { dueReminderEmail } from '../../services/email/templates/dueReminderEmail.ts';
import { staffRecipientsOf } from './notifyStaff.ts';

interface Replacement {
  readonly version: number;
  readonly by: 'client' | 'staff';
  readonly isCorrection?: boolean | undefined;
}

/**
 * Emails a new verification code to the contact of a request, and to nobody else: the code may have been replaced because
 * of an account that has the request. Sends nothing if the code was replaced again. A retry does not repeat the email.
 */
async function emailReplacedCode(
  request: RequestDocument,
  { version, by, isCorrection = false }: Replacement,
  now: Date,
): Promise<void> {
  if (request.codeVersion !== version) return;
  const [contact, owners] = await contactAndOwnersOf(request);
  const delivery = deliveriesOf('receipt', contact, owners, request.submitterId).find(
    ({ userId }) => userId === null,
  );
  if (!delivery) return;
  const submitter = owners.find(({ userId }) => userId === request.submitterId);
  const isSubmitter = submitter?.email === contact.email.trim().toLowerCase();
  const email = await codeReplacedEmail({
    requestId: request.requestId,
    orderId: request.fields.orderId,
    verificationCode: verificationCodeOf(request.draftId, version),
    version,
    to: delivery.to,
    language: delivery.language,
    isCorrection,
    by: by === 'client' && !isSubmitter ? 'submitter' : by,
  });
  const { requestId } = request;
  await sendNotice(email, { requestId, kind: 'codeReplaced', recipient: 'contact', userId: null }, now);
}

type Step = Omit<Extract<TaskStep, { readonly kind: 'email-bank-verification' }>, 'kind'>;

/**
 * Emails those who get the receipts of a draft, or of files, invoices or the failed fee of a request, a link to verify the
 * bank account: its contact, and the clients who own it. Sends nothing if the payment no longer waits for that. A retry
 * does not repeat the emails.
 */
async function emailBankVerification(
  { draftId, verificationUrl, amountCents }: Step,
  request: RequestDocument | null,
  now: Date,
): Promise<void> {
  const whatFollows = verificationPurpose({ draftId, verificationUrl }, request);
  if (whatFollows === null) return;
  const waiting = request ?? (await readDraftAsRequest(draftId));
  if (!waiting) return;
  const { orderId } = waiting.fields;
  const deliveries = deliveriesOf('receipt', ...(await contactAndOwnersOf(waiting)));
  const emailed = deliveries.filter(({ channel }) => channel === 'email');
  await sendToEach(emailed, async ({ to, language, userId }) => {
    const facts = { to, language, orderId, whatFollows, verificationUrl, amountCents };
    const written = await bankVerificationEmail(facts);
    const email = userId === null ? written : { ...written, id: `${written.id}-${userId}` };
    // The draft is not a request yet.
    if (!request) return sendAccountNotice(email, now);
    const recipient = userId === null ? 'contact' : 'account';
    const about = { requestId: request.requestId, kind: 'bankVerification', recipient, userId } as const;
    return sendNotice(email, about, now);
  });
}

/** What the emails about a draft need to know of its later request. Null if the draft was deleted. */
async function readDraftAsRequest(draftId: string | undefined) {
  const draft = draftId === undefined ? null : (await readDraft(draftId))?.value;
  if (!draft) return null;
  const { request: fields, language, ownerId } = draft;
  return { fields, language, owners: ownerId === null ? [] : [ownerId], submitterId: ownerId };
}

export const notificationSteps: Steps<
  | 'email-bank-verification'
  | 'email-present-state'
  | 'email-replaced-code'
  | 'notify-client'
  | 'notify-client-combined'
  | 'notify-client-later'
  | 'notify-of-account'
  | 'notify-staff-of-download-request'
  | 'notify-staff-of-update'
  | 'remind-assignee'
> = {
  async 'email-bank-verification'(step, { loadRequest, now }) {
    await emailBankVerification(step, await loadRequest(), now);
  },
  'email-present-state': ofRequest((request, step, { now }) => emailPresentState(request, step, now)),
  'email-replaced-code': ofRequest((request, step, { now }) => emailReplacedCode(request, step, now)),
  // Waits with an email about new files until all are scanned, and sends none if no file is clean.
  'notify-client': ofRequest(async (request, step, { now }) => {
    if (isAwaitingScan(request, step)) return { kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS };
    return notifyClient(request, step, now);
  }),
  'notify-client-combined': ofRequest((request, { notifications }, { now }) =>
    notifyClientOfSeveral(request, notifications, now),
  ),
  'notify-client-later': (_, { requestId, taskId, now }) => combineNotifications({ requestId, taskId }, now),
  'notify-of-account': ofRequest((request, step, { now }) => notifyOfAccount(request, step, now)),
  'notify-staff-of-download-request': ofRequest((request, step, { now }) =>
    notifyStaffOfDownloadRequest(request, step, now),
  ),
  'notify-staff-of-update': ofRequest((request, { updateId }, { now }) =>
    notifyStaffOfUpdate(request, updateId, now),
  ),
  'remind-assignee': ofRequest((request, step, { now }) => remindAssignee(request, step, now)),
};

/**
 * Warns the submitter of a request, or else its contact, that an account added it, unless the account was removed in the
 * meantime. A retry does not repeat the email.
 */
async function notifyOfAccount(
  request: RequestDocument,
  { seq, userId }: { readonly seq: number; readonly userId: string },
  now: Date,
): Promise<void> {
  if (!isOwner(request, userId)) return;
  const { requestId, submitterId, fields } = request;
  const [submitter, added] = await Promise.all([
    submitterId === null ? null : readUser(submitterId),
    readUser(userId),
  ]);
  const warning = accountWarning(request, submitter, added);
  if (warning === null) return;
  const facts = { ...warning, requestId, seq, orderId: fields.orderId };
  const about = warning.isSubmitter
    ? ({ recipient: 'account', userId: submitterId } as const)
    : ({ recipient: 'contact', userId: null } as const);
  await sendNotice(await accountAddedEmail(facts), { requestId, kind: 'accountAdded', ...about }, now);
}

/**
 * Emails the assignee that a request is due, unless it was closed, moved or assigned to someone else in the meantime. A retry
 * does not repeat the email.
 */
async function remindAssignee(
  request: RequestDocument,
  reminder: { readonly seq: number; readonly userId: string; readonly dueDate: string },
  now: Date,
): Promise<void> {
  const { requestId, assigneeId, dueDate, status } = request;
  if (!isOpenStatus(status) || dueDate !== reminder.dueDate) return;
  // All staff receive it if the assignee left: only the assignee has to be reminded.
  const recipients = assigneeId === reminder.userId ? await staffRecipientsOf(request) : [];
  const isPassed = promisedDay(dueDate, await facilityDay(now)) === null;
  for (const { userId, email, settings } of recipients.filter(({ userId: id }) => id === assigneeId)) {
    const { language } = settings;
    const facts = { userId, to: email, language, requestId, seq: reminder.seq, dueDate, isPassed };
    const about = { requestId, kind: 'staffReminder', recipient: 'staff', userId } as const;
    await sendNotice(await dueReminderEmail(facts), about, now);
  }
}

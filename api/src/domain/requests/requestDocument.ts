import { filePaymentState } from '@portal/contract/files/schemas/filePaymentState.ts';
import { otherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import { withdrawalView } from '@portal/contract/files/schemas/withdrawal.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { batesRange } from '@portal/contract/packets/batesNumbers.ts';
import { appliedRequirement, unreadView } from '@portal/contract/packets/pageChecks.ts';
import { storedReplacement } from '@portal/contract/packets/replacements.ts';
import { secondCheckView } from '@portal/contract/packets/secondCheck.ts';
import { correctableFields, correctionDecisions } from '@portal/contract/requests/catalogs/corrections.ts';
import { scanState } from '@portal/contract/requests/schemas/requestView.ts';
import { requestSources } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { scope } from '@portal/contract/requests/scope/view.ts';
import { authorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import * as z from 'zod/mini';
import { storedDeadline, storedEarlyRelease } from '../deadlines/storedDeadline.ts';
import { storedReminders } from '../deadlines/storedReminders.ts';
import { dispute } from '../disputes/dispute.ts';
import { endedSecondCheck, sentBack, storedSecondCheck } from '../packets/checks/storedSecondCheck.ts';
import { storedFileVolume } from '../packets/volumes.ts';
import { storedDownloadRequest } from '../files/storedDownloadRequest.ts';
import { invoice } from '../invoices/invoice.ts';
import { EMPTY_THREAD, thread } from '../messages/thread.ts';
import { combinedPayment } from '../payments/combined/allocation.ts';
import { outsideRefund } from '../payments/refunds/outsideRefund.ts';
import { storedResend, storedUndelivered } from '../notifications/delivery/storedUndelivered.ts';
import { review } from '../submissions/review.ts';
import { storedDecision } from '../submissions/storedDecision.ts';
import { actor } from './actor.ts';
import { storedRetention } from '../retention/storedRetention.ts';
import { requestFields } from './requestFields.ts';
import { storedWaitingStatus } from './fulfillment/storedWaitingStatus.ts';

/** The result of the check of an authorization, stored with its file. */
const storedAuthorizationCheck = z.extend(authorizationCheck, { checkedAt: z.string() });

export const requestFile = z.object({
  fileId: z.string(),
  group: z.enum(['loa', 'supporting', 'legal', 'update', 'message']),
  originalName: z.string(),
  contentType: z.string(),
  /** Bytes, of all volumes. */
  size: z.int(),
  /** The files of a packet in volumes, in order; absent for a document that is one file. They have no IDs of their own. */
  volumes: z.optional(z.array(storedFileVolume)),
  uploadedAt: z.string(),
  uploadedByAdmin: z.boolean(),
  /** The account that sent it with an update or a message; absent for other files, and if the holder sent it. */
  uploaderId: z.optional(z.string()),
  scan: scanState,
  /** Blob name in quarantine. A clean file is stored under the request's name instead. */
  quarantineBlob: z.string(),
  /** ETag of the scanned content; of the first volume. */
  etag: z.string(),
  // Staff set the following fields when they release a file.
  adminComment: z._default(z.string(), ''),
  requiresPayment: z._default(z.boolean(), false),
  /** Zero for a file without a charge. */
  chargeCents: z._default(z.int(), 0),
  /** Null while the file is unpaid, and for a file without a charge. */
  paidAt: z._default(z.nullable(z.string()), null),
  paymentState: z._default(filePaymentState, 'unpaid'),
  /** The current PaymentIntent; there is at most one. */
  intentId: z._default(z.nullable(z.string()), null),
  /** The account that opened the current PaymentIntent; null for the holder. Absent if it was opened before this was stored. */
  payerId: z.optional(z.nullable(z.string())),
  /** Accounts that got the same PaymentIntent later; any of them may have paid. Absent or empty if there are none. */
  morePayerIds: z.optional(z.array(z.string())),
  /** Accounts that staff allowed to download it besides those of the payment; absent if there are none. */
  admittedIds: z.optional(z.array(z.string())),
  /** The charge that `paymentState` refers to. */
  chargeId: z._default(z.nullable(z.string()), null),
  /** Disputes of its payments, oldest first. */
  disputes: z._default(z.array(dispute), []),
  /** PaymentIntents that were refunded because the file was already paid, or is withdrawn. */
  refundedIntents: z._default(z.array(z.string()), []),
  embargoEnabled: z._default(z.boolean(), false),
  embargoDays: z._default(z.int(), 0),
  windowExtendedAt: z._default(z.nullable(z.string()), null),
  /** Each person can download a paid file once per round. Staff open the next round. */
  downloadRound: z._default(z.int(), 0),
  /** The latest request of a client for another download; null if there was none. */
  downloadRequest: z._default(z.nullable(storedDownloadRequest), null),
  /** The update that contained the file; null if it came another way. */
  updateId: z._default(z.nullable(z.string()), null),
  /** The message that contained the file; null if it came another way. */
  messageId: z._default(z.nullable(z.string()), null),
  /** Retention of this file; null if the request's retention applies. */
  retention: z._default(z.nullable(storedRetention), null),
  /** Who of the staff released it; absent for other files, and for those released before this was stored. */
  releasedBy: z.optional(z.string()),
  /** When staff last changed the terms after release; null if never. */
  termsChangedAt: z._default(z.nullable(z.string()), null),
  /** When staff withdrew the file; `deletedAt` is then the same instant. */
  withdrawnAt: z._default(z.nullable(z.string()), null),
  /** Why and by whom it was withdrawn; absent without a reason. */
  withdrawal: z.optional(withdrawalView),
  /** Why it was released although its text names another person; absent without a reason. */
  otherPerson: z.optional(otherPersonView),
  /** Why it was released although pages of it were not checked; absent if all were. */
  unread: z.optional(unreadView),
  /** Its second check, or the reason of an admin instead; absent without one. */
  secondCheck: z.optional(secondCheckView),
  /**
   * For a packet: its ID, the number of its pages of records, of those with redactions (absent in earlier versions), its SHA-256
   * (in volumes, of their hashes), and its Bates numbers if it has them. Absent for other documents.
   */
  packet: z.optional(
    z.object({
      packetId: z.string(),
      pages: z.int(),
      redactedPages: z.optional(z.int()),
      sha256: z.string(),
      numbers: z.optional(batesRange),
    }),
  ),
  /** The document that it replaces, and why; absent for others. */
  replaces: z.optional(storedReplacement),
  /** The document that replaces it; absent if it is the current version. */
  replacedBy: z.optional(z.string()),
  /** Whether its payment pays for the document that replaces it. */
  isPaymentMoved: z.optional(z.literal(true)),
  /** The incident of its release to the wrong person; absent without one. */
  incidentId: z.optional(z.string()),
  /** When the payment was refunded after a withdrawal. */
  refundedAt: z._default(z.nullable(z.string()), null),
  /**
   * The amount of that refund, in cents: the charge minus earlier refunds outside the portal. Absent if it is the whole
   * charge.
   */
  refundedCents: z.optional(z.int()),
  /** Whether that refund failed later. */
  isRefundFailed: z.optional(z.literal(true)),
  /** The version of the notice of 42 CFR 2.32 that the portal attached as this document; absent for other documents. */
  noticeVersion: z.optional(z.string()),
  /** When retention or a withdrawal deleted the content; null while it exists. */
  deletedAt: z._default(z.nullable(z.string()), null),
  /** What the check of an authorization suggests; absent for other files, and until it ran. */
  authorizationCheck: z.optional(storedAuthorizationCheck),
});

export type RequestFile = z.output<typeof requestFile>;

/** A packet that can be released. */
const readyPacket = z.object({
  packetId: z.string(),
  /** Of the recipe of which it is made. Absent in packets of earlier versions of the portal. */
  version: z.optional(z.int()),
  /** Pages of records, without cover and table of contents. */
  pages: z.int(),
  /** Pages of records that have redactions. Absent in packets of earlier versions. */
  redactedPages: z.optional(z.int()),
  sha256: z.string(),
  /** Its Bates numbers; absent without them. */
  numbers: z.optional(batesRange),
  /** The IDs of the sources that have a page in it. */
  sourceIds: z.array(z.string()),
  /** Why it is released although its text names another person; absent without one. */
  otherPerson: z.optional(otherPersonView),
  /** The released document that it replaces, and why; absent for others. */
  replaces: z.optional(storedReplacement),
  /** Why it is released although pages of it were not checked; absent if all were. */
  unread: z.optional(unreadView),
  /** Its second check, or the reason of an admin instead; absent if it needed none. */
  secondCheck: z.optional(endedSecondCheck),
  /** Whether its pages have words of sensitive categories. Absent in packets of earlier versions. */
  hasCategories: z.optional(z.boolean()),
  /** Which of its pages had to be checked, or all if all were. Absent in packets of earlier versions. */
  requirement: z.optional(appliedRequirement),
});

export type ReadyPacket = z.output<typeof readyPacket>;

/** What a client sent after the request itself. */
export const requestUpdate = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: z.string(),
  /** New patient and phone values; empty if left out or unchanged. */
  patientName: z._default(z.string(), ''),
  patientDob: z._default(z.string(), ''),
  contactPhone: z._default(z.string(), ''),
  /** What staff decided about these values. A value without a decision is open, unless a later update has another. */
  decisions: z._default(
    z.partialRecord(
      z.enum(correctableFields),
      z.object({ kind: z.enum(correctionDecisions), at: z.string(), by: actor, byName: z.string() }),
    ),
    {},
  ),
});

export const historyEntry = z.object({
  status: z.string(),
  at: z.string(),
  by: actor,
  byName: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
});

/** The processing fee. A bank payment clears for days and can then still fail. `waived` and `paid` are final. Internal requests have a waived fee. */
export const feePayment = z.object({
  intentId: z.nullable(z.string()),
  amountCents: z.int(),
  state: z.enum(['paid', 'clearing', 'failed', 'waived']),
  paidAt: z.nullable(z.string()),
  /** The charge that `state` refers to. */
  chargeId: z._default(z.nullable(z.string()), null),
  /** The status before a failed bank payment put the request on hold; null if it did not. */
  statusBeforeHold: z._default(z.nullable(z.string()), null),
  /** Stripe's page to verify the bank account that will pay a failed fee again; null if none is pending. */
  verificationUrl: z._default(z.nullable(z.string()), null),
  /** Oldest first. */
  disputes: z._default(z.array(dispute), []),
});

export type FeePayment = z.output<typeof feePayment>;

/** A change of the due date. The reason is free text and can contain patient data, so it is stored only here. */
export const dueDateChange = z.object({
  from: z.string(),
  to: z.string(),
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
  /** Back to what the deadline rules say. */
  useRules: z.optional(z.literal(true)),
});

/** A narrower scope with the client's consent. Reason and scope can contain patient data, so they are stored only here. */
export const scopeChange = z.object({
  scope,
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
  consent: z.object({ method: z.string(), /** YYYY-MM-DD. */ givenOn: z.string() }),
});

/** The document with the current state of a request. The other documents in its partition are its history. */
export const requestDocument = z.object({
  id: z.literal('root'),
  requestId: z.string(),
  type: z.literal('request'),
  schemaVersion: z.literal(1),
  /** Raised by every change. Events have the same number. */
  seq: z.int(),
  /** The draft that became this request; the verification code and the id are derived from it. */
  draftId: z.string(),
  /** How often the verification code was replaced. Absent: never, so the code of the submission is valid. */
  codeVersion: z.optional(z.int()),
  /** The latest replacements of the verification code, oldest first. They limit the number of replacements per day. */
  codeReplacements: z.optional(z.array(z.object({ at: z.string(), by: z.enum(['client', 'staff']) }))),
  /** `internal`: entered by staff, without a fee. */
  source: z._default(z.enum(requestSources), 'client'),
  fields: requestFields,
  /** The language of emails to the client. */
  language: z._default(z.enum(languages), 'en'),
  status: z.string(),
  submittedAt: z.string(),
  updatedAt: z.string(),
  /** YYYY-MM-DD. */
  dueDate: z.string(),
  /** How the due date came about; null for a request from before deadlines were calculated, which keeps its date. */
  deadline: z._default(z.nullable(storedDeadline), null),
  /** Reminders of the due date and of what is missing; absent if none was sent. */
  reminders: z.optional(storedReminders),
  /** Releases of documents before the earliest production date, oldest first; absent if there were none. */
  earlyReleases: z.optional(z.array(storedEarlyRelease)),
  /** YYYY-MM-DD; null if unknown. */
  subpoenaReceivedDate: z._default(z.nullable(z.string()), null),
  payment: feePayment,
  subpoenaApproved: z._default(z.boolean(), false),
  recordsSaved: z._default(z.boolean(), false),
  files: z.record(z.string(), requestFile),
  /** Whether sources were ever added, so that there is an assembly to read; absent: no. */
  hasSources: z.optional(z.literal(true)),
  /** Packets that can be released, because a person has looked at them, by file ID; absent if there are none. */
  readyPackets: z.optional(z.record(z.string(), readyPacket)),
  /** Packets that wait for their second check, or were sent back, by file ID; absent if there were none. */
  secondChecks: z.optional(z.record(z.string(), storedSecondCheck)),
  /** The versions of the recipe that passed a second check, the newest last; absent if there were none. */
  secondChecked: z.optional(z.array(z.int())),
  /** The pages that a second person sent back and nobody passed since; absent if there are none. */
  sentBack: z.optional(z.nullable(sentBack)),
  /** Request types that it had before staff changed it; their rules of checks apply too. Absent if it was not changed. */
  formerTypes: z.optional(z.array(z.int())),
  /** Counts the changes that can close the release of packets; absent: none yet. */
  gate: z.optional(z.int()),
  /** Sources and packets that may not be released any more, by ID; absent if there are none. */
  blockedParts: z.optional(z.array(z.string())),
  /** By id. */
  invoices: z._default(z.record(z.string(), invoice), {}),
  /** Payments for several items, by PaymentIntent id. */
  combinedPayments: z._default(z.record(z.string(), combinedPayment), {}),
  /** Refunds that were made at Stripe, outside the portal, oldest first; absent if there are none. */
  outsideRefunds: z.optional(z.array(outsideRefund)),
  /** Stripe's pages to verify the bank accounts that pay for files or invoices, by PaymentIntent id. */
  accountVerifications: z._default(z.record(z.string(), z.string()), {}),
  history: z.array(historyEntry),
  /** Oldest first. */
  updates: z._default(z.array(requestUpdate), []),
  /** User ids of the clients who have it in their list: they submitted it while signed in, or added it with its code. */
  owners: z._default(z.array(z.string()), []),
  /** When each owner added it, by user id. Absent for the submitter, and for who added it before this was stored. */
  ownersSince: z.optional(z.record(z.string(), z.string())),
  /** Accounts that were removed and cannot add it again until they are readmitted, oldest first. */
  removedOwners: z.optional(z.array(z.object({ userId: z.string(), at: z.string(), by: actor }))),
  /** User id of the client who was signed in when it was submitted; null if no one was. Never changes. */
  submitterId: z._default(z.nullable(z.string()), null),
  /** User id of the assigned staff member; null if unassigned. */
  assigneeId: z._default(z.nullable(z.string()), null),
  /** Oldest first. */
  dueDateChanges: z._default(z.array(dueDateChange), []),
  /** Versions of the scope after `fields.scope`, which is what was submitted. Oldest first. */
  scopeChanges: z._default(z.array(scopeChange), []),
  /** Retention of its files; null if the portal's default applies. */
  retention: z._default(z.nullable(storedRetention), null),
  thread: z._default(thread, EMPTY_THREAD),
  /** Null if no review step has been recorded; `reviewOf` interprets that. */
  review: z._default(z.nullable(review), null),
  /** Approvals and rejections, oldest first, with the authority that they were based on. */
  reviewDecisions: z._default(z.array(storedDecision), []),
  /** When the delayed notifications of the request are sent; in the past if all of them were. Absent if none was delayed. */
  notificationsDueAt: z.optional(z.string()),
  /** Recipients whom emails about the request do not reach; absent if all are reached. */
  undelivered: z.optional(z.array(storedUndelivered)),
  /**
   * When staff last sent the current status, and to whom. They limit the number of such emails per day. Absent if there
   * were none.
   */
  resends: z.optional(z.array(storedResend)),
  /** Raised by releases, invoices, status changes and notes (`withWorkCount`). Absent: 0. */
  workCount: z.optional(z.int()),
  /** A status that will be set after the malware scan, or that was not set because of it; absent if there is none. */
  waitingStatus: z.optional(storedWaitingStatus),
});

export type RequestDocument = z.output<typeof requestDocument>;

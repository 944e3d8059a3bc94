import * as z from 'zod/mini';
import { assignee } from './assignee.ts';
import { storedAuthority } from '../authority/storedAuthority.ts';
import { correctableFields, correctionDecisions } from '../catalogs/corrections.ts';
import { deadlineView } from '../../deadlines/deadlineView.ts';
import { earliestProductionView, earlyReleaseView } from '../../deadlines/earlyRelease.ts';
import { disputeView } from '../../disputes/schemas.ts';
import { waitingStatusView } from '../fulfillment/schemas.ts';
import { feeView, fileView } from './requestView.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { replacementNote } from '../../packets/replacements.ts';
import { unreadView } from '../../packets/pageChecks.ts';
import { openSecondCheck, secondCheckView } from '../../packets/secondCheck.ts';
import { otherPersonView } from '../../files/schemas/otherPerson.ts';
import { withdrawalView } from '../../files/schemas/withdrawal.ts';
import { requestMoney } from '../../payments/schemas/requestMoney.ts';
import { scopeVersion } from '../scope/view.ts';
import { retentionView } from '../../retention/schemas.ts';
import { undeliveredRecipient } from '../../notifications/schemas.ts';
import { reviewDecision } from '../../submissions/schemas/reviewDecision.ts';
import { authorizationCheck } from '../../submissions/schemas/authorizationCheck.ts';
import { reviewedSubmission } from '../../submissions/schemas/submissionReview.ts';

/** Who created a request: a client, who paid for it, or staff. */
export const requestSources = ['client', 'internal'] as const;

/** An entry of the status history as staff see it. `updatedByName` is `system` for changes by the portal itself. */
export const staffHistoryEntry = z.object({
  status: z.string(),
  /** As configured, also for a status that was deactivated or deleted later. */
  label: z.string(),
  color: z.string(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  updatedByName: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
});

export type StaffHistoryEntry = z.output<typeof staffHistoryEntry>;

/** A file as staff see it. Staff may open every clean file; `window` is the client's download window of a paid file. */
export const staffFileView = z.extend(fileView, {
  window: z.object({
    state: z.enum(['none', 'unpaid', 'embargoed', 'active', 'expired']),
    /** When it starts, ends or ended. */
    at: z.optional(instant),
  }),
  /** Downloads of a paid file by clients, newest first. `by` is empty for the holder of Order ID and code. */
  downloads: z.array(z.object({ at: instant, by: z.string() })),
  /** Whether the download of a paid file was used, and no further one has been allowed since. */
  isDownloadUsed: z.boolean(),
  /** Whether it was paid for and withdrawn, and an admin must still refund it. */
  isRefundDue: z.boolean(),
  /** Why it was withdrawn; absent if it was not, or without a reason. */
  withdrawal: z.optional(withdrawalView),
  /** Why it was released although its text names another person; absent if it does not. */
  otherPerson: z.optional(otherPersonView),
  /** For a packet that was assembled: its pages of records; absent for other documents. */
  packetPages: z.optional(z.int()),
  /** What staff noted about the new version; absent for other documents. */
  replacement: z.optional(replacementNote),
  /** Why it was released although pages of it were not checked; absent if all were. */
  unread: z.optional(unreadView),
  /** Its second check, passed or overridden; absent without one. */
  secondCheck: z.optional(secondCheckView),
  /** The incident of its release to the wrong person; absent without one. */
  incidentId: z.optional(z.string()),
  /** How long it is kept; absent if the choice of the request applies. */
  retention: z.optional(retentionView),
  /** Disputes of its payments, oldest first; absent if there are none. */
  disputes: z.optional(z.array(disputeView)),
  /** What the check of an authorization suggests; absent for other files, and until it ran. */
  authorizationCheck: z.optional(authorizationCheck),
});

export type StaffFileView = z.output<typeof staffFileView>;

/** An update of a client. Its files refer to it by `updateId`. */
export const staffUpdateView = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: instant,
  /** Corrections by the client, with the current values. Staff decide which to apply. */
  differences: z.array(
    z.object({
      field: z.enum(correctableFields),
      sent: z.string(),
      onFile: z.string(),
      /**
       * `open`: staff have to decide. `on-file`: the request has this value. `replaced`: a later update has another
       * value for the field.
       */
      state: z.enum(['open', 'decided', 'on-file', 'replaced']),
      /** Null unless it is `decided`. `by` is the name of the person. */
      decision: z.nullable(z.object({ kind: z.enum(correctionDecisions), by: z.string(), at: instant })),
    }),
  ),
});

/** A correction by the client. */
export type Correction = z.output<typeof staffUpdateView>['differences'][number];

/** A change of the due date as staff see it. */
const dueDateChangeView = z.object({
  from: z.string(),
  to: z.string(),
  changedAt: instant,
  changedByName: z.string(),
  reason: z.string(),
  /** Back to what the deadline rules say. */
  useRules: z.optional(z.literal(true)),
});

/** Someone who can be notified about a request, and how they are, by their preferences. Neither: they turned both off. */
const notificationRecipient = z.object({ email: z.string(), isEmailed: z.boolean(), isTexted: z.boolean() });

export type NotificationRecipient = z.output<typeof notificationRecipient>;

/** A version of the scope. `byName`: who narrowed it; empty for what the client submitted. */
const staffScopeVersion = z.extend(scopeVersion, { byName: z.string() });

export type StaffScopeVersion = z.output<typeof staffScopeVersion>;

/** A request as staff see it. Without the verification code, because revealing it is recorded. Days are YYYY-MM-DD. */
export const staffRequestView = z.object({
  _id: requestId,
  orderId: z.string(),
  source: z.enum(requestSources),
  /** A request for trying the portal. Absent otherwise. */
  isSample: z.optional(z.literal(true)),
  status: z.string(),
  requestType: z.int(),
  submittedAt: instant,
  updatedAt: instant,
  dueDate: z.string(),
  /** Empty if unknown. */
  subpoenaReceivedDate: z.string(),
  facilityName: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  patientSsnLast4: z.string(),
  paAppliesTo: z.optional(z.string()),
  physicianName: z.string(),
  appearanceDate: z.optional(z.string()),
  appearanceTime: z.optional(z.string()),
  appearancePlace: z.optional(z.string()),
  attorneyName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  firmName: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  /** The location as of the submission; null for a copy service without locations. */
  copyServiceOffice: z.nullable(z.object({ name: z.string(), address: z.string() })),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  contactPhone: z.string(),
  /** The address that the portal emails about the request; empty if there is none. */
  contactEmail: z.optional(z.string()),
  /** Present if the portal no longer emails that address, because it rejects mail. */
  contactIsSuppressed: z.optional(z.literal(true)),
  /** Who can be notified about the request: the contact, then the clients who own it. Empty if there is nobody. */
  recipients: z.optional(z.array(notificationRecipient)),
  /** Those whom emails about it do not reach; absent if all are reached. Each is a task for staff. */
  undelivered: z.optional(z.array(undeliveredRecipient)),
  /** Packets that wait for their second check, or were returned; absent without one. Each is a task for staff. */
  secondChecks: z.optional(z.array(openSecondCheck)),
  /** On what authority the records are released; absent if it is not stated. */
  authority: z.optional(storedAuthority),
  /** The latest approval or rejection; absent without one. */
  reviewDecision: z.optional(reviewDecision),
  loaIncluded: z.boolean(),
  subpoenaApproved: z.boolean(),
  recordsSaved: z.boolean(),
  /** Null if unassigned. */
  assignee: z.nullable(assignee),
  /** Oldest first. */
  dueDateChanges: z.array(dueDateChangeView),
  /** How the due date came about; absent if the rules never applied to the request. */
  deadline: z.optional(deadlineView),
  /** When the client was last reminded of what is missing now; absent if not yet, and if nothing is missing. */
  clientRemindedAt: z.optional(instant),
  /** Absent if the records may be produced on any day. */
  earliestProduction: z.optional(earliestProductionView),
  /** Releases before it, oldest first; absent if there were none. */
  earlyReleases: z.optional(z.array(earlyReleaseView)),
  loaFiles: z.array(staffFileView),
  uploadedFiles: z.array(staffFileView),
  updateRequests: z.array(staffUpdateView),
  statusHistory: z.array(staffHistoryEntry),
  payment: z.extend(feeView, {
    /** Oldest first; absent if there are none. */
    disputes: z.optional(z.array(disputeView)),
  }),
  /** What was charged, paid and refunded, and what is owed; absent if nothing was ever charged. */
  money: z.optional(requestMoney),
  /** How long its files are kept; absent if the portal default applies. */
  retention: z.optional(retentionView),
  /** Null or absent for a request that is not in the intake queue. */
  review: z.optional(z.nullable(reviewedSubmission)),
  /** What it asks for, oldest version first; absent if that was not stated. */
  scope: z.optional(z.array(staffScopeVersion)),
  /** Messages and internal notes in its thread; absent if there are none. */
  messageCount: z.optional(z.int()),
  /** Messages of the client that no staff member has read; absent if there are none. */
  unreadMessages: z.optional(z.int()),
  /** How often staff or the client changed documents, invoices, status or notes (`seenState`); absent: 0. */
  workCount: z.optional(z.int()),
  /** A status that is set after the malware scan, or was not; absent if there is none. */
  waitingStatus: z.optional(waitingStatusView),
});

export type StaffRequestView = z.output<typeof staffRequestView>;

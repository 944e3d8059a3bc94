import * as z from 'zod/mini';
import { assignee } from './assignee.ts';
import { disputeView } from '../../disputes/schemas.ts';
import { feeView, fileView } from './requestView.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { retentionView } from '../../retention/schemas.ts';
import { reviewedSubmission } from '../../submissions/schemas/submissionReview.ts';

/** Who brought a request in: a client who pays for it, or staff. */
export const requestSources = ['client', 'internal'] as const;

/** An entry of the status history as staff read it. `updatedByName` is `system` for what the portal did itself. */
export const staffHistoryEntry = z.object({
  status: z.string(),
  /** As configured, also of a status that was deactivated or deleted since. */
  label: z.string(),
  color: z.string(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  updatedByName: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
});

export type StaffHistoryEntry = z.output<typeof staffHistoryEntry>;

/** A file as staff see it. Staff may open whatever is clean; the window tells what the client may do with a paid file. */
export const staffFileView = z.extend(fileView, {
  window: z.object({
    state: z.enum(['none', 'unpaid', 'embargoed', 'active', 'expired']),
    /** When it begins, ends or ended. */
    at: z.optional(instant),
  }),
  /** Downloads of a paid file by those who may, newest first. `by` is empty for the holder of order id and code. */
  downloads: z.array(z.object({ at: instant, by: z.string() })),
  /** Whether somebody has used their download, and one more has not been allowed since. */
  isDownloadUsed: z.boolean(),
  /** Whether it was paid for and withdrawn, and an admin has still to refund that. */
  isRefundDue: z.boolean(),
  /** How long it is kept; absent where that follows the request. */
  retention: z.optional(retentionView),
  /** Of its payments, oldest first; absent without any. */
  disputes: z.optional(z.array(disputeView)),
});

export type StaffFileView = z.output<typeof staffFileView>;

/** What a client sent after the request itself; its files name it in `updateId`. */
export const staffUpdateView = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: instant,
  /** What the client said is new, beside what is on file now: staff decide what of it is applied. */
  differences: z.array(
    z.object({
      field: z.enum(['patientName', 'patientDob', 'contactPhone']),
      sent: z.string(),
      onFile: z.string(),
    }),
  ),
});

/** An earlier change of a due date as staff read it. */
const dueDateChangeView = z.object({
  from: z.string(),
  to: z.string(),
  changedAt: instant,
  changedByName: z.string(),
  reason: z.string(),
});

/** A request as staff see it. The verification code is asked for apart: showing it is noted. Days are YYYY-MM-DD. */
export const staffRequestView = z.object({
  _id: requestId,
  orderId: z.string(),
  source: z.enum(requestSources),
  status: z.string(),
  requestType: z.int(),
  submittedAt: instant,
  updatedAt: instant,
  dueDate: z.string(),
  /** Empty when nobody said. */
  subpoenaReceivedDate: z.string(),
  facilityName: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  patientSsnLast4: z.string(),
  paAppliesTo: z.optional(z.string()),
  physicianName: z.string(),
  attorneyName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  firmName: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  /** The office as it was called when the request was made; null for a copy service without one. */
  copyServiceOffice: z.nullable(z.object({ name: z.string(), address: z.string() })),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  loaIncluded: z.boolean(),
  subpoenaApproved: z.boolean(),
  recordsSaved: z.boolean(),
  /** Null while nobody has it. */
  assignee: z.nullable(assignee),
  /** Oldest first. */
  dueDateChanges: z.array(dueDateChangeView),
  loaFiles: z.array(staffFileView),
  uploadedFiles: z.array(staffFileView),
  updateRequests: z.array(staffUpdateView),
  statusHistory: z.array(staffHistoryEntry),
  payment: z.extend(feeView, {
    /** Oldest first; absent without any. */
    disputes: z.optional(z.array(disputeView)),
  }),
  /** How long its files are kept; absent where that follows the portal. */
  retention: z.optional(retentionView),
  /** Null or absent for a request that is not in the intake queue. */
  review: z.optional(z.nullable(reviewedSubmission)),
});

export type StaffRequestView = z.output<typeof staffRequestView>;

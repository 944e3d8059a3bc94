import * as z from 'zod/mini';
import { assignee } from './assignee.ts';
import { feeView, fileView } from './requestView.ts';
import { instant, requestId } from './fields.ts';

/** An entry of the status history as staff read it. `updatedByName` is `system` for what the portal did itself. */
export const staffHistoryEntry = z.object({
  status: z.string(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  updatedByName: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
});

export type StaffHistoryEntry = z.output<typeof staffHistoryEntry>;

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
  status: z.string(),
  requestType: z.int(),
  submittedAt: instant,
  updatedAt: instant,
  dueDate: z.string(),
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
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  loaIncluded: z.boolean(),
  subpoenaApproved: z.boolean(),
  recordsSaved: z.boolean(),
  /** Null while nobody has it. */
  assignee: z.nullable(assignee),
  /** Oldest first. */
  dueDateChanges: z.array(dueDateChangeView),
  loaFiles: z.array(fileView),
  uploadedFiles: z.array(fileView),
  statusHistory: z.array(staffHistoryEntry),
  payment: feeView,
});

export type StaffRequestView = z.output<typeof staffRequestView>;

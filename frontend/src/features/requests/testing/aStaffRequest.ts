import { builtInStatuses, statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type {
  Correction,
  StaffFileView,
  StaffHistoryEntry,
  StaffRequestView,
} from '@portal/contract/requests/schemas/staffRequestView.ts';
import { checklistKinds } from '@portal/contract/submissions/checklistKinds.ts';
import { checklistTexts } from '@portal/contract/submissions/checklistTexts.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';

/** A request as staff see it: paid, newly submitted, without files and history by default. */
export function aStaffRequest(facts: Partial<StaffRequestView> = {}): StaffRequestView {
  return {
    _id: 'req_00000000000000000001',
    orderId: 'LAW-2026-001',
    source: 'client',
    status: 'pending',
    requestType: 7,
    submittedAt: '2026-11-02T15:00:00.000Z',
    updatedAt: '2026-11-03T16:30:00.000Z',
    dueDate: '2099-11-17',
    subpoenaReceivedDate: '',
    facilityName: 'Central Medical Center',
    patientName: 'Maria Alvarez',
    patientDob: '1980-02-03',
    patientSsnLast4: '4821',
    physicianName: '',
    attorneyName: 'Dana Whitfield',
    lawyerEmail: 'dana@whitfield.example',
    lawyerPhone: '(213) 555-0101',
    firmName: 'Whitfield & Moreno LLP',
    copyServiceName: 'Pacific Copy Service',
    copyServiceLocation: '',
    copyServiceOffice: null,
    copyServiceEmail: 'clerk@pacific.example',
    copyServicePhone: '(213) 555-0100',
    contactPhone: '',
    recipients: [{ email: 'clerk@pacific.example', isEmailed: true, isTexted: false }],
    loaIncluded: true,
    subpoenaApproved: false,
    recordsSaved: false,
    assignee: null,
    dueDateChanges: [],
    loaFiles: [],
    uploadedFiles: [],
    updateRequests: [],
    statusHistory: [],
    payment: { state: 'paid', amount: 1500, paidAt: '2026-11-02T14:59:00.000Z' },
    ...facts,
  };
}

/** A pending review with the built-in checklist, nothing of it checked. */
export function aReviewedSubmission(facts: Partial<ReviewedSubmission> = {}): ReviewedSubmission {
  return {
    requestId: 'req_00000000000000000001',
    state: 'pending',
    version: 0,
    reviewer: null,
    answeredAt: null,
    askedAt: null,
    missing: [],
    note: '',
    checklist: checklistKinds.map((kind) => ({
      itemId: kind,
      kind,
      text: checklistTexts[kind],
      checked: null,
    })),
    ...facts,
  };
}

/** A file as staff see it: without a download window and not downloaded by default. */
export function asStaffFile(file: FileView, facts: Partial<StaffFileView> = {}): StaffFileView {
  return {
    ...file,
    window: { state: 'none' },
    downloads: [],
    isDownloadUsed: false,
    isRefundDue: false,
    ...facts,
  };
}

/** A status change by staff, without notes by default. */
export function anEntry(facts: Partial<StaffHistoryEntry> = {}): StaffHistoryEntry {
  const { label, color } = statusDefinitionOf(facts.status ?? 'pending', builtInStatuses);
  return {
    status: 'pending',
    label,
    color,
    updatedAt: '2026-11-02T15:00:00.000Z',
    updatedBy: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb',
    updatedByName: 'Sam Clerk',
    notes: '',
    isPrivate: false,
    ...facts,
  };
}

/** An update without changes of patient and contact by default. */
export function anUpdate(
  facts: Partial<StaffRequestView['updateRequests'][number]> = {},
): StaffRequestView['updateRequests'][number] {
  return {
    updateId: 'upd_1',
    reason: 'Other',
    details: 'A page was missing',
    submittedAt: '2026-11-04T15:00:00.000Z',
    differences: [],
    ...facts,
  };
}

/** A correction of the patient's name that staff have to decide by default. */
export function aCorrection(facts: Partial<Correction> = {}): Correction {
  return {
    field: 'patientName',
    sent: 'Maria A. Alvarez',
    onFile: 'Maria Alvarez',
    state: 'open',
    decision: null,
    ...facts,
  };
}

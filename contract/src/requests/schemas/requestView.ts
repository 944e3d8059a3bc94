import * as z from 'zod/mini';
import { deadlineView } from '../../deadlines/deadlineView.ts';
import { disputedPayment } from '../../disputes/schemas.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { fileVolume } from '../../files/schemas/fileVolume.ts';
import { downloadState } from '../../files/schemas/downloadState.ts';
import { filePaymentState } from '../../files/schemas/filePaymentState.ts';
import { downloadRequestView } from '../../files/schemas/downloadRequest.ts';
import { invoiceView } from '../../invoices/schemas/invoice.ts';
import { accountToVerify } from '../../payments/schemas/accountToVerify.ts';
import { everythingDue } from '../../payments/schemas/everythingDue.ts';
import { storedAuthority } from '../authority/storedAuthority.ts';
import { substanceUseNotice } from '../scope/substanceUseNotice.ts';
import { scopeVersion } from '../scope/view.ts';
import { rejectedMail } from '../../notifications/rejectedMail.ts';
import { missingInformation } from '../../submissions/schemas/missingInformation.ts';
import { replacedByView, replacementView } from '../../packets/replacements.ts';

/** Of a personal appearance, each absent if it is not known. */
const appearanceView = {
  physicianName: z.optional(z.string()),
  /** YYYY-MM-DD. */
  appearanceDate: z.optional(z.string()),
  /** HH:MM, in the time of the place. */
  appearanceTime: z.optional(z.string()),
  appearancePlace: z.optional(z.string()),
};

/** State of the malware scan. Only clean files can be opened. */
export const scanState = z.enum(['pending', 'clean', 'infected']);

export type ScanState = z.output<typeof scanState>;

/**
 * A file as the client or holder sees it. `size` in bytes, `chargeAmount` in US dollars. Only documents released by staff
 * can have a charge and an embargo.
 */
export const fileView = z.object({
  fileId: z.string(),
  originalName: z.string(),
  blobName: z.string(),
  /** The blob's address, which gives no access: `downloadFile` issues links. */
  url: z.string(),
  contentType: z.string(),
  /** Of all volumes. */
  size: z.int(),
  /** The files of a document in volumes, in order; absent for a document that is one file. */
  volumes: z.optional(z.array(fileVolume)),
  uploadedAt: instant,
  uploadedByAdmin: z.boolean(),
  scan: scanState,
  /** Whether it can be previewed and opened now. */
  isViewable: z.boolean(),
  isDownloadable: z.boolean(),
  /** What the download rule says of it. Absent in answers of earlier versions. */
  downloadState: z.optional(downloadState),
  /** Why it cannot be downloaded; null if it can. */
  downloadReason: z.nullable(z.string()),
  /** When this reader downloaded a paid file. */
  downloadedAt: z.nullable(instant),
  /** When it can be downloaded, if only an embargo prevents it now. */
  nextDownloadTime: z.nullable(instant),
  /** Until when the link of a downloaded paid file can be issued to this reader again. */
  downloadAgainUntil: z.optional(instant),
  /** Whether a client or holder ever downloaded this released document. */
  isDownloadedByPublic: z.boolean(),
  adminComment: z.string(),
  requiresPayment: z.boolean(),
  isPaid: z.boolean(),
  /** `clearing`: the bank is processing the payment. `failed`: the payment failed and can be retried. */
  paymentState: filePaymentState,
  chargeAmount: z.number(),
  /** Set if the payment is disputed or was lost in a dispute. */
  disputed: z.optional(disputedPayment),
  embargoEnabled: z.boolean(),
  embargoDays: z.int(),
  /** End of an active embargo. */
  availableAt: z.optional(instant),
  /** End of the open download window of a paid file. */
  downloadUntil: z.optional(instant),
  /** Whether this reader can ask staff for another download. */
  canRequestDownload: z.optional(z.boolean()),
  /** The latest request for another download. */
  downloadRequest: z.optional(downloadRequestView),
  downloadWindowExtendedAt: z.nullable(instant),
  /** When staff last changed its terms after the release. */
  termsChangedAt: z.optional(instant),
  /** When staff withdrew it. */
  withdrawnAt: z.optional(instant),
  /** The document that it replaces, and why; absent for others. */
  replaces: z.optional(replacementView),
  /** The document that replaces it; absent if it is the current version. */
  replacedBy: z.optional(replacedByView),
  /** When its payment was refunded after the withdrawal. */
  refundedAt: z.optional(instant),
  /** When its content was deleted, by retention or withdrawal. Its metadata remains. */
  deletedAt: z.optional(instant),
  /** Whether it belongs to an update of the request, and to which. */
  uploadedForUpdate: z.boolean(),
  updateId: z.nullable(z.string()),
  updateReason: z.nullable(z.string()),
  updateSubmittedAt: z.nullable(instant),
  /** The message that it came with; absent if it came another way. */
  messageId: z.optional(z.string()),
  /** Whether the portal added it as the notice of 42 CFR 2.32; absent for other documents. */
  isNotice: z.optional(z.boolean()),
  /** How many of its pages have redactions; absent without one. */
  redactedPages: z.optional(z.int()),
});

export type FileView = z.output<typeof fileView>;

/** An entry of the status history that the client may read; private ones never leave the API. */
export const historyEntryView = z.object({
  status: z.string(),
  /** As configured, also for a status that was deactivated or deleted later. */
  label: z.string(),
  color: z.string(),
  updatedAt: instant,
  notes: z.optional(z.string()),
});

/** An update as the client wrote it. Proposed changes of patient and phone are visible to staff only. */
export const updateView = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: instant,
});

export type UpdateView = z.output<typeof updateView>;

/** State of the processing fee. A bank payment is `clearing` for days before it is `paid`. `amount` in cents. */
export const feeView = z.object({
  state: z.enum(['paid', 'clearing', 'failed', 'waived']),
  amount: z.int(),
  paidAt: z.optional(instant),
  /** Where to verify the bank account with which a failed fee is paid again. */
  verificationUrl: z.optional(z.string()),
  /** Set if the payment is disputed or was lost in a dispute. */
  disputed: z.optional(disputedPayment),
});

/** A request as the client or holder sees it. */
export const requestView = z.object({
  _id: requestId,
  orderId: z.string(),
  submittedAt: instant,
  updatedAt: instant,
  status: z.string(),
  facilityName: z.string(),
  patientName: z.string(),
  requestType: z.int(),
  ...appearanceView,
  /** On what authority the records are released; absent if it is not stated. */
  authority: z.optional(storedAuthority),
  filesCount: z.int(),
  statusHistory: z.array(historyEntryView),
  uploadedFiles: z.array(fileView),
  loaFiles: z.array(fileView),
  /** Whether the client stated that the letter of authorization is in the subpoena packet. */
  loaIncluded: z.boolean(),
  payment: feeView,
  /** Newest first. */
  updates: z.array(updateView),
  /** Newest first. */
  customInvoices: z.array(invoiceView),
  /** What can be paid now in one payment; absent unless there are several items. */
  everythingDue: z.optional(everythingDue),
  /** Absent if no payment for documents or invoices waits for a bank account to be verified. */
  accountsToVerify: z.optional(z.array(accountToVerify)),
  /** What staff wait for; absent when they wait for nothing. */
  missingInformation: z.optional(missingInformation),
  /** The newest note of staff in the status history that the client has not answered; absent if there is none. */
  unansweredNote: z.optional(z.object({ notes: z.string(), updatedAt: instant })),
  /** Whether the signed-in client submitted it; absent for others. Only they can copy it and see its access log. */
  isSubmitter: z.optional(z.boolean()),
  /** Where a new verification code is emailed; only for the client who submitted it. */
  contactEmail: z.optional(z.string()),
  /**
   * Set if the address of the contact rejects mail; only for the client who submitted it, who can correct it with
   * `changeContactEmail`. Never for holders and other clients, who do not see the address.
   */
  contactRejectsMail: z.optional(rejectedMail),
  /** Present if the portal no longer emails the contact, because its address rejects mail; only for the client who submitted it. */
  contactIsSuppressed: z.optional(z.literal(true)),
  /** Set if the address of the signed-in client’s own account rejects emails about this request. */
  ownAddressRejectsMail: z.optional(rejectedMail),
  /** What it asks for, oldest version first; absent if that was not stated. */
  scope: z.optional(z.array(scopeVersion)),
  /** When its records are due and why; absent if that was not calculated, and for closed requests. */
  deadline: z.optional(deadlineView),
  /** The notice that accompanies its released documents; absent if none applies. */
  substanceUseNotice: z.optional(substanceUseNotice),
  /** Messages in its thread; absent if there are none. */
  messageCount: z.optional(z.int()),
  /** Messages of staff that the client's side has not read; absent if there are none. */
  unreadMessages: z.optional(z.int()),
});

export type RequestView = z.output<typeof requestView>;

/** Proof of a valid Order ID and verification code. Sent as X-Request-Access with calls about this request. */
export const requestAccess = z.object({
  requestAccess: z.string(),
  requestAccessExpiresAt: instant,
});

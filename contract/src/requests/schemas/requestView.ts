import * as z from 'zod/mini';
import { disputedPayment } from '../../disputes/schemas.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { filePaymentState } from '../../files/schemas/filePaymentState.ts';
import { invoiceView } from '../../invoices/schemas/invoice.ts';
import { missingInformation } from '../../submissions/schemas/missingInformation.ts';

/** What the malware scan says of a file. Only a clean one can be opened by anyone. */
export const scanState = z.enum(['pending', 'clean', 'infected']);

export type ScanState = z.output<typeof scanState>;

/**
 * A file as the holder of a request sees it. `size` in bytes, `chargeAmount` in US dollars. The terms are those of a
 * document that staff released; every other file has no charge and no embargo.
 */
export const fileView = z.object({
  fileId: z.string(),
  originalName: z.string(),
  blobName: z.string(),
  /** The address of the blob. Nobody can read it there: links are given by downloadFile. */
  url: z.string(),
  contentType: z.string(),
  size: z.int(),
  uploadedAt: instant,
  uploadedByAdmin: z.boolean(),
  scan: scanState,
  /** Whether it can be previewed and opened now. */
  isViewable: z.boolean(),
  isDownloadable: z.boolean(),
  /** Why it cannot be downloaded; null when it can. */
  downloadReason: z.nullable(z.string()),
  /** When this reader downloaded a paid file. */
  downloadedAt: z.nullable(instant),
  /** From when on it can be downloaded, where only an embargo keeps it back. */
  nextDownloadTime: z.nullable(instant),
  /** Until when this reader can have the link of a paid file again. */
  downloadAgainUntil: z.optional(instant),
  /** Whether the client's side ever downloaded this document of staff. */
  isDownloadedByPublic: z.boolean(),
  adminComment: z.string(),
  requiresPayment: z.boolean(),
  isPaid: z.boolean(),
  /** `clearing`: the bank is processing it; `failed`: it did not go through, and can be tried again. */
  paymentState: filePaymentState,
  chargeAmount: z.number(),
  /** That the payment is disputed, or was lost to a dispute; absent otherwise. */
  disputed: z.optional(disputedPayment),
  embargoEnabled: z.boolean(),
  embargoDays: z.int(),
  /** End of an embargo that is still on. */
  availableAt: z.optional(instant),
  /** End of the window in which a paid file can be downloaded, while it is open. */
  downloadUntil: z.optional(instant),
  downloadWindowExtendedAt: z.nullable(instant),
  /** When staff last changed charge, embargo or comment after the release. */
  termsChangedAt: z.optional(instant),
  /** When staff withdrew it. */
  withdrawnAt: z.optional(instant),
  /** When its payment was refunded because it was withdrawn. */
  refundedAt: z.optional(instant),
  /** When its content was deleted, under the retention schedule or with its withdrawal; what it was stays on record. */
  deletedAt: z.optional(instant),
  /** Whether it came with an update of the request, and with which. */
  uploadedForUpdate: z.boolean(),
  updateId: z.nullable(z.string()),
  updateReason: z.nullable(z.string()),
  updateSubmittedAt: z.nullable(instant),
});

export type FileView = z.output<typeof fileView>;

/** An entry of the status history that the client may read; private ones never leave the API. */
export const historyEntryView = z.object({
  status: z.string(),
  /** As configured, also of a status that was deactivated or deleted since. */
  label: z.string(),
  color: z.string(),
  updatedAt: instant,
  notes: z.optional(z.string()),
});

/** What the client sent after the request itself, as they wrote it; what they said is new of patient and phone is for staff. */
export const updateView = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: instant,
});

export type UpdateView = z.output<typeof updateView>;

/** How the processing fee stands: a bank payment is `clearing` for days before it is `paid`. `amount` in cents. */
export const feeView = z.object({
  state: z.enum(['paid', 'clearing', 'failed', 'waived']),
  amount: z.int(),
  paidAt: z.optional(instant),
  /** Where a bank account waits to be verified with which a failed fee is paid again. */
  verificationUrl: z.optional(z.string()),
  /** That the payment is disputed, or was lost to a dispute; absent otherwise. */
  disputed: z.optional(disputedPayment),
});

/** A request as its holder sees it. */
export const requestView = z.object({
  _id: requestId,
  orderId: z.string(),
  submittedAt: instant,
  updatedAt: instant,
  status: z.string(),
  facilityName: z.string(),
  patientName: z.string(),
  requestType: z.int(),
  filesCount: z.int(),
  statusHistory: z.array(historyEntryView),
  uploadedFiles: z.array(fileView),
  loaFiles: z.array(fileView),
  /** The client said that the letter of authorization is in the subpoena packet. */
  loaIncluded: z.boolean(),
  payment: feeView,
  /** Newest first. */
  updates: z.array(updateView),
  /** Newest first. */
  customInvoices: z.array(invoiceView),
  /** What staff wait for; absent when they wait for nothing. */
  missingInformation: z.optional(missingInformation),
});

export type RequestView = z.output<typeof requestView>;

/** Proof of having given order id and code; sent as X-Request-Access with calls about this one request. */
export const requestAccess = z.object({
  requestAccess: z.string(),
  requestAccessExpiresAt: instant,
});

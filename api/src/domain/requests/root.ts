import { languages } from '@portal/contract/languages/languages.ts';
import { filePaymentState } from '@portal/contract/files/schemas/filePaymentState.ts';
import { scanState } from '@portal/contract/requests/schemas/requestView.ts';
import { requestSources } from '@portal/contract/requests/schemas/staffRequestView.ts';
import * as z from 'zod/mini';
import { dispute } from '../disputes/dispute.ts';
import { invoice } from '../invoices/invoice.ts';
import { review } from '../submissions/review.ts';
import { actor } from './actor.ts';
import { storedRetention } from '../retention/storedRetention.ts';
import { requestFields } from './requestFields.ts';

export const requestFile = z.object({
  fileId: z.string(),
  group: z.enum(['loa', 'supporting', 'legal', 'update']),
  originalName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedAt: z.string(),
  uploadedByAdmin: z.boolean(),
  scan: scanState,
  /** Where the blob was uploaded to; a clean one is kept under the request's own name instead. */
  quarantineBlob: z.string(),
  /** Pins the content that was checked. */
  etag: z.string(),
  /** What follows is said by staff of a file that they release. */
  adminComment: z._default(z.string(), ''),
  requiresPayment: z._default(z.boolean(), false),
  /** Zero for a file without a charge. */
  chargeCents: z._default(z.int(), 0),
  /** When it was paid; null while it is not, and for a file without a charge. */
  paidAt: z._default(z.nullable(z.string()), null),
  paymentState: z._default(filePaymentState, 'unpaid'),
  /** The PaymentIntent with which it is, or is to be, paid; there is one at a time. */
  intentId: z._default(z.nullable(z.string()), null),
  /** The try to charge that `paymentState` speaks of. */
  chargeId: z._default(z.nullable(z.string()), null),
  /** Of its payments, oldest first. */
  disputes: z._default(z.array(dispute), []),
  /** Payments that were refunded: they came when it was paid or withdrawn already, or it was withdrawn after them. */
  refundedIntents: z._default(z.array(z.string()), []),
  embargoEnabled: z._default(z.boolean(), false),
  embargoDays: z._default(z.int(), 0),
  windowExtendedAt: z._default(z.nullable(z.string()), null),
  /** Everybody may download a paid file once in each round; staff open the next. */
  downloadRound: z._default(z.int(), 0),
  /** The update that it came with; null for a file that did not. */
  updateId: z._default(z.nullable(z.string()), null),
  /** How long it is kept; null where that follows the request. */
  retention: z._default(z.nullable(storedRetention), null),
  /** When staff last changed its terms after the release; null when they did not. */
  termsChangedAt: z._default(z.nullable(z.string()), null),
  /** When staff took it back from the client; `deletedAt` is the same then. */
  withdrawnAt: z._default(z.nullable(z.string()), null),
  /** When its payment was refunded because it was withdrawn. */
  refundedAt: z._default(z.nullable(z.string()), null),
  /** From when on nobody can have its content, which retention or a withdrawal deleted; null while it is there. */
  deletedAt: z._default(z.nullable(z.string()), null),
});

export type RequestFile = z.output<typeof requestFile>;

/** What a client sent after the request itself. */
export const requestUpdate = z.object({
  updateId: z.string(),
  reason: z.string(),
  details: z.string(),
  submittedAt: z.string(),
  /** What the client said is new of patient and phone; empty where it was left out or is what was on file. */
  patientName: z._default(z.string(), ''),
  patientDob: z._default(z.string(), ''),
  contactPhone: z._default(z.string(), ''),
});

export const historyEntry = z.object({
  status: z.string(),
  at: z.string(),
  by: actor,
  byName: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
});

/** The processing fee. A bank payment clears for days and may fail after that; `waived` and `paid` are final; that of an internal request is waived. */
export const feePayment = z.object({
  intentId: z.nullable(z.string()),
  amountCents: z.int(),
  state: z.enum(['paid', 'clearing', 'failed', 'waived']),
  paidAt: z.nullable(z.string()),
  /** The try to charge that `state` speaks of. */
  chargeId: z._default(z.nullable(z.string()), null),
  /** The status from which a failed bank payment took the request; null when it did not. */
  heldFrom: z._default(z.nullable(z.string()), null),
  /** Where a bank account waits to be verified that is to pay a failed fee again; null when none does. */
  verificationUrl: z._default(z.nullable(z.string()), null),
  /** Oldest first. */
  disputes: z._default(z.array(dispute), []),
});

export type FeePayment = z.output<typeof feePayment>;

/** A due date that was moved. The reason is free text and may tell of the patient: it stays in this document. */
export const dueDateChange = z.object({
  from: z.string(),
  to: z.string(),
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
});

/** The one document that holds a request; everything else in its partition tells how it came to be. */
export const requestRoot = z.object({
  id: z.literal('root'),
  requestId: z.string(),
  type: z.literal('request'),
  schemaVersion: z.literal(1),
  /** Raised by every change; numbers the events. */
  seq: z.int(),
  /** The draft it was made of; verification code and id follow from it. */
  draftId: z.string(),
  /** `internal`: brought in by staff, and paid for by nobody. */
  source: z._default(z.enum(requestSources), 'client'),
  fields: requestFields,
  /** The language in which the client is written to. */
  language: z._default(z.enum(languages), 'en'),
  status: z.string(),
  submittedAt: z.string(),
  updatedAt: z.string(),
  /** YYYY-MM-DD. */
  dueDate: z.string(),
  /** YYYY-MM-DD; null if not given. */
  subpoenaReceivedDate: z._default(z.nullable(z.string()), null),
  payment: feePayment,
  subpoenaApproved: z._default(z.boolean(), false),
  recordsSaved: z._default(z.boolean(), false),
  files: z.record(z.string(), requestFile),
  /** By id. */
  invoices: z._default(z.record(z.string(), invoice), {}),
  history: z.array(historyEntry),
  /** Oldest first. */
  updates: z._default(z.array(requestUpdate), []),
  /** User ids of the clients whose list it is in: they submitted it signed in, or added it with its code. */
  owners: z._default(z.array(z.string()), []),
  /** User id of the member of the staff who works on it; null while nobody does. */
  assigneeId: z._default(z.nullable(z.string()), null),
  /** Oldest first. */
  dueDateChanges: z._default(z.array(dueDateChange), []),
  /** How long its files are kept; null where that follows the portal. */
  retention: z._default(z.nullable(storedRetention), null),
  /** Null while nothing happened to its submission: `reviewOf` says what that means. */
  review: z._default(z.nullable(review), null),
});

export type RequestRoot = z.output<typeof requestRoot>;

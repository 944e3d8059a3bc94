import type { MissingReason } from '@portal/contract/catalogues/missingReasons.ts';
import type { DisputeStanding } from '@portal/contract/schemas/dispute.ts';
import type { Actor } from './actor.ts';
import type { RequestRoot } from './root.ts';

/** What the client is told of an invoice: it came, its payment arrived or failed, or money goes back. */
export const invoiceNews = ['invoiceSent', 'invoicePaid', 'invoicePaymentFailed', 'invoiceRefunded'] as const;
export type InvoiceNews = (typeof invoiceNews)[number];

/** What is left to do after a change was committed; every kind may be done twice without harm. */
export type Work =
  | { readonly kind: 'project' }
  | { readonly kind: 'learn-attorney' }
  | { readonly kind: 'scan' }
  | { readonly kind: 'count-file-payment'; readonly fileId: string }
  /** Counts that an invoice was sent, paid and refunded, as far as it is by then. */
  | { readonly kind: 'count-invoice'; readonly invoiceId: string }
  | { readonly kind: 'mail'; readonly template: 'requestSubmitted' }
  /** Tells that this charge of the fee failed; work of old names none. */
  | {
      readonly kind: 'mail';
      readonly template: 'feePaymentFailed';
      readonly chargeId?: string | null | undefined;
    }
  /** Tells of the status that this version of the request brought, even when it has another by the time of telling. */
  | {
      readonly kind: 'mail';
      readonly template: 'statusChanged';
      readonly seq: number;
      readonly status: string;
    }
  /** Tells that a file was paid for, or that a bank payment of it failed, with this version of the request. */
  | {
      readonly kind: 'mail';
      readonly template: 'filePaid' | 'filePaymentFailed';
      readonly seq: number;
      readonly fileId: string;
    }
  /** Tells that a released file was withdrawn, or put on other terms, with this version of the request. */
  | {
      readonly kind: 'mail';
      readonly template: 'fileWithdrawn' | 'fileTermsChanged';
      readonly seq: number;
      readonly fileId: string;
    }
  /** Makes sure that a withdrawn file is paid for no more, and refunds its payment or leaves that to an admin. */
  | { readonly kind: 'end-file-payment'; readonly fileId: string; readonly refund: boolean }
  /** Tells that a payment of a file is refunded: it was paid already, or is withdrawn. */
  | {
      readonly kind: 'mail';
      readonly template: 'fileRefunded';
      readonly seq: number;
      readonly fileId: string;
      readonly intentId: string;
    }
  /** Tells of what became of an invoice with this version of the request. */
  | {
      readonly kind: 'mail';
      readonly template: InvoiceNews;
      readonly seq: number;
      readonly invoiceId: string;
      /** What goes back, where that is told. */
      readonly refundId?: string | undefined;
    }
  /** Asks Stripe to give money back that the request has written down as going back. */
  | { readonly kind: 'refund'; readonly invoiceId: string; readonly refundId: string }
  /** Tells of documents that this version of the request released, once the malware scan has let them through. */
  | {
      readonly kind: 'mail';
      readonly template: 'filesAdded';
      readonly seq: number;
      readonly fileIds: readonly string[];
    }
  /** Tells the client's side that an update arrived, and staff that one wants to be read. */
  | { readonly kind: 'mail'; readonly template: 'updateReceived'; readonly updateId: string }
  /** Tells what is missing, as this version of the request said it. */
  | {
      readonly kind: 'mail';
      readonly template: 'submissionRejected';
      readonly seq: number;
      readonly missing: readonly MissingReason[];
    }
  | { readonly kind: 'tell-staff'; readonly updateId: string }
  /** Tells staff that a payment was disputed, or how that stands by then. */
  | { readonly kind: 'tell-dispute'; readonly disputeId: string; readonly standing: DisputeStanding }
  | { readonly kind: 'finish-draft'; readonly draftId: string }
  /** Lets the draft end that became the request. */
  | { readonly kind: 'end-draft'; readonly draftId: string }
  /** Deletes the content of a file that the request has written down as deleted. */
  | { readonly kind: 'erase'; readonly fileId: string }
  /** Has a zip of files built, and watches over it until it is. */
  | { readonly kind: 'bundle'; readonly bundleId: string }
  /** Has the files of an issued accounting of disclosures live as long as their record. */
  | { readonly kind: 'keep-issued'; readonly accountingId: string }
  /** Copies an event of the request into the audit trail. */
  | { readonly kind: 'audit'; readonly eventId: string };

/** An entry of the audit trail: what happened, by whom, with ids and keys but no personal data. */
export interface AuditEvent {
  readonly kind:
    | 'submitted'
    | 'fee-payment'
    | 'file-payment'
    | 'file-scanned'
    | 'status-changed'
    | 'file-opened'
    | 'request-opened'
    | 'owner-added'
    | 'edited'
    | 'code-shown'
    | 'files-added'
    | 'window-extended'
    | 'download-allowed'
    | 'activity-exported'
    | 'assigned'
    | 'due-date-changed'
    | 'invoice-created'
    | 'invoice-edited'
    | 'invoice-sent'
    | 'invoice-activated'
    | 'invoice-deactivated'
    | 'invoice-deleted'
    | 'invoice-payment'
    | 'invoice-settled'
    | 'invoice-refunded'
    | 'fee-disputed'
    | 'file-disputed'
    | 'file-refunded'
    | 'file-reopened'
    | 'file-terms-changed'
    | 'file-withdrawn'
    | 'invoice-disputed'
    | 'invoice-reopened'
    | 'update-submitted'
    | 'retention-changed'
    | 'files-deleted'
    | 'review-started'
    | 'review-reopened'
    | 'submission-approved'
    | 'submission-rejected'
    | 'disclosure-recorded'
    | 'disclosure-corrected'
    | 'suspension-recorded'
    | 'suspension-changed'
    | 'accounting-requested'
    | 'accounting-changed'
    | 'accounting-issued'
    | 'accounting-copied';
  readonly at: string;
  readonly by: Actor;
  readonly details: Record<string, string | number | boolean | null>;
}

/** A decided change: the request as it will be, the event that records it, and the work that follows. */
export interface Change {
  readonly root: RequestRoot;
  readonly event: AuditEvent;
  /** A second event, where one step does two things. */
  readonly also?: AuditEvent;
  readonly work: readonly Work[];
}

/** Names a task that a committed change left in the outbox. */
export interface TaskRef {
  readonly requestId: string;
  readonly taskId: string;
}

/** The next version of a request: numbered, dated, and with the given parts changed. */
export function nextVersion(root: RequestRoot, changed: Partial<RequestRoot>, now: Date): RequestRoot {
  return { ...root, ...changed, seq: root.seq + 1, updatedAt: now.toISOString() };
}

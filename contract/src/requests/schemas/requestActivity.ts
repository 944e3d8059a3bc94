import * as z from 'zod/mini';
import { instant, numberInQuery, requestId } from '../../fields/fields.ts';

/** Filters of the activity list. */
export const activityGroups = ['all', 'changes', 'views', 'downloads'] as const;

export type ActivityGroup = (typeof activityGroups)[number];

export const requestActivityQuery = z.object({
  requestId,
  group: z._default(z.enum(activityGroups), 'all'),
  limit: z._default(numberInQuery(1, 100), 25),
  /** `nextCursor` of the previous page. */
  cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,4}$/))),
});

/**
 * Events of a request. To add one, add it here: the compiler then requires its stored details (`requestEvents` in the
 * API), and its text and icon on the screen.
 */
export type ActivityKind =
  | 'submitted'
  | 'edited'
  | 'assigned'
  | 'owner-added'
  | 'owner-removed'
  | 'owner-readmitted'
  | 'scope-narrowed'
  | 'status-changed'
  | 'status-waiting'
  | 'status-wait-late'
  | 'status-wait-ended'
  | 'due-date-changed'
  | 'reminder-sent'
  | 'authority-changed'
  | 'skipped'
  | 'update-submitted'
  | 'correction-applied'
  | 'correction-kept'
  | 'message-sent'
  | 'messages-read'
  | 'messages-deleted'
  | 'messages-exported'
  | 'message-assigned'
  | 'message-resolved'
  | 'message-reopened'
  | 'review-started'
  | 'review-reopened'
  | 'review-checked'
  | 'review-unchecked'
  | 'review-problem-marked'
  | 'review-problem-cleared'
  | 'client-asked'
  | 'submission-approved'
  | 'submission-rejected'
  | 'request-opened'
  | 'code-shown'
  | 'code-replaced'
  | 'notice-undelivered'
  | 'undelivered-ended'
  | 'notice-resent'
  | 'undelivered-handled'
  | 'address-released'
  | 'contact-changed'
  | 'activity-exported'
  | 'files-added'
  | 'files-deleted'
  | 'file-scanned'
  | 'authorization-checked'
  | 'file-opened'
  | 'file-terms-changed'
  | 'file-withdrawn'
  | 'incident-recorded'
  | 'incident-changed'
  | 'incident-letter-issued'
  | 'incident-letter-read'
  | 'window-extended'
  | 'download-requested'
  | 'download-allowed'
  | 'download-declined'
  | 'retention-changed'
  | 'assembly-opened'
  | 'sources-added'
  | 'source-infected'
  | 'source-withdrawn'
  | 'sources-deleted'
  | 'pages-arranged'
  | 'pages-redacted'
  | 'pages-checked'
  | 'pages-held'
  | 'name-accepted'
  | 'name-withdrawn'
  | 'packet-built'
  | 'packet-checked'
  | 'packet-to-check'
  | 'packet-returned'
  | 'packet-blocked'
  | 'packet-canceled'
  | 'fee-payment'
  | 'fee-disputed'
  | 'account-verification'
  | 'file-payment'
  | 'file-refunded'
  | 'payment-refunded'
  | 'file-disputed'
  | 'file-reopened'
  | 'invoice-created'
  | 'invoice-edited'
  | 'invoice-sent'
  | 'invoice-activated'
  | 'invoice-deactivated'
  | 'invoice-deleted'
  | 'invoice-settled'
  | 'invoice-payment'
  | 'invoice-refunded'
  | 'invoice-disputed'
  | 'invoice-reopened';

/**
 * An event of a request. `kind` is an `ActivityKind`, but typed as a string, because an older screen may load events of a
 * newer API. Absent fields do not apply to the event. Contains no notes and no field values.
 */
export const activityEntry = z.object({
  id: z.string(),
  kind: z.string(),
  at: instant,
  actor: z.object({
    kind: z.enum(['holder', 'client', 'staff', 'admin', 'system']),
    /** Name of a person with an account; null for a holder, for the portal itself, and for a deleted account. */
    name: z.nullable(z.string()),
  }),
  /** How a file was opened, or an incident changed. */
  action: z.optional(z.string()),
  /** Names of the affected files. */
  fileNames: z.optional(z.array(z.string())),
  /** Number of affected files. */
  files: z.optional(z.int()),
  /** Number of pages of a packet. */
  pages: z.optional(z.int()),
  /** Pages of a packet that nobody checked. */
  unread: z.optional(z.int()),
  /** Whether a packet passed its second check, or an admin gave a reason instead. */
  second: z.optional(z.enum(['passed', 'overridden'])),
  /** Days of waiting or before the due date, of a reminder. */
  days: z.optional(z.int()),
  /** Status keys, who was reminded, states of a payment or refund, or days (YYYY-MM-DD), depending on the kind; null for none. */
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  /** Names of the edited fields. */
  fields: z.optional(z.array(z.string())),
  /** Texts of the items of the review checklist that were checked or unchecked. */
  items: z.optional(z.array(z.string())),
  /** How many items of the review checklist were checked at the approval, and how many it had. */
  checked: z.optional(z.object({ count: z.int(), total: z.int() })),
  /** An approval with a reason: how many lines were open, and whether the authority was stated. */
  approvedWithout: z.optional(z.object({ unchecked: z.int(), isAuthorityStated: z.boolean() })),
  /** Number of the affected invoice. */
  invoice: z.optional(z.string()),
  /** Amount charged, paid or refunded. */
  cents: z.optional(z.int()),
  /** Reason for a refund or a withdrawal, or for skipping the request. */
  reason: z.optional(z.string()),
  /** Verdict of the malware scan, or whether the check could read an authorization. */
  verdict: z.optional(z.string()),
  /** Version of the scope, or of the deadline rules that moved the due date. */
  version: z.optional(z.int()),
  hasNotes: z.optional(z.boolean()),
  isPrivate: z.optional(z.boolean()),
  /** Whether a message is an internal note, or an export of the messages has the internal notes. */
  isInternal: z.optional(z.boolean()),
  /** Whether documents were released before the earliest production date. */
  isEarly: z.optional(z.boolean()),
  /** Whether a reason was given for documents that name another person. */
  namesOtherPerson: z.optional(z.boolean()),
  /** Name of the new assignee. */
  person: z.optional(z.nullable(z.string())),
});

export type ActivityEntry = z.output<typeof activityEntry>;

/** The facts of an event, without its kind, time and actor. */
export type ActivityFacts = Omit<ActivityEntry, 'id' | 'kind' | 'at' | 'actor'>;

export const requestActivityPage = z.object({
  entries: z.array(activityEntry),
  /** Cursor of the next, older page; null at the end. */
  nextCursor: z.nullable(z.string()),
});

import * as z from 'zod/mini';
import { instant, numberInQuery, requestId } from '../../fields/fields.ts';

/** Kinds of activity that can be looked at apart. */
export const activityGroups = ['all', 'changes', 'views', 'downloads'] as const;

export type ActivityGroup = (typeof activityGroups)[number];

export const requestActivityQuery = z.object({
  requestId,
  group: z._default(z.enum(activityGroups), 'all'),
  limit: z._default(numberInQuery(1, 100), 25),
  /** Where the page before ended, as it said. */
  cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,4}$/))),
});

/**
 * What can happen to a request. An event begins here: the compiler then asks for what is kept and told of it (the API's
 * `requestEvents`), and for its sentence and its icon on the screen.
 */
export type ActivityKind =
  | 'submitted'
  | 'edited'
  | 'assigned'
  | 'owner-added'
  | 'status-changed'
  | 'due-date-changed'
  | 'update-submitted'
  | 'review-started'
  | 'review-reopened'
  | 'submission-approved'
  | 'submission-rejected'
  | 'request-opened'
  | 'code-shown'
  | 'activity-exported'
  | 'files-added'
  | 'files-deleted'
  | 'file-scanned'
  | 'file-opened'
  | 'file-terms-changed'
  | 'file-withdrawn'
  | 'window-extended'
  | 'download-allowed'
  | 'retention-changed'
  | 'fee-payment'
  | 'fee-disputed'
  | 'file-payment'
  | 'file-refunded'
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
 * Something that happened to a request. `kind` is an `ActivityKind`, but open: a newer portal may tell of what an older screen does not know.
 * What the event did not name is absent; no notes and no values of fields are told.
 */
export const activityEntry = z.object({
  id: z.string(),
  kind: z.string(),
  at: instant,
  actor: z.object({
    kind: z.enum(['holder', 'client', 'staff', 'admin', 'system']),
    /** Of a person with an account; null for a holder, for the portal itself, and where the account is gone. */
    name: z.nullable(z.string()),
  }),
  /** How a file was opened. */
  action: z.optional(z.string()),
  /** The files that it is about, by name. */
  fileNames: z.optional(z.array(z.string())),
  /** How many files it is about. */
  files: z.optional(z.int()),
  /** Keys of statuses, states of a payment or refund, or days (YYYY-MM-DD), depending on the kind; null: nothing. */
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  /** The fields that were edited. */
  fields: z.optional(z.array(z.string())),
  /** The number of the invoice that it is about. */
  invoice: z.optional(z.string()),
  /** What was asked for, paid or given back. */
  cents: z.optional(z.int()),
  /** Why money went back. */
  why: z.optional(z.string()),
  /** What the malware scan found. */
  verdict: z.optional(z.string()),
  hasNotes: z.optional(z.boolean()),
  isPrivate: z.optional(z.boolean()),
  /** Whom somebody else did something with: the one it was assigned to. */
  person: z.optional(z.nullable(z.string())),
});

export type ActivityEntry = z.output<typeof activityEntry>;

/** What an entry tells of its event, beside what happened when and by whom. */
export type ActivityFacts = Omit<ActivityEntry, 'id' | 'kind' | 'at' | 'actor'>;

export const requestActivityPage = z.object({
  entries: z.array(activityEntry),
  /** Asks for what was before; null at the end. */
  nextCursor: z.nullable(z.string()),
});

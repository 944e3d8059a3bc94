import { filePaymentState } from '@portal/contract/files/schemas/filePaymentState.ts';
import type { ActivityFacts, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { noticeRecipients } from '@portal/contract/notifications/noticeRecipients.ts';
import { undeliveredReasons } from '@portal/contract/notifications/rejectedMail.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { statusWaitEnds } from '@portal/contract/requests/fulfillment/schemas.ts';
import { skipReasons } from '@portal/contract/requests/live/schemas.ts';
import * as z from 'zod/mini';
import { sides } from '../messages/thread.ts';
import type { Actor } from './actor.ts';
import { feePayment } from './requestDocument.ts';
import type { StoredEvent } from './storedEvent.ts';

/** Looks up the names behind the ids in an event. */
export interface NameLookup {
  /** Names of the files that still exist; an empty object if none does. */
  readonly files: (fileIds: readonly string[]) => Pick<ActivityFacts, 'fileNames'>;
  /** Name of a user; null if there is none. */
  readonly account: (userId: string | null) => string | null;
}

interface Traits {
  /** `opening`: a view or a download of a file, depending on its action. An event without a group is a change. */
  readonly group?: 'change' | 'view' | 'opening';
  /** Whether the event is recorded even if the request is full: payments, scans, checks, messages without files, and status changes without notes. */
  readonly ignoresSizeLimit?: boolean;
}

interface EventDefinition<Details extends z.ZodMiniType> extends Traits {
  /** Stored details: ids, keys and numbers, no personal data. */
  readonly details: Details;
  /** What staff read in the activity and its export; an empty object if the stored details do not match the schema. */
  readonly describe: (stored: unknown, names: NameLookup) => ActivityFacts;
}

/** `facts` lists each detail that staff see, so that a new detail stays hidden until it is added there. */
function define<Shape extends z.core.$ZodShape>(
  shape: Shape,
  facts: (details: z.output<z.ZodMiniObject<Shape>>, names: NameLookup) => ActivityFacts,
  traits: Traits = {},
): EventDefinition<z.ZodMiniObject<Shape>> {
  const details = z.object(shape);
  return {
    ...traits,
    details,
    describe: (stored, names) => {
      const parsed = details.safeParse(stored);
      return parsed.success ? facts(parsed.data, names) : {};
    },
  };
}

const file = { fileId: z.string() };
const owner = { userId: z.string() };
/** `userId`: null unless the recipient is an account. */
const recipient = { recipient: z.enum(noticeRecipients), userId: z.nullable(z.string()) };
const incident = { incidentId: z.string() };
const invoice = { invoiceId: z.string(), number: z.string() };
/** A payment event: another PaymentIntent was prepared, or the state changed. */
const payment = {
  intentId: z.nullable(z.string()),
  replaces: z.optional(z.nullable(z.string())),
  chargeId: z.optional(z.nullable(z.string())),
  from: z.optional(filePaymentState),
  to: z.optional(filePaymentState),
  cents: z.optional(z.int()),
};
const dispute = { disputeId: z.string(), intentId: z.nullable(z.string()), cents: z.int() };
/** `from` is null for a new dispute. */
const disputed = { ...dispute, reason: z.string(), from: z.nullable(z.string()), to: z.string() };
const ofMessage = { position: z.string() };
const correction = { updateId: z.string(), field: z.string() };
const feeState = feePayment.shape.state;
const reviewed = { from: z.enum(reviewStates), to: z.enum(reviewStates) };
/** Texts of items of the review checklist, one per line. */
const checkedItems = { items: z.string() };
const question = {
  /** Comma-separated. */
  missing: z.string(),
  /** What exactly is wrong, comma-separated. Absent without details, and in old events. */
  details: z.optional(z.string()),
  notes: z.boolean(),
};
const refundState = z.enum(['pending', 'done', 'failed']);

/** Of events that are recorded even if the request is full. */
const always = { ignoresSizeLimit: true } as const;

const noFacts = () => ({});
const ofFile = ({ fileId }: { fileId: string }, names: NameLookup) => names.files([fileId]);
const ofOwner = ({ userId }: { userId: string }, names: NameLookup) => ({ person: names.account(userId) });
const ofRecipient = (details: { recipient: string; userId: string | null }, names: NameLookup) => ({
  to: details.recipient,
  person: names.account(details.userId),
});
const ofInvoice = ({ number, cents }: { number: string; cents?: number | undefined }) => ({
  invoice: number,
  cents,
});
const ofItems = ({ items }: { items: string }) => ({ items: items.split('\n') });
const ofCorrection = ({ field }: { field: string }) => ({ fields: [field] });
const fromTo = <From, To>({ from, to }: { from?: From; to?: To }) => ({ from, to });

/** Every kind of request event. The contract names the kinds; the screens have a sentence and an icon for each. */
export const requestEvents = {
  submitted: define(
    {
      files: z.int(),
      fee: feeState,
      intentId: z.optional(z.nullable(z.string())),
      source: z.optional(z.literal('internal')),
      /** Whether there were any. */
      notes: z.optional(z.boolean()),
    },
    ({ files, notes }) => ({ files, hasNotes: notes }),
  ),
  edited: define({ updateType: z.string(), /** Comma-separated. */ fields: z.string() }, ({ fields }) => ({
    fields: splitList(fields),
  })),
  assigned: define({ from: z.nullable(z.string()), to: z.nullable(z.string()) }, ({ to }, names) => ({
    person: names.account(to),
  })),
  'owner-added': define({ ...owner, isSubmitter: z.optional(z.literal(true)) }, noFacts, always),
  'owner-removed': define(owner, ofOwner, always),
  /** The account may add the request again. */
  'owner-readmitted': define(owner, ofOwner, always),
  'scope-narrowed': define(
    {
      /** The new version. */
      version: z.int(),
      /** Comma-separated parts. */
      changed: z.string(),
      consent: z.string(),
    },
    ({ version }) => ({ version }),
  ),
  'status-changed': define(
    {
      from: z.string(),
      to: z.string(),
      /** Whether there were any. */ notes: z.boolean(),
      isPrivate: z.boolean(),
    },
    ({ from, to, notes, isPrivate }) => ({ from, to, hasNotes: notes, isPrivate }),
  ),
  /** A status that closes the request is set once the malware scan has accepted the documents. */
  'status-waiting': define(
    {
      to: z.string(),
      /** Whether there were any. */ notes: z.boolean(),
      isPrivate: z.boolean(),
    },
    ({ to, notes, isPrivate }) => ({ to, hasNotes: notes, isPrivate }),
  ),
  /** The status has waited for a day. */
  'status-wait-late': define({ to: z.string() }, ({ to }) => ({ to }), always),
  /** The waiting status will not be set. */
  'status-wait-ended': define(
    { to: z.string(), reason: z.enum(statusWaitEnds) },
    ({ to, reason }) => ({ to, reason }),
    always,
  ),
  'due-date-changed': define(
    {
      from: z.string(),
      to: z.string(),
      /** Whether one was given. */
      reason: z.boolean(),
      /** The version of the deadline rules, if these moved it. */
      version: z.optional(z.int()),
      /** A person replaced their own date with what the rules say. */
      useRules: z.optional(z.literal(true)),
    },
    ({ from, to, version }) => ({ from, to, ...(version !== undefined && { version }) }),
  ),
  'reminder-sent': define(
    {
      /**
       * `staff`: a task for all of them, because the client did not answer the last one. `download`: the client, of documents
       * that nobody has downloaded.
       */
      to: z.enum(['client', 'assignee', 'staff', 'download']),
      /** Days of waiting, or before the due date. */
      days: z.int(),
    },
    ({ to, days }) => ({ to, days }),
    always,
  ),
  'authority-changed': define({ /** Comma-separated. */ fields: z.string() }, ({ fields }) => ({
    fields: splitList(fields),
  })),
  skipped: define(
    { reason: z.enum(skipReasons), /** Whether there were any. */ notes: z.boolean() },
    ({ reason, notes }) => ({ reason, hasNotes: notes }),
  ),
  'update-submitted': define(
    {
      updateId: z.string(),
      reason: z.string(),
      files: z.int(),
      from: z.string(),
      to: z.string(),
      queue: z.optional(z.enum(['answered', 'update'])),
    },
    ({ files, from, to }) => ({ files, from, to }),
  ),
  'correction-applied': define(correction, ofCorrection),
  'correction-kept': define(correction, ofCorrection),
  'message-sent': define(
    {
      messageId: z.string(),
      position: z.string(),
      isInternal: z.boolean(),
      /** How many colleagues it mentions. */
      mentions: z.int(),
      /** Absent without files. */
      files: z.optional(z.int()),
    },
    ({ isInternal, files }) => ({ isInternal, ...(files !== undefined && { files }) }),
    always,
  ),
  'messages-read': define({ side: z.enum(sides), upTo: z.string() }, noFacts, { group: 'view', ...always }),
  'messages-deleted': define({ to: z.string() }, noFacts),
  'messages-exported': define({ withNotes: z.boolean() }, ({ withNotes }) => ({ isInternal: withNotes })),
  'message-assigned': define(
    { position: z.string(), to: z.nullable(z.string()) },
    ({ to }, names) => ({ person: names.account(to) }),
    always,
  ),
  'message-resolved': define(ofMessage, noFacts, always),
  'message-reopened': define(ofMessage, noFacts, always),
  'review-started': define(reviewed, fromTo, always),
  'review-reopened': define(reviewed, fromTo, always),
  'review-checked': define(checkedItems, ofItems, always),
  'review-unchecked': define(checkedItems, ofItems, always),
  'review-problem-marked': define(checkedItems, ofItems, always),
  'review-problem-cleared': define(checkedItems, ofItems, always),
  'client-asked': define({ ...reviewed, ...question }, ({ notes }) => ({ hasNotes: notes })),
  'submission-approved': define(
    {
      ...reviewed,
      /** Checked items of the checklist, and all of them. Absent in old events. */
      checkedItems: z.optional(z.int()),
      checklistItems: z.optional(z.int()),
      /** Approved with a reason: required lines that were not checked, and problems. Absent if none was needed. */
      unchecked: z.optional(z.int()),
      /** Absent if no reason was needed. */
      isAuthorityStated: z.optional(z.boolean()),
    },
    ({ from, to, checkedItems: count, checklistItems: total, unchecked, isAuthorityStated }) => ({
      from,
      to,
      ...(count !== undefined && total !== undefined && { checked: { count, total } }),
      ...(unchecked !== undefined && {
        approvedWithout: { unchecked, isAuthorityStated: isAuthorityStated !== false },
      }),
    }),
    always,
  ),
  'submission-rejected': define({ ...reviewed, ...question }, ({ from, to, notes }) => ({
    from,
    to,
    hasNotes: notes,
  })),
  'assembly-opened': define({}, noFacts, { group: 'view' }),
  'sources-added': define({ files: z.int() }, ({ files }) => ({ files })),
  'source-infected': define({ sourceId: z.string() }, noFacts, always),
  'source-withdrawn': define({ sourceId: z.string() }, noFacts),
  /** All of them, under the retention schedule or with the sample. */
  'sources-deleted': define({ files: z.int() }, ({ files }) => ({ files }), always),
  /** Once in five minutes for each person. */
  'pages-arranged': define({}, noFacts),
  /**
   * Redactions were added, confirmed or deleted. Once in five minutes for each person. `counts`: how many this person has added
   * and lifted by then, by reason, since the first file (`hiv +3 -1`); absent in old events. The event of a packet has them all.
   */
  'pages-redacted': define({ counts: z.optional(z.string()) }, noFacts),
  /** Once in five minutes for each person. */
  'pages-checked': define({}, noFacts),
  /** Pages have a problem, or are decided later. */
  'pages-held': define(
    { pages: z.int(), verdict: z.enum(['problem', 'later']) },
    ({ pages }) => ({ pages }),
    always,
  ),
  /** The name itself is stored with the checks only. */
  'name-accepted': define({ reason: z.string() }, noFacts),
  'name-withdrawn': define({}, noFacts, always),
  'packet-built': define(
    {
      packetId: z.string(),
      fileId: z.string(),
      pages: z.int(),
      /** Pages with redactions, and all redactions of them; absent without one. */
      redactedPages: z.optional(z.int()),
      redactions: z.optional(z.int()),
      /** How many redactions have each reason (`hiv 2, other 1`), and how many each person has added and lifted by then, by user ID. */
      reasons: z.optional(z.string()),
      redactedBy: z.optional(z.string()),
      sha256: z.string(),
    },
    ({ pages }) => ({ pages }),
    always,
  ),
  /** A person confirmed first page, number of pages and names. */
  'packet-checked': define(
    {
      packetId: z.string(),
      pages: z.int(),
      /** The reason to go on although its text names another person. */
      otherPerson: z.optional(z.string()),
      /** The document that it replaces, and why. */
      replaces: z.optional(z.string()),
      replacement: z.optional(z.string()),
      /** Pages that were left out by a release unread; absent without one. */
      unread: z.optional(z.int()),
      /** Whether it was the second check, or an admin gave a reason instead; absent if it needs none. */
      second: z.optional(z.enum(['passed', 'overridden'])),
    },
    ({ pages, unread, second }) => ({
      pages,
      ...(unread !== undefined && { unread }),
      ...(second && { second }),
    }),
  ),
  /** A packet waits for its second check. */
  'packet-to-check': define({ packetId: z.string() }, noFacts),
  /** A second person sent it back. `pages`: with a problem. The note is stored with the request only. */
  'packet-returned': define({ packetId: z.string(), pages: z.int() }, ({ pages }) => ({ pages })),
  /** Packets that were ready may not be released any more. */
  'packet-blocked': define({ packets: z.int() }, noFacts, always),
  'packet-canceled': define({ packetId: z.string() }, noFacts),
  'request-opened': define({}, noFacts, { group: 'view' }),
  'code-shown': define({}, noFacts, { group: 'view' }),
  'code-replaced': define({ version: z.int() }, noFacts, always),
  /** A hard bounce of an email. The address is stored with its notice only. */
  'notice-undelivered': define(
    { ...recipient, noticeId: z.string(), reason: z.enum(undeliveredReasons) },
    ofRecipient,
    always,
  ),
  /** A later email to the recipient was delivered. */
  'undelivered-ended': define(recipient, ofRecipient, always),
  /** Staff sent the current status of the request again. */
  'notice-resent': define(recipient, ofRecipient, always),
  'undelivered-handled': define(recipient, ofRecipient, always),
  'address-released': define(recipient, ofRecipient, always),
  'contact-changed': define({}, noFacts, always),
  'activity-exported': define({}, noFacts),
  'files-added': define(
    // One value per file, in the same order, separated by spaces.
    {
      files: z.int(),
      fileIds: z.string(),
      chargeCents: z.string(),
      embargoDays: z.string(),
      comment: z.boolean(),
      /** Whether it was before the earliest production date, which needs a reason. */
      isEarly: z.optional(z.literal(true)),
      /** The reasons for documents that name another person, comma-separated; absent without one. */
      otherPersons: z.optional(z.string()),
      /** The documents that are replaced, each with its reason, comma-separated; absent without one. */
      replacements: z.optional(z.string()),
    },
    ({ files, isEarly, otherPersons }) => ({
      files,
      ...(isEarly && { isEarly }),
      ...(otherPersons !== undefined && { namesOtherPerson: true }),
    }),
  ),
  'files-deleted': define({ /** Comma-separated ids. */ files: z.string() }, ({ files }, names) =>
    names.files(splitList(files)),
  ),
  'file-scanned': define(
    { ...file, verdict: z.enum(['clean', 'infected']) },
    ({ fileId, verdict }, names) => ({ ...names.files([fileId]), verdict }),
    always,
  ),
  'authorization-checked': define(
    { ...file, result: z.enum(['read', 'unreadable']) },
    ({ fileId, result }, names) => ({ ...names.files([fileId]), verdict: result }),
    always,
  ),
  'file-opened': define(
    { ...file, action: z.enum(['download', 'preview', 'open']) },
    ({ fileId, action }, names) => ({ ...names.files([fileId]), action }),
    { group: 'opening', ...always },
  ),
  'file-terms-changed': define(
    {
      ...file,
      fromCents: z.int(),
      toCents: z.int(),
      fromDays: z.int(),
      toDays: z.int(),
      comment: z.boolean(),
    },
    ofFile,
  ),
  'file-withdrawn': define(
    {
      ...file,
      paidCents: z.int(),
      refund: z.boolean(),
      /** The key. Absent without one. */
      reason: z.optional(z.string()),
      /** Whether there were any. */
      notes: z.optional(z.boolean()),
    },
    ({ fileId, reason, notes }, names) => ({
      ...names.files([fileId]),
      ...(reason && { reason }),
      ...(notes && { hasNotes: notes }),
    }),
    always,
  ),
  'incident-recorded': define(
    { ...incident, /** Comma-separated ids. */ files: z.string(), discoveredOn: z.string() },
    ({ files }, names) => names.files(splitList(files)),
    always,
  ),
  'incident-changed': define(
    {
      ...incident,
      action: z.enum(['assess', 'correct', 'close', 'reopen', 'note']),
      outcome: z.optional(z.string()),
      /** Days of the discovery. */
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    },
    ({ action }) => ({ action }),
    always,
  ),
  'incident-letter-issued': define(
    { ...incident, letterId: z.string(), letter: z.string(), sha256: z.string() },
    noFacts,
    always,
  ),
  'incident-letter-read': define({ ...incident, letterId: z.string() }, noFacts),
  'window-extended': define(file, ofFile),
  'download-requested': define(
    { ...file, reason: z.string(), /** Whether there were any. */ notes: z.boolean() },
    ({ fileId, notes }, names) => ({ ...names.files([fileId]), hasNotes: notes }),
  ),
  'download-allowed': define(file, ofFile),
  /** A reason is required. */
  'download-declined': define(file, ofFile),
  'retention-changed': define(
    {
      fileId: z.optional(z.string()),
      to: z.string(),
      /** A reason is required. */ reason: z.literal(true),
    },
    ({ fileId, to }, names) => ({ ...(fileId !== undefined && names.files([fileId])), to }),
  ),
  'fee-payment': define(
    {
      ...payment,
      from: z.optional(feeState),
      to: z.optional(feeState),
      waitsForVerification: z.optional(z.boolean()),
    },
    fromTo,
    always,
  ),
  'fee-disputed': define(disputed, ({ cents, from, to }) => ({ cents, from, to })),
  'account-verification': define(
    { intentId: z.string(), isPending: z.boolean() },
    ({ isPending }) => ({ to: isPending ? 'pending' : 'ended' }),
    always,
  ),
  'file-payment': define(
    { ...file, ...payment },
    ({ fileId, from, to, cents }, names) => ({ ...names.files([fileId]), from, to, cents }),
    always,
  ),
  'file-refunded': define(
    { ...file, intentId: z.string(), cents: z.int(), reason: z.enum(['twice', 'withdrawn']) },
    ({ fileId, cents, reason }, names) => ({ ...names.files([fileId]), cents, reason }),
    always,
  ),
  /** A refund outside the portal, or one of a file that failed later. */
  'payment-refunded': define(
    { intentId: z.string(), cents: z.int(), to: z.enum(['done', 'failed']) },
    ({ cents, to }) => ({ cents, to }),
    always,
  ),
  'file-disputed': define({ ...file, ...disputed }, ({ fileId, cents, from, to }, names) => ({
    ...names.files([fileId]),
    cents,
    from,
    to,
  })),
  'file-reopened': define({ ...file, ...dispute }, ({ fileId, cents }, names) => ({
    ...names.files([fileId]),
    cents,
  })),
  'invoice-created': define({ ...invoice, cents: z.int() }, ofInvoice),
  'invoice-edited': define({ ...invoice, cents: z.int() }, ofInvoice),
  'invoice-sent': define({ ...invoice, cents: z.int() }, ofInvoice),
  'invoice-activated': define(invoice, ofInvoice),
  'invoice-deactivated': define(invoice, ofInvoice),
  'invoice-deleted': define(invoice, ofInvoice),
  'invoice-settled': define({ ...invoice, cents: z.int() }, ofInvoice, always),
  'invoice-payment': define(
    { ...invoice, ...payment },
    (details) => ({ ...ofInvoice(details), ...fromTo(details) }),
    always,
  ),
  'invoice-refunded': define(
    {
      ...invoice,
      refundId: z.string(),
      intentId: z.nullable(z.string()),
      chargeId: z.optional(z.nullable(z.string())),
      cents: z.int(),
      /** The reason for an automatic refund. */
      reason: z.optional(z.enum(['twice', 'outside', 'inactive'])),
      from: z.optional(refundState),
      to: refundState,
    },
    (details) => ({ ...ofInvoice(details), ...fromTo(details), reason: details.reason }),
    always,
  ),
  'invoice-disputed': define({ ...invoice, ...disputed }, (details) => ({
    ...ofInvoice(details),
    ...fromTo(details),
  })),
  'invoice-reopened': define({ ...invoice, ...dispute }, ofInvoice),
} as const satisfies Record<ActivityKind, unknown>;

function splitList(value: string): string[] {
  return value.split(',').filter((each) => each !== '');
}

/** The stored details of an event of this kind. */
export type EventDetails<Kind extends ActivityKind> = z.output<(typeof requestEvents)[Kind]['details']>;

/** A request event of this kind: what happened, when, and by whom. It is copied into the audit trail. */
export type EventOf<Kind extends ActivityKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly at: string;
    readonly by: Actor;
    readonly details: EventDetails<Each>;
  };
}[Kind];

export type RequestEvent = EventOf<ActivityKind>;

/** Whether this version of the portal knows the kind of a stored event. */
export function isActivityKind(kind: string): kind is ActivityKind {
  return Object.hasOwn(requestEvents, kind);
}

/** The details of a stored event; null if it has another kind or its details do not match the schema. */
export function detailsOf<Kind extends ActivityKind>(
  { kind, details }: Pick<StoredEvent, 'kind' | 'details'>,
  expectedKind: Kind,
): EventDetails<Kind> | null {
  if (kind !== expectedKind) return null;
  const parsed = requestEvents[expectedKind].details.safeParse(details);
  return parsed.success ? (parsed.data as EventDetails<Kind>) : null;
}

/** The event kinds in a group. */
export function eventKindsOf(group: 'view' | 'opening'): ActivityKind[] {
  const kinds = Object.keys(requestEvents) as ActivityKind[];
  return kinds.filter((kind) => requestEvents[kind].group === group);
}

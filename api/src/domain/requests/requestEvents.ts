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
function define<Details extends z.ZodMiniType>(
  details: Details,
  facts: (details: z.output<Details>, names: NameLookup) => ActivityFacts,
  traits: Traits = {},
): EventDefinition<Details> {
  return {
    ...traits,
    details,
    describe: (stored, names) => {
      const parsed = details.safeParse(stored);
      return parsed.success ? facts(parsed.data, names) : {};
    },
  };
}

const noDetails = z.object({});
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
const ofMessage = z.object({ position: z.string() });
const correction = z.object({ updateId: z.string(), field: z.string() });
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
    z.object({
      files: z.int(),
      fee: feeState,
      intentId: z.optional(z.nullable(z.string())),
      source: z.optional(z.literal('internal')),
      /** Whether there were any. */
      notes: z.optional(z.boolean()),
    }),
    ({ files, notes }) => ({ files, hasNotes: notes }),
  ),
  edited: define(
    z.object({ updateType: z.string(), /** Comma-separated. */ fields: z.string() }),
    ({ fields }) => ({ fields: splitList(fields) }),
  ),
  assigned: define(
    z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    ({ to }, names) => ({
      person: names.account(to),
    }),
  ),
  'owner-added': define(z.object({ ...owner, isSubmitter: z.optional(z.literal(true)) }), noFacts, {
    ignoresSizeLimit: true,
  }),
  'owner-removed': define(z.object(owner), ofOwner, { ignoresSizeLimit: true }),
  /** The account may add the request again. */
  'owner-readmitted': define(z.object(owner), ofOwner, { ignoresSizeLimit: true }),
  'scope-narrowed': define(
    z.object({
      /** The new version. */
      version: z.int(),
      /** Comma-separated parts. */
      changed: z.string(),
      consent: z.string(),
    }),
    ({ version }) => ({ version }),
  ),
  'status-changed': define(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Whether there were any. */ notes: z.boolean(),
      isPrivate: z.boolean(),
    }),
    ({ from, to, notes, isPrivate }) => ({ from, to, hasNotes: notes, isPrivate }),
  ),
  /** A status that closes the request is set once the malware scan has accepted the documents. */
  'status-waiting': define(
    z.object({
      to: z.string(),
      /** Whether there were any. */ notes: z.boolean(),
      isPrivate: z.boolean(),
    }),
    ({ to, notes, isPrivate }) => ({ to, hasNotes: notes, isPrivate }),
  ),
  /** The status has waited for a day. */
  'status-wait-late': define(z.object({ to: z.string() }), ({ to }) => ({ to }), { ignoresSizeLimit: true }),
  /** The waiting status will not be set. */
  'status-wait-ended': define(
    z.object({ to: z.string(), reason: z.enum(statusWaitEnds) }),
    ({ to, reason }) => ({ to, reason }),
    { ignoresSizeLimit: true },
  ),
  'due-date-changed': define(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Whether one was given. */
      reason: z.boolean(),
      /** The version of the deadline rules, if these moved it. */
      version: z.optional(z.int()),
      /** A person replaced their own date with what the rules say. */
      useRules: z.optional(z.literal(true)),
    }),
    ({ from, to, version }) => ({ from, to, ...(version !== undefined && { version }) }),
  ),
  'reminder-sent': define(
    z.object({
      /**
       * `staff`: a task for all of them, because the client did not answer the last one. `download`: the client, of documents
       * that nobody has downloaded.
       */
      to: z.enum(['client', 'assignee', 'staff', 'download']),
      /** Days of waiting, or before the due date. */
      days: z.int(),
    }),
    ({ to, days }) => ({ to, days }),
    { ignoresSizeLimit: true },
  ),
  'authority-changed': define(z.object({ /** Comma-separated. */ fields: z.string() }), ({ fields }) => ({
    fields: splitList(fields),
  })),
  skipped: define(
    z.object({ reason: z.enum(skipReasons), /** Whether there were any. */ notes: z.boolean() }),
    ({ reason, notes }) => ({ reason, hasNotes: notes }),
  ),
  'update-submitted': define(
    z.object({
      updateId: z.string(),
      reason: z.string(),
      files: z.int(),
      from: z.string(),
      to: z.string(),
      queue: z.optional(z.enum(['answered', 'update'])),
    }),
    ({ files, from, to }) => ({ files, from, to }),
  ),
  'correction-applied': define(correction, ofCorrection),
  'correction-kept': define(correction, ofCorrection),
  'message-sent': define(
    z.object({
      messageId: z.string(),
      position: z.string(),
      isInternal: z.boolean(),
      /** How many colleagues it mentions. */
      mentions: z.int(),
      /** Absent without files. */
      files: z.optional(z.int()),
    }),
    ({ isInternal, files }) => ({ isInternal, ...(files !== undefined && { files }) }),
    { ignoresSizeLimit: true },
  ),
  'messages-read': define(z.object({ side: z.enum(sides), upTo: z.string() }), noFacts, {
    group: 'view',
    ignoresSizeLimit: true,
  }),
  'messages-deleted': define(z.object({ to: z.string() }), noFacts),
  'messages-exported': define(z.object({ withNotes: z.boolean() }), ({ withNotes }) => ({
    isInternal: withNotes,
  })),
  'message-assigned': define(
    z.object({ position: z.string(), to: z.nullable(z.string()) }),
    ({ to }, names) => ({ person: names.account(to) }),
    { ignoresSizeLimit: true },
  ),
  'message-resolved': define(ofMessage, noFacts, { ignoresSizeLimit: true }),
  'message-reopened': define(ofMessage, noFacts, { ignoresSizeLimit: true }),
  'review-started': define(z.object(reviewed), fromTo, { ignoresSizeLimit: true }),
  'review-reopened': define(z.object(reviewed), fromTo, { ignoresSizeLimit: true }),
  'review-checked': define(z.object(checkedItems), ofItems, { ignoresSizeLimit: true }),
  'review-unchecked': define(z.object(checkedItems), ofItems, { ignoresSizeLimit: true }),
  'review-problem-marked': define(z.object(checkedItems), ofItems, { ignoresSizeLimit: true }),
  'review-problem-cleared': define(z.object(checkedItems), ofItems, { ignoresSizeLimit: true }),
  'client-asked': define(z.object({ ...reviewed, ...question }), ({ notes }) => ({ hasNotes: notes })),
  'submission-approved': define(
    z.object({
      ...reviewed,
      /** Checked items of the checklist, and all of them. Absent in old events. */
      checkedItems: z.optional(z.int()),
      checklistItems: z.optional(z.int()),
      /** Approved with a reason: required lines that were not checked, and problems. Absent if none was needed. */
      unchecked: z.optional(z.int()),
      /** Absent if no reason was needed. */
      isAuthorityStated: z.optional(z.boolean()),
    }),
    ({ from, to, checkedItems: count, checklistItems: total, unchecked, isAuthorityStated }) => ({
      from,
      to,
      ...(count !== undefined && total !== undefined && { checked: { count, total } }),
      ...(unchecked !== undefined && {
        approvedWithout: { unchecked, isAuthorityStated: isAuthorityStated !== false },
      }),
    }),
    { ignoresSizeLimit: true },
  ),
  'submission-rejected': define(z.object({ ...reviewed, ...question }), ({ from, to, notes }) => ({
    from,
    to,
    hasNotes: notes,
  })),
  'assembly-opened': define(noDetails, noFacts, { group: 'view' }),
  'sources-added': define(z.object({ files: z.int() }), ({ files }) => ({ files })),
  'source-infected': define(z.object({ sourceId: z.string() }), noFacts, { ignoresSizeLimit: true }),
  'source-withdrawn': define(z.object({ sourceId: z.string() }), noFacts),
  /** All of them, under the retention schedule or with the sample. */
  'sources-deleted': define(z.object({ files: z.int() }), ({ files }) => ({ files }), {
    ignoresSizeLimit: true,
  }),
  /** Once in five minutes for each person. */
  'pages-arranged': define(noDetails, noFacts),
  /** Redactions were added, confirmed or deleted. Once in five minutes for each person; the event of a packet has how many. */
  'pages-redacted': define(noDetails, noFacts),
  /** Once in five minutes for each person. */
  'pages-checked': define(noDetails, noFacts),
  /** Pages have a problem, or are decided later. */
  'pages-held': define(
    z.object({ pages: z.int(), verdict: z.enum(['problem', 'later']) }),
    ({ pages }) => ({ pages }),
    { ignoresSizeLimit: true },
  ),
  /** The name itself is stored with the checks only. */
  'name-accepted': define(z.object({ reason: z.string() }), noFacts),
  'name-withdrawn': define(noDetails, noFacts, { ignoresSizeLimit: true }),
  'packet-built': define(
    z.object({
      packetId: z.string(),
      fileId: z.string(),
      pages: z.int(),
      /** Pages with redactions, and all redactions of them; absent without one. */
      redactedPages: z.optional(z.int()),
      redactions: z.optional(z.int()),
      sha256: z.string(),
    }),
    ({ pages }) => ({ pages }),
    { ignoresSizeLimit: true },
  ),
  /** A person confirmed first page, number of pages and names. */
  'packet-checked': define(
    z.object({
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
    }),
    ({ pages, unread, second }) => ({
      pages,
      ...(unread !== undefined && { unread }),
      ...(second && { second }),
    }),
  ),
  /** A packet waits for its second check. */
  'packet-to-check': define(z.object({ packetId: z.string() }), noFacts),
  /** A second person sent it back. `pages`: with a problem. The note is stored with the request only. */
  'packet-returned': define(z.object({ packetId: z.string(), pages: z.int() }), ({ pages }) => ({ pages })),
  /** Packets that were ready may not be released any more. */
  'packet-blocked': define(z.object({ packets: z.int() }), noFacts, { ignoresSizeLimit: true }),
  'packet-canceled': define(z.object({ packetId: z.string() }), noFacts),
  'request-opened': define(noDetails, noFacts, { group: 'view' }),
  'code-shown': define(noDetails, noFacts, { group: 'view' }),
  'code-replaced': define(z.object({ version: z.int() }), noFacts, { ignoresSizeLimit: true }),
  /** A hard bounce of an email. The address is stored with its notice only. */
  'notice-undelivered': define(
    z.object({ ...recipient, noticeId: z.string(), reason: z.enum(undeliveredReasons) }),
    ofRecipient,
    { ignoresSizeLimit: true },
  ),
  /** A later email to the recipient was delivered. */
  'undelivered-ended': define(z.object(recipient), ofRecipient, { ignoresSizeLimit: true }),
  /** Staff sent the current status of the request again. */
  'notice-resent': define(z.object(recipient), ofRecipient, { ignoresSizeLimit: true }),
  'undelivered-handled': define(z.object(recipient), ofRecipient, { ignoresSizeLimit: true }),
  'address-released': define(z.object(recipient), ofRecipient, { ignoresSizeLimit: true }),
  'contact-changed': define(noDetails, noFacts, { ignoresSizeLimit: true }),
  'activity-exported': define(noDetails, noFacts),
  'files-added': define(
    // One value per file, in the same order, separated by spaces.
    z.object({
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
    }),
    ({ files, isEarly, otherPersons }) => ({
      files,
      ...(isEarly && { isEarly }),
      ...(otherPersons !== undefined && { namesOtherPerson: true }),
    }),
  ),
  'files-deleted': define(z.object({ /** Comma-separated ids. */ files: z.string() }), ({ files }, names) =>
    names.files(splitList(files)),
  ),
  'file-scanned': define(
    z.object({ ...file, verdict: z.enum(['clean', 'infected']) }),
    ({ fileId, verdict }, names) => ({ ...names.files([fileId]), verdict }),
    { ignoresSizeLimit: true },
  ),
  'authorization-checked': define(
    z.object({ ...file, result: z.enum(['read', 'unreadable']) }),
    ({ fileId, result }, names) => ({ ...names.files([fileId]), verdict: result }),
    { ignoresSizeLimit: true },
  ),
  'file-opened': define(
    z.object({ ...file, action: z.enum(['download', 'preview', 'open']) }),
    ({ fileId, action }, names) => ({ ...names.files([fileId]), action }),
    { group: 'opening', ignoresSizeLimit: true },
  ),
  'file-terms-changed': define(
    z.object({
      ...file,
      fromCents: z.int(),
      toCents: z.int(),
      fromDays: z.int(),
      toDays: z.int(),
      comment: z.boolean(),
    }),
    ofFile,
  ),
  'file-withdrawn': define(
    z.object({
      ...file,
      paidCents: z.int(),
      refund: z.boolean(),
      /** The key. Absent without one. */
      reason: z.optional(z.string()),
      /** Whether there were any. */
      notes: z.optional(z.boolean()),
    }),
    ({ fileId, reason, notes }, names) => ({
      ...names.files([fileId]),
      ...(reason && { reason }),
      ...(notes && { hasNotes: notes }),
    }),
    { ignoresSizeLimit: true },
  ),
  'incident-recorded': define(
    z.object({ ...incident, /** Comma-separated ids. */ files: z.string(), discoveredOn: z.string() }),
    ({ files }, names) => names.files(splitList(files)),
    { ignoresSizeLimit: true },
  ),
  'incident-changed': define(
    z.object({
      ...incident,
      action: z.enum(['assess', 'correct', 'close', 'reopen', 'note']),
      outcome: z.optional(z.string()),
      /** Days of the discovery. */
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
    ({ action }) => ({ action }),
    { ignoresSizeLimit: true },
  ),
  'incident-letter-issued': define(
    z.object({ ...incident, letterId: z.string(), letter: z.string(), sha256: z.string() }),
    noFacts,
    { ignoresSizeLimit: true },
  ),
  'incident-letter-read': define(z.object({ ...incident, letterId: z.string() }), noFacts),
  'window-extended': define(z.object(file), ofFile),
  'download-requested': define(
    z.object({ ...file, reason: z.string(), /** Whether there were any. */ notes: z.boolean() }),
    ({ fileId, notes }, names) => ({ ...names.files([fileId]), hasNotes: notes }),
  ),
  'download-allowed': define(z.object(file), ofFile),
  /** A reason is required. */
  'download-declined': define(z.object(file), ofFile),
  'retention-changed': define(
    z.object({
      fileId: z.optional(z.string()),
      to: z.string(),
      /** A reason is required. */ reason: z.literal(true),
    }),
    ({ fileId, to }, names) => ({ ...(fileId !== undefined && names.files([fileId])), to }),
  ),
  'fee-payment': define(
    z.object({
      ...payment,
      from: z.optional(feeState),
      to: z.optional(feeState),
      waitsForVerification: z.optional(z.boolean()),
    }),
    fromTo,
    { ignoresSizeLimit: true },
  ),
  'fee-disputed': define(z.object(disputed), ({ cents, from, to }) => ({ cents, from, to })),
  'account-verification': define(
    z.object({ intentId: z.string(), isPending: z.boolean() }),
    ({ isPending }) => ({ to: isPending ? 'pending' : 'ended' }),
    { ignoresSizeLimit: true },
  ),
  'file-payment': define(
    z.object({ ...file, ...payment }),
    ({ fileId, from, to, cents }, names) => ({ ...names.files([fileId]), from, to, cents }),
    { ignoresSizeLimit: true },
  ),
  'file-refunded': define(
    z.object({ ...file, intentId: z.string(), cents: z.int(), reason: z.enum(['twice', 'withdrawn']) }),
    ({ fileId, cents, reason }, names) => ({ ...names.files([fileId]), cents, reason }),
    { ignoresSizeLimit: true },
  ),
  /** A refund outside the portal, or one of a file that failed later. */
  'payment-refunded': define(
    z.object({ intentId: z.string(), cents: z.int(), to: z.enum(['done', 'failed']) }),
    ({ cents, to }) => ({ cents, to }),
    { ignoresSizeLimit: true },
  ),
  'file-disputed': define(z.object({ ...file, ...disputed }), ({ fileId, cents, from, to }, names) => ({
    ...names.files([fileId]),
    cents,
    from,
    to,
  })),
  'file-reopened': define(z.object({ ...file, ...dispute }), ({ fileId, cents }, names) => ({
    ...names.files([fileId]),
    cents,
  })),
  'invoice-created': define(z.object({ ...invoice, cents: z.int() }), ofInvoice),
  'invoice-edited': define(z.object({ ...invoice, cents: z.int() }), ofInvoice),
  'invoice-sent': define(z.object({ ...invoice, cents: z.int() }), ofInvoice),
  'invoice-activated': define(z.object(invoice), ofInvoice),
  'invoice-deactivated': define(z.object(invoice), ofInvoice),
  'invoice-deleted': define(z.object(invoice), ofInvoice),
  'invoice-settled': define(z.object({ ...invoice, cents: z.int() }), ofInvoice, { ignoresSizeLimit: true }),
  'invoice-payment': define(
    z.object({ ...invoice, ...payment }),
    (details) => ({ ...ofInvoice(details), ...fromTo(details) }),
    { ignoresSizeLimit: true },
  ),
  'invoice-refunded': define(
    z.object({
      ...invoice,
      refundId: z.string(),
      intentId: z.nullable(z.string()),
      chargeId: z.optional(z.nullable(z.string())),
      cents: z.int(),
      /** The reason for an automatic refund. */
      reason: z.optional(z.enum(['twice', 'outside', 'inactive'])),
      from: z.optional(refundState),
      to: refundState,
    }),
    (details) => ({ ...ofInvoice(details), ...fromTo(details), reason: details.reason }),
    { ignoresSizeLimit: true },
  ),
  'invoice-disputed': define(z.object({ ...invoice, ...disputed }), (details) => ({
    ...ofInvoice(details),
    ...fromTo(details),
  })),
  'invoice-reopened': define(z.object({ ...invoice, ...dispute }), ofInvoice),
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

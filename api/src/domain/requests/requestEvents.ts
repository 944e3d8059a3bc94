import { filePaymentState } from '@portal/contract/files/schemas/filePaymentState.ts';
import type { ActivityFacts, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';
import type { Actor } from './actor.ts';
import { feePayment } from './root.ts';
import type { StoredEvent } from './storedEvent.ts';

/** Names what an event holds the ids of. */
export interface EventNames {
  /** Of the files that are still there; nothing where none is. */
  readonly files: (fileIds: readonly string[]) => Pick<ActivityFacts, 'fileNames'>;
  /** Of an account; null where there is none. */
  readonly account: (userId: string | null) => string | null;
}

interface Traits {
  /** `opening`: a view or a download, depending on its action. Without a group, the event is a change. */
  readonly group?: 'change' | 'view' | 'opening';
  /** Whether a full request takes it all the same: money, scans, and moves without notes. */
  readonly alwaysFits?: boolean;
}

interface EventDefinition<Details extends z.ZodMiniType> extends Traits {
  /** What is kept of it: ids, keys and numbers, no personal data. */
  readonly details: Details;
  /** What staff read of one that was kept, in the activity and its export; nothing of one that is kept otherwise. */
  readonly describe: (stored: unknown, names: EventNames) => ActivityFacts;
}

/** `facts` names each detail that is told, so that nothing new gets out unseen. */
function define<Details extends z.ZodMiniType>(
  details: Details,
  facts: (details: z.output<Details>, names: EventNames) => ActivityFacts,
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

const nothing = z.object({});
const file = { fileId: z.string() };
const invoice = { invoiceId: z.string(), number: z.string() };
/** Of a payment: either another PaymentIntent was prepared, or its state changed. */
const payment = {
  intentId: z.nullable(z.string()),
  replaces: z.optional(z.nullable(z.string())),
  chargeId: z.optional(z.nullable(z.string())),
  from: z.optional(filePaymentState),
  to: z.optional(filePaymentState),
  cents: z.optional(z.int()),
};
const dispute = { disputeId: z.string(), intentId: z.nullable(z.string()), cents: z.int() };
/** `from`: null for a dispute that is new. */
const disputed = { ...dispute, reason: z.string(), from: z.nullable(z.string()), to: z.string() };
const feeState = feePayment.shape.state;
const reviewed = { from: z.enum(reviewStates), to: z.enum(reviewStates) };
const refundState = z.enum(['pending', 'done', 'failed']);

const none = () => ({});
const ofFile = ({ fileId }: { fileId: string }, names: EventNames) => names.files([fileId]);
const ofInvoice = ({ number, cents }: { number: string; cents?: number | undefined }) => ({
  invoice: number,
  cents,
});
const move = <From, To>({ from, to }: { from?: From; to?: To }) => ({ from, to });

/** Every event of a request. The kinds are named in the contract; the screens have a sentence and an icon for each. */
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
    z.object({ updateType: z.string(), /** Parted by commas. */ fields: z.string() }),
    ({ fields }) => ({ fields: listed(fields) }),
  ),
  assigned: define(
    z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    ({ to }, names) => ({
      person: names.account(to),
    }),
  ),
  'owner-added': define(z.object({ userId: z.string() }), none, { alwaysFits: true }),
  'status-changed': define(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Whether there were any. */ notes: z.boolean(),
      isPrivate: z.boolean(),
    }),
    ({ from, to, notes, isPrivate }) => ({ from, to, hasNotes: notes, isPrivate }),
  ),
  'due-date-changed': define(
    z.object({ from: z.string(), to: z.string(), /** Whether one was given. */ reason: z.boolean() }),
    move,
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
  'review-started': define(z.object(reviewed), move, { alwaysFits: true }),
  'review-reopened': define(z.object(reviewed), move, { alwaysFits: true }),
  'submission-approved': define(z.object(reviewed), move, { alwaysFits: true }),
  'submission-rejected': define(
    z.object({ ...reviewed, /** Parted by commas. */ missing: z.string(), notes: z.boolean() }),
    ({ from, to, notes }) => ({ from, to, hasNotes: notes }),
  ),
  'request-opened': define(nothing, none, { group: 'view' }),
  'code-shown': define(nothing, none, { group: 'view' }),
  'activity-exported': define(nothing, none),
  'files-added': define(
    // Of each file, in their order, parted by blanks.
    z.object({
      files: z.int(),
      fileIds: z.string(),
      chargeCents: z.string(),
      embargoDays: z.string(),
      comment: z.boolean(),
    }),
    ({ files }) => ({ files }),
  ),
  'files-deleted': define(z.object({ /** Ids, parted by commas. */ files: z.string() }), ({ files }, names) =>
    names.files(listed(files)),
  ),
  'file-scanned': define(
    z.object({ ...file, verdict: z.enum(['clean', 'infected']) }),
    ({ fileId, verdict }, names) => ({ ...names.files([fileId]), verdict }),
    { alwaysFits: true },
  ),
  'file-opened': define(
    z.object({ ...file, action: z.enum(['download', 'preview', 'open']) }),
    ({ fileId, action }, names) => ({ ...names.files([fileId]), action }),
    { group: 'opening', alwaysFits: true },
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
  'file-withdrawn': define(z.object({ ...file, paidCents: z.int(), refund: z.boolean() }), ofFile, {
    alwaysFits: true,
  }),
  'window-extended': define(z.object(file), ofFile),
  'download-allowed': define(z.object(file), ofFile),
  'retention-changed': define(
    z.object({
      fileId: z.optional(z.string()),
      to: z.string(),
      /** There always is one. */ reason: z.literal(true),
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
    move,
    { alwaysFits: true },
  ),
  'fee-disputed': define(z.object(disputed), ({ cents, from, to }) => ({ cents, from, to })),
  'file-payment': define(
    z.object({ ...file, ...payment }),
    ({ fileId, from, to, cents }, names) => ({ ...names.files([fileId]), from, to, cents }),
    { alwaysFits: true },
  ),
  'file-refunded': define(
    z.object({ ...file, intentId: z.string(), cents: z.int(), why: z.enum(['twice', 'withdrawn']) }),
    ({ fileId, cents, why }, names) => ({ ...names.files([fileId]), cents, why }),
    { alwaysFits: true },
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
  'invoice-settled': define(z.object({ ...invoice, cents: z.int() }), ofInvoice, { alwaysFits: true }),
  'invoice-payment': define(
    z.object({ ...invoice, ...payment }),
    (details) => ({ ...ofInvoice(details), ...move(details) }),
    { alwaysFits: true },
  ),
  'invoice-refunded': define(
    z.object({
      ...invoice,
      refundId: z.string(),
      intentId: z.nullable(z.string()),
      chargeId: z.optional(z.nullable(z.string())),
      cents: z.int(),
      /** Why it goes back by itself. */
      why: z.optional(z.enum(['twice', 'outside', 'inactive'])),
      from: z.optional(refundState),
      to: refundState,
    }),
    (details) => ({ ...ofInvoice(details), ...move(details), why: details.why }),
    { alwaysFits: true },
  ),
  'invoice-disputed': define(z.object({ ...invoice, ...disputed }), (details) => ({
    ...ofInvoice(details),
    ...move(details),
  })),
  'invoice-reopened': define(z.object({ ...invoice, ...dispute }), ofInvoice),
} as const satisfies Record<ActivityKind, unknown>;

function listed(value: string): string[] {
  return value.split(',').filter((each) => each !== '');
}

/** What is kept of an event of this kind. */
export type EventDetails<Kind extends ActivityKind> = z.output<(typeof requestEvents)[Kind]['details']>;

/** An event of a request of this kind: what happened, when, and by whom. It is copied into the audit trail. */
export type EventOf<Kind extends ActivityKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly at: string;
    readonly by: Actor;
    readonly details: EventDetails<Each>;
  };
}[Kind];

export type RequestEvent = EventOf<ActivityKind>;

/** Whether this version of the portal knows the kind of an event that was kept. */
export function isActivityKind(kind: string): kind is ActivityKind {
  return Object.hasOwn(requestEvents, kind);
}

/** What was kept of an event of this kind; null for an event of another kind, or one that is kept otherwise. */
export function detailsOf<Kind extends ActivityKind>(
  { kind, details }: Pick<StoredEvent, 'kind' | 'details'>,
  wanted: Kind,
): EventDetails<Kind> | null {
  if (kind !== wanted) return null;
  const parsed = requestEvents[wanted].details.safeParse(details);
  return parsed.success ? (parsed.data as EventDetails<Kind>) : null;
}

/** The kinds of one group, where another group than the changes. */
export function eventKindsOf(group: 'view' | 'opening'): ActivityKind[] {
  const kinds = Object.keys(requestEvents) as ActivityKind[];
  return kinds.filter((kind) => requestEvents[kind].group === group);
}

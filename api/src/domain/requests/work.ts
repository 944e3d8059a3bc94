import { missingReasonKeys } from '@portal/contract/submissions/missingReasons.ts';
import { disputeStates } from '@portal/contract/disputes/schemas.ts';
import * as z from 'zod/mini';
import type { Weight } from '../notifications/deliveriesOf.ts';

type Table = Readonly<Record<string, { readonly payload: z.ZodMiniType }>>;

/** What is kept beside the name; zod's type of an empty object would forbid even that. */
type PayloadOf<Schema extends z.ZodMiniType> =
  z.output<Schema> extends Record<string, never> ? unknown : Readonly<z.output<Schema>>;

type TaggedOf<Tag extends string, T extends Table> = {
  [Name in keyof T]: { readonly [_ in Tag]: Name } & PayloadOf<T[Name]['payload']>;
}[keyof T];

/** Any entry of a table: its payload, and its name as `tag`. */
function tagged<Tag extends string, T extends Table>(
  tag: Tag,
  table: T,
): z.ZodMiniType<TaggedOf<Tag, T>, TaggedOf<Tag, T>> {
  const options = Object.entries(table).map(([name, { payload }]) =>
    z.intersection(z.object({ [tag]: z.literal(name) }), payload),
  );
  return z.union(options) as z.ZodMiniType as z.ZodMiniType<TaggedOf<Tag, T>, TaggedOf<Tag, T>>;
}

interface NotificationDefinition<Payload extends z.ZodMiniType> {
  readonly payload: Payload;
  /** Whether preferences may silence it. */
  readonly weight: Weight;
}

const notification = <Shape extends z.core.$ZodShape>(
  weight: Weight,
  shape: Shape,
): NotificationDefinition<z.ZodMiniObject<Shape>> => ({ payload: z.object(shape), weight });

/** `seq`: the version of the request that the notification is about. The request may have a later one by then. */
const seq = z.int();
const ofFile = { seq, fileId: z.string() };
const ofInvoice = { seq, invoiceId: z.string() };

/** Every notification to the client. A new one also needs a case in `notifyClient` and a line in `smsAboutRequest`. */
export const clientNotifications = {
  requestSubmitted: notification('receipt', {}),
  /** This charge of the fee failed; work of old names none. */
  feePaymentFailed: notification('update', { chargeId: z.optional(z.nullable(z.string())) }),
  statusChanged: notification('update', { seq, status: z.string() }),
  /** Documents were released: told once the malware scan has let them through. */
  filesAdded: notification('update', { seq, fileIds: z.readonly(z.array(z.string())) }),
  filePaid: notification('receipt', ofFile),
  filePaymentFailed: notification('update', ofFile),
  /** A payment of a file is refunded: it was paid already, or is withdrawn. */
  fileRefunded: notification('receipt', { ...ofFile, intentId: z.string() }),
  fileWithdrawn: notification('update', ofFile),
  fileTermsChanged: notification('update', ofFile),
  invoiceSent: notification('update', ofInvoice),
  invoicePaid: notification('receipt', ofInvoice),
  invoicePaymentFailed: notification('update', ofInvoice),
  invoiceRefunded: notification('receipt', { ...ofInvoice, refundId: z.optional(z.string()) }),
  /** Always sent, also because the code may be in other hands than the contact thinks. */
  updateReceived: notification('receipt', { updateId: z.string() }),
  submissionRejected: notification('update', {
    seq,
    missing: z.readonly(z.array(z.enum(missingReasonKeys))),
  }),
};

interface Traits {
  /**
   * Makes requests of paid drafts, moves money, or counts it: nobody who paid waits behind notifications and list rows.
   */
  readonly isPaymentWork?: boolean;
  /** Waits for a client, a bank or a build, which may take its time. */
  readonly isPatient?: boolean;
}

const item = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  traits: Traits = {},
): Traits & { readonly payload: z.ZodMiniObject<Shape> } => ({ ...traits, payload: z.object(shape) });

/** Every kind of work that a change leaves behind, which `doWork` does; each may be done twice without harm. */
export const workItems = {
  project: item({}),
  'index-attorney': item({}),
  scan: item({}),
  'count-file-payment': item({ fileId: z.string() }, { isPaymentWork: true }),
  /** Counts that an invoice was sent, paid and refunded, as far as it is by then. */
  'count-invoice': item({ invoiceId: z.string() }, { isPaymentWork: true }),
  'notify-client': { payload: tagged('template', clientNotifications) } as Traits & {
    readonly payload: z.ZodMiniType<TaggedOf<'template', typeof clientNotifications>>;
  },
  /** Asks Stripe to give money back that the request has written down as going back. */
  refund: item({ invoiceId: z.string(), refundId: z.string() }, { isPaymentWork: true }),
  /** Makes sure that a withdrawn file is paid for no more, and refunds its payment or leaves that to an admin. */
  'end-file-payment': item({ fileId: z.string(), refund: z.boolean() }, { isPaymentWork: true }),
  /** Tells staff that an update wants to be read. */
  'notify-staff-of-update': item({ updateId: z.string() }),
  /** Tells staff that a payment was disputed, or how that stands by then. */
  'notify-staff-of-dispute': item(
    { disputeId: z.string(), state: z.enum(disputeStates) },
    { isPaymentWork: true },
  ),
  'finish-draft': item({ draftId: z.string() }, { isPaymentWork: true, isPatient: true }),
  /** Lets the draft end that became the request. */
  'end-draft': item({ draftId: z.string() }),
  /** Deletes the content of a file that the request has written down as deleted. */
  erase: item({ fileId: z.string() }),
  /** Has a zip of files built, and watches over it until it is. */
  bundle: item({ bundleId: z.string() }, { isPatient: true }),
  /** Has the files of an issued accounting of disclosures live as long as their record. */
  'extend-issued-files': item({ accountingId: z.string() }),
  /** Copies an event of the request into the audit trail. */
  audit: item({ eventId: z.string() }),
};

/** Work as it is kept. */
export const work = tagged('kind', workItems);

/** What is left to do after a change was committed. */
export type Work = z.output<typeof work>;

export type ClientNotification = Extract<Work, { readonly kind: 'notify-client' }>;

/** The notifications about an invoice. */
export type InvoiceNotification = Extract<ClientNotification, { readonly invoiceId: string }>['template'];

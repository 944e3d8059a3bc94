import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import { missingDetailKeys } from '@portal/contract/submissions/missingDetails.ts';
import { missingReasonKeys } from '@portal/contract/submissions/missingReasons.ts';
import { disputeStates } from '@portal/contract/disputes/schemas.ts';
import * as z from 'zod/mini';
import { allocatedItem } from '../payments/combined/allocation.ts';
import type { NotificationImportance } from '../notifications/deliveriesOf.ts';

type Table = Readonly<Record<string, { readonly payload: z.ZodMiniType }>>;

/** The payload without its tag. zod's type of an empty object would forbid the tag. */
type PayloadOf<Schema extends z.ZodMiniType> =
  z.output<Schema> extends Record<string, never> ? unknown : Readonly<z.output<Schema>>;

type TaggedOf<Tag extends string, T extends Table> = {
  [Name in keyof T]: { readonly [_ in Tag]: Name } & PayloadOf<T[Name]['payload']>;
}[keyof T];

/** A union of all entries of a table: each payload with its name as `tag`. */
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
  /** Whether the recipient's preferences can turn it off. */
  readonly importance: NotificationImportance;
}

const notification = <Shape extends z.core.$ZodShape>(
  importance: NotificationImportance,
  shape: Shape,
): NotificationDefinition<z.ZodMiniObject<Shape>> => ({ payload: z.object(shape), importance });

/** The version of the request that the email describes; the request can have a later one when the email is sent. */
const seq = z.int();
const ofFile = { seq, fileId: z.string() };
const ofInvoice = { seq, invoiceId: z.string() };
const ofItems = { seq, intentId: z.string(), items: z.readonly(z.array(allocatedItem)) };

/** Every notification to the client. A new one also needs a case in `emailOf`, a line in `smsAboutRequest`, and a timing in `notificationTimings`. */
export const clientNotifications = {
  requestSubmitted: notification('receipt', {}),
  /** The charge of the fee that failed. Old tasks have no charge id. */
  feePaymentFailed: notification('update', { chargeId: z.optional(z.nullable(z.string())) }),
  /** `from`: the latest status before it that the client could know. Absent in old tasks. */
  statusChanged: notification('update', { seq, status: z.string(), from: z.optional(z.string()) }),
  /** Documents were released. Sent after the malware scan accepts them. */
  filesAdded: notification('update', { seq, fileIds: z.readonly(z.array(z.string())) }),
  filePaid: notification('receipt', ofFile),
  filePaymentFailed: notification('update', ofFile),
  /** A payment is refunded because the file was already paid, or is withdrawn. */
  fileRefunded: notification('receipt', { ...ofFile, intentId: z.string() }),
  fileWithdrawn: notification('update', ofFile),
  /** `changed`: what changed. Absent in old tasks. */
  fileTermsChanged: notification('update', {
    ...ofFile,
    changed: z.optional(z.readonly(z.array(z.enum(['charge', 'embargo', 'comment'])))),
  }),
  /** Staff narrowed the scope with the client's consent. */
  scopeNarrowed: notification('update', { seq, version: z.int() }),
  /** Staff answered a request for another download. */
  downloadAllowed: notification('update', ofFile),
  downloadDeclined: notification('update', ofFile),
  invoiceSent: notification('update', ofInvoice),
  invoicePaid: notification('receipt', ofInvoice),
  invoicePaymentFailed: notification('update', ofInvoice),
  invoiceRefunded: notification('receipt', { ...ofInvoice, refundId: z.optional(z.string()) }),
  /** Several items of a combined payment. */
  itemsPaid: notification('receipt', ofItems),
  itemsPaymentFailed: notification('update', ofItems),
  /** Always sent: it warns the contact if someone else used the verification code. */
  updateReceived: notification('receipt', { updateId: z.string() }),
  /** `number`: the message of staff. */
  messageReceived: notification('update', { seq, number: z.int() }),
  /** Reminds the client of what is missing, or of the unpaid fee. `since`: when the wait began. */
  missingReminder: notification('update', { seq, reason: z.enum(pauseReasons), since: z.string() }),
  /** Reminds the client of documents that nobody has downloaded. `since`: when they became available. */
  downloadReminder: notification('update', { seq, since: z.string() }),
  submissionRejected: notification('update', {
    seq,
    missing: z.readonly(z.array(z.enum(missingReasonKeys))),
    /** Absent in old tasks. */
    details: z.optional(z.readonly(z.array(z.enum(missingDetailKeys)))),
  }),
};

/** A notification inside a step that delays or combines notifications. */
const clientNotification = tagged('kind', {
  'notify-client': { payload: tagged('template', clientNotifications) },
});
const ofNotifications = { notifications: z.readonly(z.array(clientNotification)) };

interface Traits {
  /** Submits paid drafts, moves money, or counts it. Runs before emails and list rows. */
  readonly isPayment?: boolean;
  /** Depends on a client, a bank, a build or the hour after another notice, so a long wait is normal. */
  readonly canWaitLong?: boolean;
  /** Reads a document, which takes up to one core. Such tasks run one after the other, beside all others. */
  readonly isCheck?: boolean;
  /** Sends emails or text messages. No call waits for it, and it does not delay the other steps of its task. */
  readonly isNotice?: boolean;
}

const item = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  traits: Traits = {},
): Traits & { readonly payload: z.ZodMiniObject<Shape> } => ({ ...traits, payload: z.object(shape) });

/** Every kind of step of an outbox task. `workflows/<noun>/steps.ts` runs those of a noun; each is idempotent. */
export const taskSteps = {
  project: item({}),
  'index-attorney': item({}),
  /** Adds the contacts of the request to the address book of the client who submitted it. */
  'record-contacts': item({}),
  scan: item({}),
  /** Checks an uploaded authorization that the malware scan accepted. `submitterId`: the account whose turn it is. */
  'check-authorization': item({ fileId: z.string(), submitterId: z.optional(z.string()) }, { isCheck: true }),
  /** Counts the pages of a released document for the report on work. */
  'count-pages': item({ fileId: z.string() }, { isCheck: true }),
  'count-file-payment': item({ fileId: z.string() }, { isPayment: true }),
  /** Counts an invoice as sent, paid and refunded, according to its current state. */
  'count-invoice': item({ invoiceId: z.string() }, { isPayment: true }),
  'notify-client': { payload: tagged('template', clientNotifications), isNotice: true } as Traits & {
    readonly payload: z.ZodMiniType<TaggedOf<'template', typeof clientNotifications>>;
  },
  /** Waits until the delay of its request ends. Then it combines all delayed notifications of the request. */
  'notify-client-later': item(ofNotifications),
  /** Sends several notifications as one email or text message. Their list never changes, because their ID follows from it. */
  'notify-client-combined': item(ofNotifications, { isNotice: true }),
  /** Asks Stripe for a refund that the request has recorded. */
  refund: item({ invoiceId: z.string(), refundId: z.string() }, { isPayment: true }),
  /** Stops payment of a withdrawn file, and refunds it or leaves the refund to an admin. */
  'end-file-payment': item({ fileId: z.string(), refund: z.boolean() }, { isPayment: true }),
  /** Makes the replaced verification codes of the request useless for good. */
  'end-replaced-codes': item({}),
  /**
   * Emails those who get the receipt a link to verify a bank account. `draftId`: of the draft whose fee waits; absent for a
   * payment of the request.
   */
  'email-bank-verification': item(
    { verificationUrl: z.string(), amountCents: z.int(), draftId: z.optional(z.string()) },
    { isNotice: true },
  ),
  /**
   * Emails the new verification code to the contact. `by`: the account that submitted the request, or staff. `isCorrection`:
   * present if it was replaced because the address of the contact was corrected.
   */
  'email-replaced-code': item(
    {
      version: z.int(),
      by: z.enum(['client', 'staff']),
      isCorrection: z.optional(z.literal(true)),
    },
    { isNotice: true },
  ),
  /** Emails the current status of the request to one recipient, because staff ask for it. */
  'email-present-state': item(
    { seq, recipient: z.enum(['contact', 'attorney', 'account']), userId: z.nullable(z.string()) },
    { isNotice: true },
  ),
  /** Notifies staff that a client sent an update. */
  'notify-staff-of-update': item({ updateId: z.string() }, { isNotice: true, canWaitLong: true }),
  /** Notifies staff of a message of the client. */
  'notify-staff-of-message': item({ number: z.int() }, { isNotice: true, canWaitLong: true }),
  /** Notifies the colleagues that a message or internal note mentions. */
  'notify-mentioned': item(
    { position: z.string(), userIds: z.readonly(z.array(z.string())) },
    { isNotice: true },
  ),
  /** Empties the texts of the thread up to a position. */
  'erase-messages': item({ to: z.string() }),
  /** Notifies the colleague to whom a message was assigned. */
  'notify-message-assignee': item({ seq, position: z.string(), userId: z.string() }, { isNotice: true }),
  /** Notifies staff that a client asks for another download. */
  'notify-staff-of-download-request': item(
    { fileId: z.string(), requestedAt: z.string() },
    { isNotice: true, canWaitLong: true },
  ),
  /** Reminds the assignee of the due date. */
  'remind-assignee': item({ seq, userId: z.string(), dueDate: z.string() }, { isNotice: true }),
  /** Notifies staff of a new dispute, or of its new state. */
  'notify-staff-of-dispute': item(
    { disputeId: z.string(), state: z.enum(disputeStates) },
    { isPayment: true, isNotice: true },
  ),
  /** Warns the submitter, or else the contact, that an account added the request. */
  'notify-of-account': item({ seq, userId: z.string() }, { isNotice: true }),
  /** Removes the request from the list of an account that no longer has it. */
  'remove-from-list': item({ userId: z.string() }),
  'finish-draft': item({ draftId: z.string() }, { isPayment: true, canWaitLong: true }),
  /** Expires the draft that became the request. */
  'end-draft': item({ draftId: z.string() }),
  /** Deletes the content of a file that the request has recorded as deleted, or the copy in quarantine of a clean one. */
  erase: item({ fileId: z.string() }),
  /** Starts a bundle build and monitors it until it is done. */
  bundle: item({ bundleId: z.string() }, { canWaitLong: true }),
  /** Starts to prepare a source, or to build a packet, and monitors it until it is done. */
  'packet-work': item({ id: z.string() }, { canWaitLong: true }),
  /** Deletes the content of sources that were taken out, and of packets that were canceled. */
  'erase-sources': item({}),
  /** Continues a bulk action. Its task is in the partition of the bulk action. */
  'bulk-action': item({}, { canWaitLong: true }),
  /** Keeps the files of an issued accounting of disclosures for as long as its record. */
  'extend-issued-files': item({ accountingId: z.string() }),
  /** Copies an event of the request into the audit trail. */
  audit: item({ eventId: z.string() }),
};

/** Schema of a step of a stored task. */
export const taskStep = tagged('kind', taskSteps);

/** A step of a task that runs after a change is committed. */
export type TaskStep = z.output<typeof taskStep>;

/** Whether the step sends emails or text messages. */
export function isNotice({ kind }: Pick<TaskStep, 'kind'>): boolean {
  return taskSteps[kind].isNotice === true;
}

export type ClientNotification = Extract<TaskStep, { readonly kind: 'notify-client' }>;

/** The emails about an invoice. */
export type InvoiceNotification = Extract<ClientNotification, { readonly invoiceId: string }>['template'];

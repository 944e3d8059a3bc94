import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { instant } from '../fields/fields.ts';
import { noticeRecipients } from './noticeRecipients.ts';
import { undeliveredReasons } from './rejectedMail.ts';

/**
 * What became of a notice. `sent`: the email service, or the carrier of a text message, accepted it; no report came yet.
 * `delivered`: the recipient's mail server accepted it. `expanded`: the address is a distribution list, so a report about
 * its members can follow. `bounced`: the mail server rejected it permanently. `failed`: it could not be delivered, and
 * `isHard` says whether that is permanent. `filtered`: rejected as spam. `quarantined`: kept back as spam; the recipient can
 * release it. `suppressed`: the email service did not try, because the address bounced before. `not_sent`: the portal did
 * not try, because the address rejects mail. Text messages are `sent` only.
 */
export const noticeStates = [
  'sent',
  'expanded',
  'delivered',
  'quarantined',
  'filtered',
  'failed',
  'bounced',
  'suppressed',
  'not_sent',
] as const;

export type NoticeState = (typeof noticeStates)[number];

/** A state of a notice. */
export const noticeStateChange = z.object({
  state: z.enum(noticeStates),
  at: instant,
  /** Absent for states that need none. */
  reason: z.optional(z.enum(undeliveredReasons)),
  /** The code of the recipient's mail server, such as `5.1.1`; absent if it gave none. */
  code: z.optional(z.string()),
  /**
   * Present if writing again is of no use: every `suppressed`, and, unless the mail server refuses the sender, every `bounced`,
   * and `failed` if its code is permanent.
   */
  isHard: z.optional(z.literal(true)),
});

export type NoticeStateChange = z.output<typeof noticeStateChange>;

/**
 * What a notice is about: a notification to the client by its template, or `combined` for several in one email;
 * `codeReplaced` and `accountAdded`; `bankVerification`; `presentState`, which staff sent again; and those to staff. To add
 * one, add it here: the compiler then requires its text on the screen.
 */
export type NoticeKind =
  | 'requestSubmitted'
  | 'feePaymentFailed'
  | 'statusChanged'
  | 'filesAdded'
  | 'filePaid'
  | 'filePaymentFailed'
  | 'fileRefunded'
  | 'fileWithdrawn'
  | 'fileTermsChanged'
  | 'scopeNarrowed'
  | 'downloadAllowed'
  | 'downloadDeclined'
  | 'downloadReminder'
  | 'invoiceSent'
  | 'invoicePaid'
  | 'invoicePaymentFailed'
  | 'invoiceRefunded'
  | 'itemsPaid'
  | 'itemsPaymentFailed'
  | 'updateReceived'
  | 'messageReceived'
  | 'missingReminder'
  | 'submissionRejected'
  | 'combined'
  | 'codeReplaced'
  | 'accountAdded'
  | 'bankVerification'
  | 'presentState'
  | 'staffMessage'
  | 'staffUpdate'
  | 'staffDownloadRequest'
  | 'staffDispute'
  | 'staffReminder';

/**
 * Names a recipient within one request: `contact`, `attorney`, or the `accountId` of `getRequestAccounts`. Of a colleague:
 * the user ID.
 */
export const noticeRecipientId = z.string().check(z.regex(/^[\w-]{1,60}$/, 'Recipient not found'));

/** A notice about a request as staff see it: an email or text message that the portal sent, or did not send. */
export const sentNotice = z.object({
  noticeId: z.string(),
  /** A `NoticeKind`, but typed as a string, because an older screen may load notices of a newer API. */
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  recipient: z.enum(noticeRecipients),
  recipientId: noticeRecipientId,
  /** The address or phone number it went to, in full, as of then. */
  to: z.string(),
  language: z.enum(languages),
  /** When it was sent, or when the portal decided not to. */
  sentAt: instant,
  /** The state that counts: reports come in any order, and `delivered` wins over an earlier failure of the same notice. */
  state: z.enum(noticeStates),
  /** Every state, oldest first. */
  states: z.array(noticeStateChange),
});

export type SentNotice = z.output<typeof sentNotice>;

/**
 * A recipient whom the emails about a request do not reach, as staff see it. It is removed when a later email to the address
 * is delivered, when the address is corrected, and when staff mark it as handled. Colleagues have none.
 */
export const undeliveredRecipient = z.object({
  recipient: z.enum(['contact', 'attorney', 'account']),
  recipientId: noticeRecipientId,
  /** The masked address, such as `j•••n@firm.example`. */
  address: z.string(),
  reason: z.enum(undeliveredReasons),
  code: z.optional(z.string()),
  /** When the first email did not arrive. */
  since: instant,
  /** How many emails about this request did not arrive since then, also those that are not hard bounces. */
  bounces: z.int(),
  /**
   * Whether the portal no longer writes to the address, because two emails to it bounced. Its notices are then `not_sent`.
   * It ends with `resolveUndelivered` (`release`), with a correction, and with an email that is delivered after all.
   */
  isSuppressed: z.boolean(),
  /** Present for an account that gets text messages about the request, because its phone number is confirmed. */
  isTexted: z.optional(z.literal(true)),
});

/**
 * A recipient to whom the portal no longer writes, and who is no task: staff marked them as handled, or nothing was to send
 * since the address was suppressed.
 */
export const suppressedRecipient = z.pick(undeliveredRecipient, {
  recipient: true,
  recipientId: true,
  address: true,
});

export type SuppressedRecipient = z.output<typeof suppressedRecipient>;

export type UndeliveredRecipient = z.output<typeof undeliveredRecipient>;

import * as z from 'zod/mini';
import { operation, signedIn, staffOnly } from '../endpoint.ts';
import { EMAIL_PATTERN, emailText, MAX_EMAIL, requestId } from '../fields/fields.ts';
import { noticeRecipientId, sentNotice, suppressedRecipient, undeliveredRecipient } from './schemas.ts';

/** Notices on one page. */
export const NOTICE_PAGE = 50;

/** How often staff can send the current status to one recipient of a request in 24 hours. */
export const MAX_RESENDS_A_DAY = 5;

/** How many hard bounces of an address end the emails to it. */
export const MAX_BOUNCES = 2;

const key = z.uuid('The key must be a UUID');

/**
 * Lists the newest notices first, `NOTICE_PAGE` at a time. A notice appears once it was sent, which can be some seconds
 * after the change that it is about; delayed notifications appear when they are sent. Notices from before they were stored
 * are missing.
 */
export const getRequestNotices = operation({
  function: 'getRequestNotices',
  method: 'GET',
  summary:
    'Lists the emails and text messages that were sent about a request, newest first, with what became of each. Also lists the recipients whom emails do not reach.',
  access: staffOnly,
  query: z.object({
    requestId,
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,4}$/))),
  }),
  data: z.object({
    notices: z.array(sentNotice),
    /** Cursor of the next, older page; null at the end. */
    nextCursor: z.nullable(z.string()),
    /** The same as in the staff view of the request; empty if all are reached. */
    undelivered: z.array(undeliveredRecipient),
    /** On the first page; absent if there are none. They can be released. */
    suppressed: z.optional(z.array(suppressedRecipient)),
  }),
});

/**
 * Sends one email that says what is true now: the status, what can be opened, paid or must be sent, unread messages, and,
 * for the contact, the verification code in its link. It never repeats an old text. The answer comes before the email is
 * sent; the email then appears in `getRequestNotices` as `presentState`.
 *
 * 404: the recipient is none of this request, or is an account that is not notified of it. 409 `conflict`: the address is
 * suppressed; correct or release it first. 429: sent `MAX_RESENDS_A_DAY` times to this recipient in 24 hours.
 */
export const resendNotice = operation({
  function: 'resendNotice',
  method: 'POST',
  summary:
    'Emails the current status of a request to one of its recipients, for staff. Fails with a conflict if the address is suppressed. Repeated calls with the same `key` send it once. Each recipient gets it at most five times a day. Recorded in the activity.',
  repeatable: 'key',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600, per: 'account' },
  body: z.object({ requestId, recipientId: noticeRecipientId, key }),
  data: z.object({
    requestId,
    /** The masked address. */
    emailedTo: z.string(),
  }),
});

/**
 * `handled`: ends the task and the mark in the list; the address stays suppressed if it is. `release`: ends both, and also the
 * suppression of a recipient without a mark.
 */
export const undeliveredActions = ['handled', 'release'] as const;

/**
 * Answers with the recipients whom emails still do not reach. A recipient without a mark, who is not suppressed either, changes
 * nothing, so a repeated call does not either.
 */
export const resolveUndelivered = operation({
  function: 'resolveUndelivered',
  method: 'POST',
  summary:
    'Marks a recipient whom emails did not reach as handled, for staff. `release` also lets the portal write to the address again. Repeating the call changes nothing. Recorded in the activity.',
  repeatable: true,
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, recipientId: noticeRecipientId, action: z.enum(undeliveredActions) }),
  data: z.object({ requestId, undelivered: z.array(undeliveredRecipient) }),
});

const ADDRESS = 'Please enter a valid email address';

/**
 * Changes the address that gets the verification code and all emails about a request. The code is replaced, because the
 * emails with the old one went to an address that may be someone else's: the old code, its link and its access tokens stop
 * working, and the new address is emailed the new code. Accounts that have the request keep it.
 *
 * For staff and the account that submitted the request. Accounts that only added it, and holders of its code, get 404: they
 * could redirect the code. 400 with a message for `contactEmail`: the new address is suppressed; only staff can `release` it
 * in the same call. 409 `conflict`: the contact is no longer `seen`. 429: the limit of `replaceVerificationCode`,
 * which counts these changes too.
 */
export const changeContactEmail = operation({
  function: 'changeContactEmail',
  method: 'POST',
  summary:
    'Corrects the email address of the contact of a request, for staff and the client who submitted it. The verification code is replaced, and the new one is emailed to the new address. Repeated calls with the same `key` change it once. An address that is already the contact’s changes nothing.',
  repeatable: 'key',
  access: signedIn,
  rateLimit: { limit: 60, windowSeconds: 600, per: 'account' },
  body: z.object({
    requestId,
    contactEmail: z.string(ADDRESS).check(
      emailText,
      z.maxLength(MAX_EMAIL, 'Email address is too long'),
      z.refine((value) => EMAIL_PATTERN.test(value), ADDRESS),
    ),
    /** The contact's address that the caller saw; empty if there was none. */
    seen: z.string().check(z.maxLength(MAX_EMAIL)),
    /** Allows emails to the new address again if it is suppressed. Ignored for clients. */
    release: z.optional(z.boolean()),
    key,
  }),
  data: z.object({
    requestId,
    /** The address of the contact now. */
    contactEmail: z.string(),
  }),
});

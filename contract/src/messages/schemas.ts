import * as z from 'zod/mini';
import { instant, withVisible } from '../fields/fields.ts';
import { updateReasons } from '../requests/catalogs/updateReasons.ts';
import { missingReasonKeys } from '../submissions/missingReasons.ts';
import { askedDetail } from '../submissions/schemas/missingInformation.ts';
import { fewLines } from './rules/messageLines.ts';

/** Characters of a message. */
export const MAX_MESSAGE_LENGTH = 5000;

/** Messages and internal notes of one request. */
export const MAX_MESSAGES = 2000;

/** Messages of clients and holders in one request. The rest is for staff. */
export const MAX_CLIENT_MESSAGES = 1000;

/** Colleagues that one message can mention. */
export const MAX_MENTIONS = 10;

/** Assigned messages of one request that nobody has resolved. */
export const MAX_ASSIGNED_MESSAGES = 100;

/** Messages that a search returns. */
export const MAX_FOUND_MESSAGES = 20;

/** Characters of an excerpt, without the dots that mark its ends. */
export const MAX_EXCERPT_LENGTH = 180;

/** Files of one message, with its letter. */
export const MAX_MESSAGE_FILES = 5;

/** Files of all messages of one side of a request. */
export const MAX_THREAD_FILES = 50;

export const TOO_MANY_FILES = 'You can attach at most 5 files to one message.';
export const TOO_MANY_FILES_WITH_LETTER = 'You can attach at most 4 files to a message with a letter.';

/** Messages of one page of a thread. */
export const MESSAGES_PER_PAGE = 50;

export const messageText = z.string().check(
  z.trim(),
  withVisible('Please write a message'),
  // No control characters but tabs and line breaks, and no half of a character.
  z.regex(
    /^[\s\u0085\P{C}\p{Cf}\p{Co}\p{Cn}]*$/u,
    'The text has characters that can’t be shown. Please paste it as plain text.',
  ),
  z.maxLength(MAX_MESSAGE_LENGTH, 'Please use at most 5,000 characters'),
  fewLines,
);

/**
 * Place in the thread: the number of the message from 1, and for an internal note its number after that message, such as
 * `000012.0003`. Sorts as text. Numbers of messages do not show how many internal notes there are.
 */
export const messagePosition = z
  .string()
  .check(z.regex(/^\d{6}\.\d{4}$/, 'The position of the message is not valid'));

/** What a review step asks the client for. `rejected`: the submission was rejected with it. */
export const messageQuestion = z.object({
  missing: z.array(z.enum(missingReasonKeys)),
  /** Absent if staff chose only reasons. */
  details: z.optional(z.array(askedDetail)),
  rejected: z.boolean(),
});

/** The update with which the client answers a question. */
export const messageAnswer = z.object({ reason: z.enum(updateReasons), files: z.int() });

const message = {
  messageId: z.string(),
  position: messagePosition,
  sentAt: instant,
  /** Empty if it was deleted, and perhaps in a question or an answer. */
  text: z.string(),
  /** Retention deleted the text. */
  isDeleted: z.optional(z.literal(true)),
  /** `isOpen`: the client has not answered it, and it was not revoked. */
  question: z.optional(z.extend(messageQuestion, { isOpen: z.boolean() })),
  answer: z.optional(messageAnswer),
  /** IDs of its files; absent if it has none. The view of the request has their names and states. */
  fileIds: z.optional(z.array(z.string())),
};

/** A message as clients and holders see it. `isMine`: a message of the client's side. */
export const clientMessage = z.object({ ...message, isMine: z.boolean() });

export type ClientMessage = z.output<typeof clientMessage>;

/** Who takes care of a message, and who resolved it. `by`: name. */
export const messageAssignment = z.object({
  userId: z.string(),
  name: z.string(),
  resolved: z.nullable(z.object({ by: z.string(), at: instant })),
});

export type MessageAssignment = z.output<typeof messageAssignment>;

/** A message or internal note as staff see it. */
export const staffMessage = z.object({
  ...message,
  from: z.enum(['client', 'staff']),
  /** An internal note: clients never see it. */
  isInternal: z.boolean(),
  /** Name of the account; null for someone with the verification code. */
  authorName: z.nullable(z.string()),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
  assignment: z.optional(messageAssignment),
});

export type StaffMessage = z.output<typeof staffMessage>;

const page = {
  /** Query for the page before; absent if there is none. */
  before: z.optional(messagePosition),
  /** Messages of the other side that the caller's side has not read, on all pages. */
  unread: z.int(),
};

/** A page of a thread, the oldest message first. */
export const messagePage = z.discriminatedUnion('view', [
  z.object({ view: z.literal('client'), messages: z.array(clientMessage), ...page }),
  z.object({ view: z.literal('staff'), messages: z.array(staffMessage), ...page }),
]);

export type MessagePage = z.output<typeof messagePage>;

/** A message or internal note that a search found. */
export const foundMessage = z.object({
  requestId: z.string(),
  orderId: z.string(),
  position: messagePosition,
  sentAt: instant,
  from: z.enum(['client', 'staff']),
  isInternal: z.boolean(),
  /** The part around the first word that was searched for. */
  excerpt: z.string(),
});

export type FoundMessage = z.output<typeof foundMessage>;

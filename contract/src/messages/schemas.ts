import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/** Characters of a message. */
export const MAX_MESSAGE_LENGTH = 5000;

/** Messages and internal notes of one request. */
export const MAX_MESSAGES = 2000;

/** Colleagues that one message can mention. */
export const MAX_MENTIONS = 10;

/** Files of one message. */
export const MAX_MESSAGE_FILES = 5;

/** Files of all messages of one request. */
export const MAX_THREAD_FILES = 50;

export const TOO_MANY_FILES = 'You can attach at most 5 files to one message.';

/** Messages of one page of a thread. */
export const MESSAGES_PER_PAGE = 50;

export const messageText = z.string().check(
  z.trim(),
  // Invisible characters alone are no message.
  z.regex(/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u, 'Please write a message'),
  z.maxLength(MAX_MESSAGE_LENGTH, 'Please use at most 5,000 characters'),
);

/**
 * Place in the thread: the number of the message from 1, and for an internal note its number after that message, such as
 * `000012.0003`. Sorts as text. Numbers of messages do not show how many internal notes there are.
 */
export const messagePosition = z
  .string()
  .check(z.regex(/^\d{6}\.\d{4}$/, 'The position of the message is not valid'));

const message = {
  messageId: z.string(),
  position: messagePosition,
  sentAt: instant,
  text: z.string(),
  /** IDs of its files; absent if it has none. The view of the request has their names and states. */
  fileIds: z.optional(z.array(z.string())),
};

/** A message as clients and holders see it. `isMine`: a message of the client's side. */
export const clientMessage = z.object({ ...message, isMine: z.boolean() });

export type ClientMessage = z.output<typeof clientMessage>;

/** A message or internal note as staff see it. */
export const staffMessage = z.object({
  ...message,
  from: z.enum(['client', 'staff']),
  /** An internal note: clients never see it. */
  isInternal: z.boolean(),
  /** Name of the account; null for someone with the verification code. */
  authorName: z.nullable(z.string()),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
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

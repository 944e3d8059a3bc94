import * as z from 'zod/mini';
import { type CallerKind, operation, staffOnly } from '../endpoint.ts';
import { userId } from '../accounts/schemas/user.ts';
import { bundleId, MAX_ID, requestId } from '../fields/fields.ts';
import { reader } from '../fields/reader.ts';
import { earlyReleaseReason } from '../deadlines/earlyRelease.ts';
import { buildState } from '../files/schemas/buildState.ts';
import { fileReference } from '../files/schemas/fileReference.ts';
import {
  clientMessage,
  foundMessage,
  MAX_MENTIONS,
  messageAssignment,
  MAX_MESSAGE_FILES,
  messagePage,
  messagePosition,
  messageText,
  staffMessage,
  TOO_MANY_FILES,
} from './schemas.ts';

/** Everyone who can have a request: with its code, as its client, or as staff. */
const readers: readonly CallerKind[] = ['holder', 'client', 'staff', 'admin'];

export const getMessages = operation({
  function: 'getMessages',
  method: 'GET',
  summary:
    'Returns a page of the thread of a request, the newest messages without `before`. Clients and holders get the messages without internal notes.',
  access: readers,
  query: z.object({
    requestId,
    /** Returns the messages before this position. */
    before: z.optional(messagePosition),
  }),
  data: messagePage,
});

const exportOfMessages = { function: 'exportMessages', access: staffOnly } as const;
const orderedExport = z.object({ bundleId, state: buildState });
const exportRef = z.object({ requestId, bundleId });

export const exportMessages = operation({
  ...exportOfMessages,
  method: 'POST',
  status: 202,
  summary:
    'Starts to print the whole thread of a request as PDF, with the names of the staff. With internal notes, mentions and assignments only with `includeNotes`. The export is recorded in the activity.',
  rateLimit: { limit: 30, windowSeconds: 600, per: 'account' },
  body: z.object({ ...reader, requestId, includeNotes: z._default(z.boolean(), false) }),
  data: orderedExport,
});

export const messagesExportStatus = operation({
  ...exportOfMessages,
  method: 'GET',
  summary: 'Returns the state of a printed thread that the caller ordered.',
  query: exportRef,
  data: orderedExport,
});

export const downloadMessagesExport = operation({
  ...exportOfMessages,
  method: 'PUT',
  summary: 'Returns the link to a printed thread that the caller ordered, valid for five minutes.',
  rateLimit: { limit: 60, windowSeconds: 600, per: 'account' },
  body: exportRef,
  data: z.object({ url: z.url() }),
});

export const sendMessage = operation({
  function: 'sendMessage',
  method: 'POST',
  summary:
    'Adds a message to the thread of a request and notifies the other side. Staff can add an internal note instead, and mention colleagues. Files of staff are released to the client without charge and embargo. With `asLetter`, the server adds the text as a PDF letter to these files. Repeating the call with the same `messageId` adds nothing.',
  repeatable: 'messageId',
  access: readers,
  rateLimit: { limit: 20, windowSeconds: 60, per: 'account' },
  body: z.object({
    requestId,
    /** Created by the form; makes the call repeatable. */
    messageId: z.uuid('The message ID must be a UUID'),
    text: messageText,
    /** Staff only. */
    isInternal: z._default(z.boolean(), false),
    /** User IDs of colleagues to notify. Staff only. */
    mentions: z._default(z.array(z.string().check(z.maxLength(MAX_ID))).check(z.maxLength(MAX_MENTIONS)), []),
    /** Uploads of staff for the request, or of the client's side for an update of it. Not for internal notes. */
    uploadedFiles: z._default(
      z.array(fileReference).check(z.maxLength(MAX_MESSAGE_FILES, TOO_MANY_FILES)),
      [],
    ),
    /** Also sends the text as a PDF letter, which counts as a file of the message. Staff only, not for internal notes. */
    asLetter: z._default(z.boolean(), false),
    /** For files of staff before the earliest production date. */
    earlyReleaseReason,
  }),
  data: z.discriminatedUnion('view', [
    z.extend(clientMessage, { view: z.literal('client') }),
    z.extend(staffMessage, { view: z.literal('staff') }),
  ]),
});

export const previewLetter = operation({
  function: 'previewLetter',
  method: 'POST',
  summary:
    'Returns the PDF letter that `sendMessage` would make of a text, and stores nothing. Records a view of the request.',
  access: staffOnly,
  rateLimit: { limit: 20, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, text: messageText }),
  data: z.object({
    name: z.string(),
    /** The PDF in base64. */
    content: z.string(),
  }),
});

export const readMessages = operation({
  function: 'readMessages',
  method: 'POST',
  summary: 'Marks the messages up to this one as read, for the side of the caller.',
  access: readers,
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, upTo: messagePosition }),
  data: z.object({ unread: z.int() }),
});

export const assignMessage = operation({
  function: 'assignMessage',
  method: 'PUT',
  summary:
    'Assigns a message or internal note to a staff member, who is notified, or to nobody (null). Opens a resolved one again.',
  access: ['staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, position: messagePosition, assigneeId: z.nullable(userId) }),
  data: z.object({ assignment: z.nullable(messageAssignment) }),
});

export const resolveMessage = operation({
  function: 'resolveMessage',
  method: 'PUT',
  summary: 'Resolves an assigned message, or opens it again.',
  access: ['staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, position: messagePosition, isResolved: z.boolean() }),
  data: z.object({ assignment: messageAssignment }),
});

export const searchMessages = operation({
  function: 'searchMessages',
  method: 'POST',
  summary:
    'Finds the newest messages and internal notes of all requests that have every word of a text, in any order and without case and accents. Words must be complete. A POST, so that the text is in no URL.',
  access: ['staff', 'admin'],
  rateLimit: { limit: 30, windowSeconds: 60, per: 'account' },
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(2, 'Please type at least 2 characters'), z.maxLength(100)),
  }),
  data: z.object({ messages: z.array(foundMessage), hasMore: z.boolean() }),
});

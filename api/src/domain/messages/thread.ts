import * as z from 'zod/mini';

/** A message or internal note that is assigned to a staff member, until someone resolves it. `by`: name. */
const assignedMessage = z.object({
  position: z.string(),
  userId: z.string(),
  name: z.string(),
  resolved: z.nullable(z.object({ by: z.string(), at: z.string() })),
});

export type AssignedMessage = z.output<typeof assignedMessage>;

/** The summary of a thread that its request stores. Each message is a document of its own. */
export const thread = z.object({
  /** Messages that the client can see. They are numbered from 1. */
  messages: z.int(),
  /** Those of clients and holders, with their answers to a review. */
  fromClient: z._default(z.int(), 0),
  /** When the client's side wrote last. Absent if it wrote nothing, or before the portal stored this. */
  lastFromClientAt: z.optional(z.string()),
  notes: z.int(),
  /** Internal notes after the last message. */
  notesAtEnd: z.int(),
  /** Numbers of messages of the client that no staff member has read, in ascending order. */
  unreadByStaff: z.array(z.int()),
  /** Numbers of messages of staff that nobody of the client's side has read, in ascending order. */
  unreadByClient: z.array(z.int()),
  /** Number of the last message that asks the client for what is missing; null if there is none. */
  question: z._default(z.nullable(z.int()), null),
  /** When the last message or internal note was written; empty if there is none. */
  lastAt: z._default(z.string(), ''),
  /** The position up to which the texts were deleted; null if none were. */
  deletedTo: z._default(z.nullable(z.string()), null),
  /** In the order in which they were assigned. */
  assigned: z._default(z.array(assignedMessage), []),
});

export type Thread = z.output<typeof thread>;

export const EMPTY_THREAD: Thread = {
  messages: 0,
  fromClient: 0,
  notes: 0,
  notesAtEnd: 0,
  unreadByStaff: [],
  unreadByClient: [],
  question: null,
  lastAt: '',
  deletedTo: null,
  assigned: [],
};

/** The sides of a thread. Messages are read for a side, not for a person. */
export const sides = ['client', 'staff'] as const;

export type Side = (typeof sides)[number];

/** The numbers of the messages that a side has not read. */
export function unreadBy({ unreadByStaff, unreadByClient }: Thread, side: Side): readonly number[] {
  return side === 'staff' ? unreadByStaff : unreadByClient;
}

/** The unread messages of a side, for its page and list; an empty object if there are none. */
export function unreadMessagesView(thread: Thread, side: Side): { readonly unreadMessages?: number } {
  const { length } = unreadBy(thread, side);
  return length > 0 ? { unreadMessages: length } : {};
}

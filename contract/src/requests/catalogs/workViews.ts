/**
 * The built-in views of the staff's request list.
 *
 * - `waiting`: open requests that the client has to complete or to pay for.
 * - `no_answer`: open requests that wait for a client who did not answer the last reminder.
 * - `messages`: requests with a message of the client that no staff member has read.
 * - `my_messages`: with a message that is assigned to the caller and not resolved.
 * - `undelivered`: with a recipient whom emails do not reach, which is a task for the assignee, or for everyone while it is
 *   unassigned.
 * - `not_completed`: requests that were to be completed after the malware scan of their documents and were not, and closed
 *   ones with a released document that it rejected later.
 * - `to_check`: with a packet that waits for its second check.
 * - `returned`: with a packet that a second person sent back.
 *
 * `messages`, `my_messages`, `undelivered`, `not_completed` and `unpaid` include completed requests; the other views but `all`
 * and `needs_review` have open requests only.
 */
export const workViews = [
  'all',
  'mine',
  'unassigned',
  'due_soon',
  'overdue',
  'needs_review',
  'messages',
  'my_messages',
  'waiting',
  'no_answer',
  'undelivered',
  'not_completed',
  'to_check',
  'returned',
  'on_hold',
  'unpaid',
] as const;

export type WorkView = (typeof workViews)[number];

import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import * as z from 'zod/mini';

/** The reminders that were sent about a request. UTC ISO instants. */
export const storedReminders = z.object({
  /** The latest reminder of the client; null before the first one. */
  client: z.nullable(
    z.object({
      reason: z.enum(pauseReasons),
      /** When the wait of this reminder began. */
      since: z.string(),
      /** Days of waiting after which it was sent. */
      day: z.int(),
      at: z.string(),
    }),
  ),
  /** The latest reminder of the assignee; null before the first one. */
  assignee: z.nullable(z.object({ dueDate: z.string(), daysBefore: z.int(), at: z.string() })),
  /** The latest reminder of documents that nobody has downloaded; absent before the first one. `since`: when they became available. */
  download: z.optional(z.object({ since: z.string(), day: z.int(), at: z.string() })),
  /** The start of the wait in which the client did not answer the last reminder; null if there was none. */
  unansweredSince: z.nullable(z.string()),
});

export type StoredReminders = z.output<typeof storedReminders>;

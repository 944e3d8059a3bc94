import * as z from 'zod/mini';

/** A staff member to whom requests can be assigned. */
export const assignee = z.object({ userId: z.string(), name: z.string() });

export type Assignee = z.output<typeof assignee>;

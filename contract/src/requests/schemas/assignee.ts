import * as z from 'zod/mini';

/** Somebody who works on requests. */
export const assignee = z.object({ userId: z.string(), name: z.string() });

export type Assignee = z.output<typeof assignee>;

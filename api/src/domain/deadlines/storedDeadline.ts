import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import { deadlineExplanation } from '@portal/contract/deadlines/deadlineView.ts';
import * as z from 'zod/mini';

/** A wait for the client. UTC ISO instants; `to` is null while it lasts. */
export const pause = z.object({
  reason: z.enum(pauseReasons),
  from: z.string(),
  to: z.nullable(z.string()),
});

export type Pause = z.output<typeof pause>;

/** How the due date of a request came about. */
export const storedDeadline = z.object({
  /** A person set the due date, so that rules do not move it. */
  isManual: z.boolean(),
  /** Version of the rules of the last calculation. */
  version: z.int(),
  /** Oldest first. Only waits that stop the clock. */
  pauses: z.array(pause),
  /** How the current date was calculated; null if a person set it. */
  explanation: z.nullable(deadlineExplanation),
});

export type StoredDeadline = z.output<typeof storedDeadline>;

import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import { deadlineExplanation } from '@portal/contract/deadlines/deadlineView.ts';
import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

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

/** A release of documents before the earliest production date. The reason is free text, so it is stored only here. */
export const storedEarlyRelease = z.object({
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
  /** The earliest production date at that time, YYYY-MM-DD. */
  earliestOn: z.string(),
});

export type StoredEarlyRelease = z.output<typeof storedEarlyRelease>;

import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/** What starts the clock. `service`: service of the subpoena or order. `payment`: receipt of the fee. */
export const deadlineTriggers = ['submission', 'service', 'payment'] as const;
export const deadlineUnits = ['calendar', 'business'] as const;
/** Why the portal waits for the client: a rejected submission, a question, or an unpaid fee. */
export const pauseReasons = ['rejected', 'missing', 'payment'] as const;

export type PauseReason = (typeof pauseReasons)[number];

/** How a due date was calculated. Days are YYYY-MM-DD. */
export const deadlineExplanation = z.object({
  trigger: z.enum(deadlineTriggers),
  /** The day from which is counted. */
  from: z.string(),
  /** The day of the trigger is not known (yet), so the submission counts. */
  isAssumed: z.boolean(),
  days: z.int(),
  unit: z.enum(deadlineUnits),
  isRush: z.boolean(),
  /** The law or decision behind the rule; empty if none is stated, and for clients. */
  source: z.string(),
  /** Days on which the clock stood still. */
  pausedDays: z.int(),
  /** Weekends and holidays that the date was moved off; `holiday` is null for a weekend. */
  skipped: z.array(z.object({ day: z.string(), holiday: z.nullable(z.string()) })),
  /** The earliest production date, if it is after what was counted; null if it did not matter. */
  notBefore: z.nullable(z.string()),
});

export type DeadlineExplanation = z.output<typeof deadlineExplanation>;

/** The due date of a request and why it is that day. */
export const deadlineView = z.object({
  /** YYYY-MM-DD. While the clock is paused: as if it ran again today. */
  dueDate: z.string(),
  /** For clients: the day has passed, so it is not promised. */
  isPassed: z.optional(z.literal(true)),
  /** Whether a person set it. */
  isManual: z.boolean(),
  /** Null for a date that a person set, and for requests from before deadlines were calculated. */
  explanation: z.nullable(deadlineExplanation),
  /** What the clock waits for; null while it runs. */
  paused: z.nullable(z.object({ reason: z.enum(pauseReasons), since: instant })),
});

export type DeadlineView = z.output<typeof deadlineView>;

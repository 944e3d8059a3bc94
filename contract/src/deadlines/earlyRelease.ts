import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

const MAX_REASON = 500;

/** Why documents are released before the earliest production date. Absent or empty: they are not. */
export const earlyReleaseReason = z.optional(
  z.string().check(z.trim(), z.maxLength(MAX_REASON, 'Please use at most 500 characters')),
);

/** The earliest day on which the records of a request may be produced. */
export const earliestProductionView = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  /** The law behind it; empty if the subpoena states the day. */
  source: z.string(),
  /** Whether it is after today in the time zone of the facility, so that a release needs a reason. */
  isAhead: z.boolean(),
});

export type EarliestProductionView = z.output<typeof earliestProductionView>;

/** A release of documents before the earliest production date. */
export const earlyReleaseView = z.object({
  at: instant,
  byName: z.string(),
  reason: z.string(),
  /** The earliest production date at that time, YYYY-MM-DD. */
  earliestOn: z.string(),
});

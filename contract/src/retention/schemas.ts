import * as z from 'zod/mini';
import { MIN_RETENTION_DAYS, MAX_RETENTION_DAYS } from './rules.ts';
import { instant } from '../fields/fields.ts';
import { MAX_REASON } from '../requests/schemas/requestAssignment.ts';

const DAYS = 'Please enter between 30 and 3650 days';

export const retentionDays = z
  .int(DAYS)
  .check(z.minimum(MIN_RETENTION_DAYS, DAYS), z.maximum(MAX_RETENTION_DAYS, DAYS));

/**
 * How long files are kept after their request is closed: the portal’s default, always (a legal hold), or a number of
 * days.
 */
export const retentionChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('default') }),
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('days'), days: retentionDays }),
]);

export type RetentionChoice = z.output<typeof retentionChoice>;

export const retentionReason = z
  .string('Please enter a reason')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a reason'),
    z.maxLength(MAX_REASON, 'Please use at most 500 characters'),
  );

/** The retention choice for a request or one of its files, with who chose it and why. */
export const retentionView = z.object({
  choice: retentionChoice,
  at: instant,
  byName: z.string(),
  reason: z.string(),
});

export type RetentionView = z.output<typeof retentionView>;

/** Result of one nightly deletion. */
export const retentionRun = z.object({
  startedAt: instant,
  endedAt: instant,
  uploads: z.int(),
  drafts: z.int(),
  files: z.int(),
  requests: z.int(),
  /** Number of failed deletions. The next run retries them. */
  failures: z.int(),
  /** Whether the run processed everything. Otherwise the next run continues where it stopped. */
  isComplete: z.boolean(),
});

export type RetentionRun = z.output<typeof retentionRun>;

/** How long the portal keeps files of closed requests unless a request or file says otherwise. */
export const retentionSettings = z.object({
  /** Null: files are never deleted. */
  days: z.nullable(retentionDays),
  /** Newest first. */
  history: z.array(
    z.object({ days: z.nullable(z.int()), at: instant, byName: z.string(), reason: z.string() }),
  ),
  /** Newest first. */
  runs: z.array(retentionRun),
});

export type RetentionSettings = z.output<typeof retentionSettings>;

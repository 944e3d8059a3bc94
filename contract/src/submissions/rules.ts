import * as z from 'zod/mini';
import { addDays } from '../fields/dates.ts';

/** Attention levels, highest first. */
export const attentionLevels = ['high', 'medium', 'low'] as const;

export type AttentionLevel = (typeof attentionLevels)[number];

const DAY_MS = 24 * 3_600_000;

/**
 * A submission reaches a level when it is due soon or has been in the queue for long; without an LOA, earlier. While it
 * waits for the client, only the due date counts.
 */
const thresholds = {
  high: { dueWithinDays: 3, waitingDays: 7, waitingDaysWithoutLoa: 3 },
  medium: { dueWithinDays: 7, waitingDays: 3, waitingDaysWithoutLoa: 0 },
} as const;

/** Limits of a level. A submission that reaches one of them has at least that level. */
export interface AttentionBounds {
  /** Due on this day (YYYY-MM-DD) or before. */
  readonly dueUntil: string;
  /** In the queue since this instant or before. */
  readonly enteredUntil: string;
  /** The same without a letter of authorization. */
  readonly enteredWithoutLoaUntil: string;
}

/** `today`: the day of the facility, YYYY-MM-DD. */
export function attentionBounds(level: keyof typeof thresholds, now: Date, today: string): AttentionBounds {
  const { dueWithinDays, waitingDays, waitingDaysWithoutLoa } = thresholds[level];
  const instantIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    dueUntil: addDays(today, dueWithinDays),
    enteredUntil: instantIn(-waitingDays),
    enteredWithoutLoaUntil: instantIn(-waitingDaysWithoutLoa),
  };
}

/** Why a submission needs attention. `days`: time in the queue. */
export const submissionReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('overdue'), day: z.string() }),
  z.object({ kind: z.literal('due'), day: z.string() }),
  z.object({ kind: z.literal('waiting'), days: z.int() }),
  z.object({ kind: z.literal('lacksLoa') }),
]);

export type SubmissionReason = z.output<typeof submissionReason>;

interface Facts {
  readonly isDecided: boolean;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** UTC ISO instant at which it entered the queue. */
  readonly enteredAt: string;
  readonly lacksLoa: boolean;
  /** UTC ISO instant at which staff asked the client, who has not answered; null if they did not. */
  readonly askedAt: string | null;
}

/**
 * High: overdue or due within 3 days, in the queue for 7 days, or for 3 without a letter of authorization. Medium: due
 * within 7 days, in the queue for 3 days, or without a letter. Low: all others, and every decided submission. While it
 * waits for the client, only the due date counts. `today`: the day of the facility, YYYY-MM-DD.
 */
export function attentionLevelOf(facts: Facts, now: Date, today: string): AttentionLevel {
  if (facts.isDecided) return 'low';
  if (reaches(facts, attentionBounds('high', now, today))) return 'high';
  return reaches(facts, attentionBounds('medium', now, today)) ? 'medium' : 'low';
}

/** Returns all reasons for a level above `low`; empty for `low`. */
export function submissionReasonsOf(facts: Facts, now: Date, today: string): SubmissionReason[] {
  if (attentionLevelOf(facts, now, today) === 'low') return [];
  const { dueDate: day, enteredAt, lacksLoa, askedAt } = facts;
  const bounds = attentionBounds('medium', now, today);
  const reasons: SubmissionReason[] = [];
  if (day !== '' && day <= bounds.dueUntil) {
    reasons.push({ kind: day < today ? 'overdue' : 'due', day });
  }
  if (askedAt !== null) return reasons;
  if (enteredAt <= bounds.enteredUntil) {
    reasons.push({ kind: 'waiting', days: Math.floor((now.getTime() - Date.parse(enteredAt)) / DAY_MS) });
  }
  if (lacksLoa) reasons.push({ kind: 'lacksLoa' });
  return reasons;
}

function reaches({ dueDate, enteredAt, lacksLoa, askedAt }: Facts, bounds: AttentionBounds): boolean {
  if (dueDate !== '' && dueDate <= bounds.dueUntil) return true;
  if (askedAt !== null) return false;
  return enteredAt <= bounds.enteredUntil || (lacksLoa && enteredAt <= bounds.enteredWithoutLoaUntil);
}

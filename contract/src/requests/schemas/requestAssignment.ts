import * as z from 'zod/mini';
import { isCalendarDay } from '../../fields/dates.ts';
import { requestId } from '../../fields/fields.ts';
import { userId } from '../../accounts/schemas/user.ts';

export const assignment = z.object({
  requestId,
  /** Null for nobody. */
  assigneeId: z.nullable(userId),
  /** Who had it on the screen of whoever assigns. */
  seen: z.optional(z.nullable(z.string())),
});

export type Assignment = z.output<typeof assignment>;

export const MAX_REASON = 500;

/** Why something was done, in the words of whoever did it. */
export const reason = z
  .string('Please give a reason')
  .check(
    z.trim(),
    z.minLength(1, 'Please give a reason'),
    z.maxLength(MAX_REASON, 'Please use at most 500 characters'),
  );

/** Moves the day by which a request is to be done. Days are YYYY-MM-DD. */
export const dueDateUpdate = z.object({
  requestId,
  dueDate: z
    .string('Please enter a valid date')
    .check(z.refine((day) => isCalendarDay(day) && day >= '2000-01-01', 'Please enter a valid date')),
  reason,
  /** The due date on the screen of whoever changes it. */
  seen: z.optional(z.string()),
});

export type DueDateUpdate = z.output<typeof dueDateUpdate>;

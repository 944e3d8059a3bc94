import * as z from 'zod/mini';
import { isCalendarDay } from '../../fields/dates.ts';
import { requestId } from '../../fields/fields.ts';
import { DUE_DATE_OUT_OF_RANGE, isInDueDateRange } from '../rules/dueDate.ts';
import { userId } from '../../accounts/schemas/user.ts';

export const assignment = z.object({
  requestId,
  /** Null to unassign. */
  assigneeId: z.nullable(userId),
  /** The assignee that the caller saw. */
  seen: z.optional(z.nullable(z.string())),
});

export type Assignment = z.output<typeof assignment>;

export const MAX_REASON = 500;

/** A reason that a person enters. */
export const reason = z
  .string('Please enter a reason')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a reason'),
    z.maxLength(MAX_REASON, 'Please use at most 500 characters'),
  );

/** Changes the due date of a request. Days are YYYY-MM-DD. */
export const dueDateUpdate = z.object({
  requestId,
  dueDate: z
    .string('Please enter a valid date')
    .check(z.refine((day) => isCalendarDay(day) && day >= '2000-01-01', 'Please enter a valid date')),
  reason,
  /** The due date that the caller saw. */
  seen: z.optional(z.string()),
});

/** A due date that staff enter, with the reason. */
export const dueDateForm = z.object({
  dueDate: dueDateUpdate.shape.dueDate.check(
    z.refine((day) => !isCalendarDay(day) || isInDueDateRange(day, new Date()), DUE_DATE_OUT_OF_RANGE),
  ),
  reason,
});

export type DueDateUpdate = z.output<typeof dueDateUpdate>;

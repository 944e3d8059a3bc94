import * as z from 'zod/mini';
import { isCalendarDay } from '../../fields/dates.ts';
import { atMost, DAY_LENGTH, MAX_ID, requestId } from '../../fields/fields.ts';
import { DUE_DATE_OUT_OF_RANGE, isInDueDateRange } from '../rules/dueDate.ts';
import { userId } from '../../accounts/schemas/user.ts';

export const assignment = z.object({
  requestId,
  /** Null to unassign. */
  assigneeId: z.nullable(userId),
  /** The assignee that the caller saw. */
  seen: z.optional(z.nullable(z.string().check(z.maxLength(MAX_ID)))),
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

const VALID_DATE = 'Please enter a valid date';

/** A due date, YYYY-MM-DD. */
export const dueDay = z.string(VALID_DATE).check(
  atMost(DAY_LENGTH, VALID_DATE),
  z.refine((day) => isCalendarDay(day) && day >= '2000-01-01', VALID_DATE),
);

/** Changes the due date of a request to a day, or back to the one that the deadline rules say. */
export const dueDateUpdate = z
  .object({
    requestId,
    /** Required without `useRules`. */
    dueDate: z.optional(dueDay),
    /** Replaces a date that a person set with the calculated one. */
    useRules: z.optional(z.literal(true)),
    reason,
    /** The due date that the caller saw. */
    seen: z.optional(z.string().check(z.maxLength(MAX_ID))),
  })
  .check(
    z.refine(({ dueDate, useRules }) => dueDate !== undefined || useRules, {
      error: VALID_DATE,
      path: ['dueDate'],
    }),
  );

/** A due date that staff enter, with the reason. */
export const dueDateForm = z.object({
  dueDate: dueDay.check(
    z.refine((day) => !isCalendarDay(day) || isInDueDateRange(day, new Date()), DUE_DATE_OUT_OF_RANGE),
  ),
  reason,
});

export type DueDateUpdate = z.output<typeof dueDateUpdate>;

import * as z from 'zod/mini';
import { dateOfBirthProblem } from '../../fields/dateOfBirth.ts';
import { latestDayOnEarth } from '../../fields/dates.ts';
import { atMost, DAY_LENGTH, oneLine } from '../../fields/fields.ts';
import { ssnLast4Problem } from '../rules/ssnLast4.ts';

const NAME_REQUIRED = 'Patient name is required';

/** Step 2 of the wizard. A birth date is in the future if that day has not begun anywhere on earth. */
export const patientDetailsFields = {
  patientName: z
    .string(NAME_REQUIRED)
    .check(
      oneLine,
      z.trim(),
      z.minLength(1, NAME_REQUIRED),
      z.maxLength(200, 'Please use at most 200 characters'),
    ),
  patientDob: z
    .string('Date of birth is required')
    .check(atMost(DAY_LENGTH, 'Please enter a valid date of birth'), (ctx) => {
      const message = dateOfBirthProblem(ctx.value, latestDayOnEarth(new Date()));
      if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message });
    }),
  patientSsnLast4: z.optional(
    z.string().check(atMost(4, 'Social Security number must be exactly 4 digits'), (ctx) => {
      const message = ssnLast4Problem(ctx.value);
      if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message });
    }),
  ),
};

/** The SSN digits on staff forms. Staff enter them as in the subpoena, so only the format is checked. */
export const staffSsnLast4 = z.optional(
  z.string().check(z.regex(/^(\d{4})?$/, 'Please enter exactly 4 digits')),
);

export const patientDetails = z.object(patientDetailsFields);

import * as z from 'zod/mini';
import { authorityKinds } from '../requests/authority/authorityKinds.ts';
import { oneLine, requiredText } from '../fields/fields.ts';
import { nameKey } from '../fields/nameKey.ts';
import { deadlineTriggers, deadlineUnits } from './deadlineView.ts';
import { holiday, MAX_HOLIDAYS } from './holidays.ts';

export const MAX_DEADLINE_DAYS = 365;
export const MAX_CALENDARS = 10;
const MAX_REMINDERS = 5;

/** The time zones of facilities. */
export const facilityTimeZones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
  'UTC',
] as const;

/** The kinds of authority that can have a rule of their own, and the rule for all others. */
export const deadlineKinds = ['default', ...authorityKinds] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

const DAYS = 'Please enter a whole number of days from 1 to 365';
const days = z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(MAX_DEADLINE_DAYS, DAYS));

/** Trigger, number of days and unit. */
export const deadlineRule = z.object({
  trigger: z.enum(deadlineTriggers),
  days,
  unit: z.enum(deadlineUnits),
  /** Days for a rush request, in the same unit; null for the same as others. */
  rushDays: z.nullable(days),
  /** The law or decision that the rule comes from. */
  source: z.string().check(oneLine, z.trim(), z.maxLength(300, 'Please use at most 300 characters')),
});

export type DeadlineRule = z.output<typeof deadlineRule>;

/** Working days of facilities. The first calendar is for every facility that no other one names. */
export const facilityCalendar = z.object({
  name: requiredText(100, 'Please enter the name of the calendar'),
  timeZone: z.enum(facilityTimeZones),
  /** Names of facilities; ignored in the first calendar. */
  facilities: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  holidays: z.array(holiday).check(z.maxLength(MAX_HOLIDAYS, 'A calendar can have at most 60 holidays')),
  source: z.string().check(oneLine, z.trim(), z.maxLength(300, 'Please use at most 300 characters')),
});

export type FacilityCalendar = z.output<typeof facilityCalendar>;

const REMINDERS = 'Please enter at most five different numbers of days';

/** Days, each once, in rising order. */
function reminderDays(min: number, max: number) {
  return z.array(z.int().check(z.minimum(min), z.maximum(max))).check(
    z.maxLength(MAX_REMINDERS, REMINDERS),
    z.refine((values) => new Set(values).size === values.length, REMINDERS),
    z.overwrite((values) => [...values].sort((a, b) => a - b)),
  );
}

const clientReminderDays = reminderDays(1, 60);

/** When requests are due. Saved as a whole, with a version. */
export const deadlineRules = z.object({
  /** `default` for requests without an authority, and for each kind without a rule. */
  rules: z.object({
    default: deadlineRule,
    authorization: z.nullable(deadlineRule),
    subpoena: z.nullable(deadlineRule),
    'court-order': z.nullable(deadlineRule),
    'patient-request': z.nullable(deadlineRule),
    'workers-compensation': z.nullable(deadlineRule),
    other: z.nullable(deadlineRule),
  }),
  /** The earliest production date of a subpoena that states none; null for no rule. The later of the two counts. */
  earliestProduction: z.nullable(
    z.object({
      daysAfterIssue: z.int().check(z.minimum(0), z.maximum(MAX_DEADLINE_DAYS)),
      daysAfterService: z.int().check(z.minimum(0), z.maximum(MAX_DEADLINE_DAYS)),
      source: z.string().check(oneLine, z.trim(), z.maxLength(300)),
    }),
  ),
  /** Which waits stop the clock. */
  pauses: z.object({ rejected: z.boolean(), missing: z.boolean(), payment: z.boolean() }),
  reminders: z.object({
    /** Days before the due date on which staff are reminded. */
    staff: reminderDays(0, 30),
    /** Days of waiting after which the client is reminded, by what is missing. After the last one, staff get a task. */
    client: z.object({
      rejected: clientReminderDays,
      missing: clientReminderDays,
      payment: clientReminderDays,
    }),
  }),
  calendars: z
    .array(facilityCalendar)
    .check(z.minLength(1), z.maxLength(MAX_CALENDARS, 'There can be at most ten calendars')),
});

export type DeadlineRules = z.output<typeof deadlineRules>;

/** Rules as an admin saves them: each name of a calendar once, and each facility in one calendar. */
export const deadlineRulesForm = deadlineRules.check((ctx) => {
  const { calendars } = ctx.value;
  const refuse = (index: number, field: string, message: string) =>
    ctx.issues.push({ code: 'custom', input: ctx.value, path: ['calendars', index, field], message });
  const names = new Set<string>();
  const facilities = new Set<string>();
  for (const [index, calendar] of calendars.entries()) {
    const name = nameKey(calendar.name);
    if (names.has(name)) refuse(index, 'name', 'Another calendar already has this name');
    names.add(name);
    if (index === 0) continue;
    const own = new Set(calendar.facilities.map(nameKey));
    if ([...own].some((facility) => facilities.has(facility)))
      refuse(index, 'facilities', 'Another calendar already has one of these facilities');
    for (const facility of own) facilities.add(facility);
  }
});

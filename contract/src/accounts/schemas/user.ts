import * as z from 'zod/mini';
import { DEFAULT_DEPARTMENT, DEFAULT_JOB_TITLE, departments } from '../../requests/catalogs/departments.ts';
import { roles } from '../catalogs/roles.ts';
import { type TimeZone, timeZones } from '../catalogs/timeZones.ts';
import { type Language, languages } from '../../languages/languages.ts';
import { instant } from '../../fields/fields.ts';
import { rejectedMail } from '../../notifications/rejectedMail.ts';
import { firstName, lastName, phoneNumber } from './person.ts';

export const role = z.enum(roles);

export const userId = z.string().check(z.regex(/^usr_[\w-]{20,40}$/, 'The user ID is not valid'));

/** Settings of a person. `darkMode`: null for the system setting. */
export const userSettings = z.object({
  emailNotifications: z._default(z.boolean(), true),
  smsNotifications: z._default(z.boolean(), false),
  darkMode: z._default(z.nullable(z.boolean()), null),
  language: z._default(z.enum(languages), 'en'),
  timezone: z._default(z.enum(timeZones), 'UTC'),
  /**
   * Whether the person chose the time zone. Without a choice it is UTC, and times are in the zone of the device. Absent in
   * settings of earlier versions, whose UTC was the default.
   */
  timezoneChosen: z.optional(z.boolean()),
});

export type UserSettings = z.output<typeof userSettings>;

/** The time zone that a person chose; null for that of the device. */
export function chosenTimeZone({
  timezone,
  timezoneChosen,
}: Pick<UserSettings, 'timezone' | 'timezoneChosen'>): TimeZone | null {
  return (timezoneChosen ?? timezone !== 'UTC') ? timezone : null;
}

/** Settings as they are sent to be changed. `timezone`: null for that of the device. */
export interface SettingsChanges {
  readonly emailNotifications?: boolean | undefined;
  readonly smsNotifications?: boolean | undefined;
  readonly darkMode?: boolean | null | undefined;
  readonly language?: Language | undefined;
  readonly timezone?: TimeZone | null | undefined;
}

/** The settings after a change. */
export function changedSettings(
  settings: UserSettings,
  { timezone, ...others }: SettingsChanges,
): UserSettings {
  const sent = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return {
    ...settings,
    ...sent,
    ...(timezone !== undefined && { timezone: timezone ?? 'UTC', timezoneChosen: timezone !== null }),
  };
}

/** The editable fields of a profile. */
export const profileFields = {
  firstName,
  lastName,
  phoneNumber,
  bio: z._default(z.string().check(z.trim(), z.maxLength(500, 'Please use at most 500 characters')), ''),
  jobTitle: z._default(
    z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters')),
    DEFAULT_JOB_TITLE,
  ),
  department: z._default(z.enum(departments, 'Please select a department'), DEFAULT_DEPARTMENT),
};

export const profile = z.object(profileFields);

export type Profile = z.output<typeof profile>;

/** The signed-in person as they see themselves. */
export const userView = z.object({
  userId,
  email: z.string(),
  /** Whether a link that was sent to the address, or another identity provider, verified it. True in a response without it, of an earlier version. */
  emailConfirmed: z._default(z.boolean(), true),
  /**
   * Set if the address rejects mail; only in the response of `user/profile`. A link that `user/email/link` sends to it is
   * always tried: once it arrives, this ends.
   */
  emailRejectsMail: z.optional(rejectedMail),
  ...profileFields,
  // Without the rules of the form: a name from an identity provider may be missing or break them.
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  /** Whether the owner of the phone number confirmed it. Without that, no text messages are sent. True in a response without it. */
  phoneConfirmed: z._default(z.boolean(), true),
  role,
  settings: userSettings,
  twoStep: z.object({
    enabled: z.boolean(),
    /** Whether the portal requires it for this role, so that it cannot be turned off. */
    required: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  /** Whether the account has a password. One created by Google or GitHub sign-in has none until its owner sets one. */
  hasPassword: z.boolean(),
  lastSignInAt: z.nullable(instant),
  /** IANA name of the time zone of the facility, whose day decides what is overdue. Only for staff, and only in the response of `user/profile`. */
  facilityTimeZone: z.optional(z.string()),
});

export type UserView = z.output<typeof userView>;

import * as z from 'zod/mini';
import { operation, signedIn } from '../../endpoint.ts';
import { profile, userSettings, userView } from '../schemas/user.ts';
import { timeZones } from '../catalogs/timeZones.ts';
import { languages } from '../../languages/languages.ts';

export const getUserProfile = operation({
  function: 'userProfile',
  method: 'GET',
  path: 'user/profile',
  summary: 'Returns profile, role and settings of the signed-in person.',
  access: signedIn,
  data: z.object({ user: userView }),
});

export const saveUserSettings = operation({
  function: 'userSettings',
  method: 'POST',
  path: 'user/settings',
  summary: 'Changes the settings that are sent, and returns all settings.',
  access: signedIn,
  body: z.object({
    emailNotifications: z.optional(z.boolean()),
    smsNotifications: z.optional(z.boolean()),
    darkMode: z.optional(z.nullable(z.boolean())),
    language: z.optional(z.enum(languages)),
    /** Null for the zone of each device. */
    timezone: z.optional(z.nullable(z.enum(timeZones))),
  }),
  data: z.object({ settings: userSettings }),
});

export const submitUserProfile = operation({
  function: 'submitUserProfile',
  method: 'POST',
  summary: 'Replaces the profile of the signed-in person, except the email address.',
  access: signedIn,
  body: profile,
  data: z.object({ user: userView }),
});

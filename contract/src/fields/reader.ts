import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { isTimeZone } from './isTimeZone.ts';

const MAX_TIME_ZONE = 100;

/** The reader of a document. `timeZone` is accepted and not used: documents have the zone of the facility. */
export const reader = {
  language: z._default(z.enum(languages), 'en'),
  timeZone: z._default(
    z.string().check(
      z.maxLength(MAX_TIME_ZONE),
      z.overwrite((name) => (isTimeZone(name) ? name : 'UTC')),
    ),
    'UTC',
  ),
};

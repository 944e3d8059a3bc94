import { beforeEach, expect, it } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { facilityDay } from './facilityDay.ts';
import { savePreferences } from '../../../lib/session/preferences.ts';
import { adoptSession } from '../../../lib/session/session.ts';

const some = { language: 'en', timezone: 'UTC', darkMode: null } as const;
/** The evening of March 17 in Los Angeles. */
const evening = new Date('2026-03-18T02:00:00Z');

beforeEach(() => adoptSession(aSessionToken()));

it.each([
  ['the day of the facility', 'America/Los_Angeles', '2026-03-17'],
  ['the day of the display zone if the facility’s is not known', undefined, '2026-03-18'],
  ['the day of the display zone if the browser does not know the facility’s', 'Mars/Olympus', '2026-03-18'],
])('is %s', (_, facilityTimeZone, day) => {
  savePreferences({ ...some, facilityTimeZone });
  expect(facilityDay(evening)).toBe(day);
});

it('keeps the zone when later settings do not have it', () => {
  savePreferences({ ...some, facilityTimeZone: 'America/Los_Angeles' });
  savePreferences({ ...some, darkMode: true });
  expect(facilityDay(evening)).toBe('2026-03-17');
});

import { expect, it } from 'vitest';
import { isTimeZone } from './isTimeZone.ts';

it.each(['UTC', 'America/New_York', 'America/Los_Angeles'])('accepts %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Mars/Olympus', 'America/New_York; DROP', 'undefined'])('rejects “%s”', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

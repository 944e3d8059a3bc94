import { expect, it } from 'vitest';
import { viewSlot } from './viewSlot.ts';

it.each([
  ['2026-03-10T08:00:00.000Z', '2026-03-10T08:00'],
  ['2026-03-10T08:04:59.999Z', '2026-03-10T08:00'],
  ['2026-03-10T08:05:00.000Z', '2026-03-10T08:05'],
  ['2026-03-10T23:59:59.999Z', '2026-03-10T23:55'],
])('the slot of %s is %s', (now, slot) => {
  expect(viewSlot(new Date(now))).toBe(slot);
});

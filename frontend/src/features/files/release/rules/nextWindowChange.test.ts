import { expect, it } from 'vitest';
import { nextWindowChange } from './nextWindowChange.ts';

const EARLY = '2026-03-01T10:00:00.000Z';
const LATE = '2026-03-02T10:00:00.000Z';

it('is the first window to open or to end; those that have ended stay as they are', () => {
  expect(nextWindowChange([{ window: { state: 'embargoed', at: LATE } }])).toBe(LATE);
  expect(
    nextWindowChange([
      { window: { state: 'embargoed', at: LATE } },
      { window: { state: 'active', at: EARLY } },
    ]),
  ).toBe(EARLY);
  expect(
    nextWindowChange([{ window: { state: 'expired', at: EARLY } }, { window: { state: 'none' } }]),
  ).toBeNull();
});

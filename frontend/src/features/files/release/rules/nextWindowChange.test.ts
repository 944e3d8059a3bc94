import { expect, it } from 'vitest';
import { nextWindowChange } from './nextWindowChange.ts';

const EARLY = '2026-03-01T10:00:00.000Z';
const LATE = '2026-03-02T10:00:00.000Z';

it('returns the first opening or end of a window and ignores expired ones', () => {
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

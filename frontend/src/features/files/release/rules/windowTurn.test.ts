import { expect, it } from 'vitest';
import { windowTurn } from './windowTurn.ts';

const EARLY = '2026-03-01T10:00:00.000Z';
const LATE = '2026-03-02T10:00:00.000Z';

it('is the first window to open or to end; those that have ended stay as they are', () => {
  expect(windowTurn([{ window: { state: 'embargoed', at: LATE } }])).toBe(LATE);
  expect(
    windowTurn([{ window: { state: 'embargoed', at: LATE } }, { window: { state: 'active', at: EARLY } }]),
  ).toBe(EARLY);
  expect(windowTurn([{ window: { state: 'expired', at: EARLY } }, { window: { state: 'none' } }])).toBeNull();
});

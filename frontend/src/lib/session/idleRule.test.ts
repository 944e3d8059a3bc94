import { describe, expect, it } from 'vitest';
import { idleStateOf, mustExtendSession } from './idleRule.ts';

const MINUTE = 60_000;
const LAST = Date.UTC(2026, 10, 20, 12);

describe('the idle state when the latest input', () => {
  it.each([
    ['is now', 0, { state: 'active', checkInMs: 14 * MINUTE }],
    ['was a minute ago', MINUTE, { state: 'active', checkInMs: 13 * MINUTE }],
    ['was just under 14 minutes ago', 14 * MINUTE - 1, { state: 'active', checkInMs: 1 }],
    ['was 14 minutes ago', 14 * MINUTE, { state: 'warning', secondsLeft: 60, checkInMs: 1000 }],
    [
      'was 14 minutes and a bit ago',
      14 * MINUTE + 400,
      { state: 'warning', secondsLeft: 60, checkInMs: 600 },
    ],
    ['was 14:59 ago', 15 * MINUTE - 1000, { state: 'warning', secondsLeft: 1, checkInMs: 1000 }],
    ['was 15 minutes ago', 15 * MINUTE, { state: 'idle' }],
    ['was before the computer slept', 600 * MINUTE, { state: 'idle' }],
    ['is in the future because the clock was set back', -MINUTE, { state: 'active', checkInMs: 14 * MINUTE }],
  ])('%s is %o', (_what, agoMs, expected) => {
    expect(idleStateOf(LAST, LAST + agoMs)).toEqual(expected);
  });
});

describe('the session', () => {
  it.each([
    ['is extended for input 4 minutes after the latest call', 1, 4 * MINUTE, true],
    ['is not extended earlier', 1, 4 * MINUTE - 1, false],
    ['is not extended without input since the call', 0, 10 * MINUTE, false],
    ['is not extended for input before the latest call', -MINUTE, 10 * MINUTE, false],
  ])('%s', (_what, inputMs, nowMs, expected) => {
    expect(mustExtendSession(LAST + inputMs, LAST, LAST + nowMs)).toBe(expected);
  });
});

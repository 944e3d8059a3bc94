import { describe, expect, test } from 'vitest';
import { isIdle, isRemembered, sessionLifetimeSeconds } from './sessionTimes.ts';

const HOUR = 3600;

describe('a session', () => {
  test.each([
    ['client', true, 30 * 24 * HOUR],
    ['client', false, 12 * HOUR],
    ['staff', true, 12 * HOUR],
    ['staff', false, 12 * HOUR],
    ['admin', true, 12 * HOUR],
    ['admin', false, 12 * HOUR],
  ] as const)('of %s, remembered: %s, lasts %i s', (role, rememberMe, seconds) => {
    expect(sessionLifetimeSeconds(role, rememberMe)).toBe(seconds);
  });

  test('is remembered only for clients who chose it', () => {
    expect(isRemembered('client', true)).toBe(true);
    expect(isRemembered('client', false)).toBe(false);
    expect(isRemembered('staff', true)).toBe(false);
    expect(isRemembered('admin', true)).toBe(false);
  });

  // The browser ends an idle session after 15 minutes, the server after 16.
  const SEEN = '2026-03-10T08:00:00.000Z';
  test.each([
    ['staff', '2026-03-10T08:15:59.999Z', false],
    ['staff', '2026-03-10T08:16:00.000Z', false],
    ['staff', '2026-03-10T08:16:00.001Z', true],
    ['admin', '2026-03-10T08:16:00.001Z', true],
    ['client', '2026-04-01T08:00:00.000Z', false],
    ['admin', '2026-03-10T07:00:00.000Z', false],
  ] as const)('of %s that was last used at 08:00 is idle at %s: %s', (role, now, idle) => {
    expect(isIdle(role, SEEN, new Date(now))).toBe(idle);
  });
});

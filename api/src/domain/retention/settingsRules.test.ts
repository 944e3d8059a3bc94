import { describe, expect, it } from 'vitest';
import { defaultDaysOf, setDefaultDays } from './settingsRules.ts';

const setting = (days: number | null) => ({
  days,
  at: '2026-03-10T12:00:00.000Z',
  by: 'usr_1',
  byName: 'Ada Admin',
  reason: 'A policy',
});

describe('the portal’s default retention', () => {
  it('keeps everything by default', () => {
    expect(defaultDaysOf([])).toBeNull();
    expect(defaultDaysOf([setting(30), setting(90)])).toBe(90);
    expect(defaultDaysOf([setting(30), setting(null)])).toBeNull();
  });

  it.each([
    [[], 30, undefined, 'changed'],
    [[], 30, null, 'changed'],
    [[], 30, 60, 'refused'],
    [[setting(30)], 60, 30, 'changed'],
    [[setting(30)], 60, null, 'refused'],
    [[setting(30)], 30, 60, 'unchanged'],
    [[setting(30)], null, 30, 'changed'],
  ])('%j changed to %j by an admin who saw %j: %s', (settings, days, seen, kind) => {
    expect(setDefaultDays(settings, setting(days), seen).kind).toBe(kind);
  });

  it('keeps its history', () => {
    const decided = setDefaultDays([setting(30)], setting(60), 30);
    expect(decided).toMatchObject({ items: [{ days: 30 }, { days: 60 }] });
  });
});

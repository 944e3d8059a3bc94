import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { deadlineRulesForm } from '@portal/contract/deadlines/deadlineRules.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { problemsOf } from '@portal/contract/testing/problemsOf.ts';
import { describe, expect, it } from 'vitest';
import { someRules } from '../testing/someRules.ts';
import { managedRules, saveRules } from './saveRules.ts';
import type { StoredRules } from './storedRules.ts';

const now = new Date('2026-03-12T18:00:00.000Z');
const unsaved: StoredRules = { ...someRules, isReviewedByCounsel: false, history: [] };
const by = { by: 'usr_1', byName: 'Avery Admin', now };
const { value } = unsaved;
const [courts, federal] = value.calendars;

function saved(stored: StoredRules, rules: DeadlineRules, isReviewedByCounsel = false): StoredRules {
  const decided = saveRules(stored, { rules, seen: stored.version, isReviewedByCounsel }, by);
  if (decided.kind !== 'changed') throw new Error(decided.kind);
  return decided.next;
}

const flood = { kind: 'date', name: 'Flood', date: '2026-03-18' } as const;
const withFlood = {
  ...value,
  rules: { ...value.rules, 'court-order': { ...value.rules.default, days: 10 } },
  pauses: { ...value.pauses, payment: false },
  calendars: [{ ...courts!, holidays: [flood, ...courts!.holidays] }, federal!],
};

describe('saved rules', () => {
  it('have a new version with what changed', () => {
    const next = saved(unsaved, withFlood, true);
    expect(next).toMatchObject({ version: 1, value: withFlood, isReviewedByCounsel: true });
    expect(managedRules(next).history).toEqual([
      {
        version: 1,
        at: now.toISOString(),
        byName: 'Avery Admin',
        isReviewedByCounsel: true,
        changed: [
          { path: 'pauses.payment', from: 'true', to: 'false' },
          { path: 'rules.court-order.trigger', from: '', to: 'submission' },
          { path: 'rules.court-order.days', from: '', to: '10' },
          { path: 'rules.court-order.unit', from: '', to: 'calendar' },
          { path: 'rules.court-order.source', from: '', to: 'The portal’s own promise' },
          {
            path: 'calendars.California courts.holidays.Flood',
            from: '',
            to: '{"kind":"date","date":"2026-03-18"}',
          },
        ],
      },
    ]);
  });

  it('are refused if someone else saved others first, with who and when', () => {
    const next = saved(unsaved, withFlood);
    const decided = saveRules(next, { rules: value, seen: 0, isReviewedByCounsel: false }, by);
    expect(decided).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(decided.kind === 'refused' && inEnglish(decided.message)).toMatch(
      /^Avery Admin changed the deadline rules on /,
    );
  });

  it('do not change when the same ones are sent again', () => {
    const next = saved(unsaved, withFlood);
    expect(saveRules(next, { rules: withFlood, seen: 0, isReviewedByCounsel: false }, by)).toEqual({
      kind: 'unchanged',
    });
  });

  it('stay far below the limit of a document after many changes of everything', () => {
    const full = (letter: string): DeadlineRules => ({
      ...value,
      calendars: Array.from({ length: 10 }, (_, calendar) => ({
        ...courts!,
        name: `Calendar ${calendar}`,
        source: letter.repeat(300),
        facilities: Array.from({ length: 50 }, (__, n) => `${letter.repeat(150)} ${calendar} ${n}`),
        holidays: Array.from({ length: 60 }, (__, n) => ({ ...flood, name: `${letter.repeat(90)} ${n}` })),
      })),
    });
    let stored = unsaved;
    for (let n = 0; n < 60; n++) stored = saved(stored, full(n % 2 ? 'x' : 'y'));
    expect(stored.version).toBe(60);
    expect(stored.history.length).toBeLessThanOrEqual(50);
    expect(stored.history.every(({ changed }) => changed.length <= 200)).toBe(true);
    expect(JSON.stringify(stored).length).toBeLessThan(700_000);
  });
});

it.each<[string, DeadlineRules, Record<string, string[]>]>([
  ['two holidays on the same day', withFlood, {}],
  [
    'a facility in two calendars',
    {
      ...value,
      calendars: [
        { ...courts!, facilities: ['Ignored'] },
        { ...federal!, facilities: ['Ignored', 'Lakeview Hospital'] },
        { ...federal!, name: 'Other', facilities: [' lakeview  hospital'] },
      ],
    },
    { 'calendars.2.facilities': ['Another calendar already has one of these facilities'] },
  ],
  [
    'two calendars with one name',
    { ...value, calendars: [courts!, { ...federal!, name: courts!.name.toUpperCase() }] },
    { 'calendars.1.name': ['Another calendar already has this name'] },
  ],
])('%s', (_, rules, problems) => {
  expect(problemsOf(deadlineRulesForm, rules)).toEqual(problems);
});

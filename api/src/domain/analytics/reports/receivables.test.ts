import { describe, expect, it } from 'vitest';
import { receivableAges } from '@portal/contract/analytics/reports/reportTables.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import {
  changeOwed,
  daysOfAge,
  isNothingOwed,
  nothingOwed,
  owedByAge,
  type OwedSince,
} from './receivables.ts';

const TODAY = '2026-06-30';
const item = (day: string, cents = 100): OwedSince => ({ kind: 'invoice', itemId: day, cents, day });
const owedSince = (...days: string[]) =>
  changeOwed(nothingOwed, { removed: [], added: days.map((day) => item(day)) }, TODAY);
const countsOf = (owed: typeof nothingOwed, today = TODAY) =>
  receivableAges.map((age) => owedByAge(owed, today)[age].count);

describe('owedByAge', () => {
  it.each([
    [0, [1, 0, 0, 0]],
    [30, [1, 0, 0, 0]],
    [31, [0, 1, 0, 0]],
    [60, [0, 1, 0, 0]],
    [61, [0, 0, 1, 0]],
    [90, [0, 0, 1, 0]],
    [91, [0, 0, 0, 1]],
    [800, [0, 0, 0, 1]],
    [-1, [1, 0, 0, 0]],
  ])('counts what is owed for %i days as %j', (days, counts) => {
    expect(countsOf(owedSince(addDays(TODAY, -days)))).toEqual(counts);
  });

  it('ages what is owed without another change', () => {
    expect(countsOf(owedSince(TODAY), addDays(TODAY, 31))).toEqual([0, 1, 0, 0]);
    expect(countsOf(owedSince(TODAY), addDays(TODAY, 91))).toEqual([0, 0, 0, 1]);
  });
});

describe('changeOwed', () => {
  it('removes what was added up as older', () => {
    const old = addDays(TODAY, -200);
    const owed = changeOwed(owedSince(old, TODAY), { removed: [item(old)], added: [] }, TODAY);
    expect(countsOf(owed)).toEqual([1, 0, 0, 0]);
    expect(isNothingOwed(changeOwed(owed, { removed: [item(TODAY)], added: [] }, TODAY))).toBe(true);
  });

  it('has nothing left after any order of changes on any days', () => {
    const random = new SeededRandom(51);
    for (let tries = 0; tries < 200; tries += 1) {
      const items = Array.from({ length: 8 }, () =>
        item(addDays(TODAY, -random.below(200)), random.below(900)),
      );
      let owed = nothingOwed;
      let today = addDays(TODAY, -30);
      for (const added of items) {
        owed = changeOwed(owed, { removed: [], added: [added] }, today);
        today = addDays(today, random.below(20));
      }
      // Another process can be a day behind.
      for (const removed of items)
        owed = changeOwed(owed, { removed: [removed], added: [] }, addDays(today, -random.below(2)));
      expect(isNothingOwed(owed)).toBe(true);
      expect(owed.older.cents).toBe(0);
    }
  });

  it('keeps at most the days of the younger ages', () => {
    const days = Array.from({ length: 400 }, (_, index) => addDays(TODAY, -index));
    expect(Object.keys(owedSince(...days).days)).toHaveLength(91);
  });
});

describe('daysOfAge', () => {
  it('are the days that owedByAge counts', () => {
    for (let days = -2; days < 120; days += 1) {
      const day = addDays(TODAY, -days);
      const within = receivableAges.filter((age) => {
        const { from, to } = daysOfAge(age, TODAY);
        return day >= from && day <= to;
      });
      expect(within).toEqual(receivableAges.filter((age) => owedByAge(owedSince(day), TODAY)[age].count > 0));
    }
  });
});

import type { DeadlineRule, DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { isWeekend } from '@portal/contract/deadlines/holidays.ts';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { someRules } from '../testing/someRules.ts';
import { closedDays } from './businessDays.ts';
import { calculateDeadline, earliestProductionOf } from './calculateDeadline.ts';
import { dayIn } from './dayIn.ts';
import type { DeadlineFacts } from './deadlineFacts.ts';

const rules = someRules.value;

/** Submitted on Tuesday, March 3, 2026, at 9 in the morning in Los Angeles. */
const someFacts: DeadlineFacts = {
  facilityName: 'General Hospital',
  authority: null,
  isRush: false,
  submittedAt: '2026-03-03T17:00:00.000Z',
  paidAt: '2026-03-03T17:00:00.000Z',
  servedOn: null,
  issuedOn: null,
  earliestProductionOn: null,
  pauses: [],
};

function withRule(rule: Partial<DeadlineRule>, changed: Partial<DeadlineRules> = {}): DeadlineRules {
  return { ...rules, ...changed, rules: { ...rules.rules, default: { ...rules.rules.default, ...rule } } };
}

const holidays = (...dates: string[]): Partial<DeadlineRules> => ({
  calendars: [
    {
      ...rules.calendars[0]!,
      holidays: dates.map((date) => ({ kind: 'date', name: `Closed ${date}`, date })),
    },
  ],
});
const paused = (from: string, to: string | null) =>
  ({ reason: 'missing', from: `${from}T18:00:00.000Z`, to: to && `${to}T18:00:00.000Z` }) as const;

describe('the due date', () => {
  it.each<[name: string, facts: Partial<DeadlineFacts>, rules: DeadlineRules, dueDate: string]>([
    ['15 days after submission', {}, withRule({}), '2026-03-18'],
    ['moved off a holiday', {}, withRule({}, holidays('2026-03-18')), '2026-03-19'],
    ['moved off a weekend', {}, withRule({ days: 4 }), '2026-03-09'],
    [
      'moved off a weekend and a holiday after it',
      {},
      withRule({ days: 4 }, holidays('2026-03-09')),
      '2026-03-10',
    ],
    ['10 business days', {}, withRule({ days: 10, unit: 'business' }), '2026-03-17'],
    [
      '10 business days with a holiday',
      {},
      withRule({ days: 10, unit: 'business' }, holidays('2026-03-10')),
      '2026-03-18',
    ],
    [
      'submitted in the evening, before midnight at the facility',
      { submittedAt: '2026-03-04T07:30:00.000Z' },
      withRule({}),
      '2026-03-18',
    ],
    [
      'submitted after midnight at the facility',
      { submittedAt: '2026-03-04T08:30:00.000Z' },
      withRule({}),
      '2026-03-19',
    ],
    [
      'over the change to daylight saving time',
      { submittedAt: '2026-03-07T20:00:00.000Z' },
      withRule({ days: 2 }),
      '2026-03-09',
    ],
    [
      'over the change from daylight saving time',
      { submittedAt: '2026-10-31T06:59:00.000Z' },
      withRule({ days: 5 }),
      '2026-11-04',
    ],
    ['over a leap day', { submittedAt: '2028-02-28T18:00:00.000Z' }, withRule({ days: 1 }), '2028-02-29'],
    [
      'over the end of a year',
      { submittedAt: '2026-12-30T18:00:00.000Z' },
      withRule({ days: 2 }),
      '2027-01-04',
    ],
    ['rush', { isRush: true }, withRule({ rushDays: 2 }), '2026-03-05'],
    ['rush without a rule for it', { isRush: true }, withRule({}), '2026-03-18'],
    ['paused for two days', { pauses: [paused('2026-03-05', '2026-03-07')] }, withRule({}), '2026-03-20'],
    [
      'paused and resumed on the same day',
      { pauses: [paused('2026-03-05', '2026-03-05')] },
      withRule({}),
      '2026-03-18',
    ],
    ['paused on the due date', { pauses: [paused('2026-03-18', '2026-03-24')] }, withRule({}), '2026-03-24'],
    [
      'paused after the due date',
      { pauses: [paused('2026-03-19', '2026-03-24')] },
      withRule({}),
      '2026-03-18',
    ],
    [
      'paused twice',
      { pauses: [paused('2026-03-05', '2026-03-06'), paused('2026-03-10', '2026-03-11')] },
      withRule({}),
      '2026-03-20',
    ],
    ['paused until now', { pauses: [paused('2026-03-05', null)] }, withRule({}), '2026-03-18'],
    [
      'paused from Friday to Monday with business days',
      { pauses: [paused('2026-03-06', '2026-03-09')] },
      withRule({ days: 5, unit: 'business' }),
      '2026-03-11',
    ],
    ['from payment', { paidAt: '2026-03-05T17:00:00.000Z' }, withRule({ trigger: 'payment' }), '2026-03-20'],
    ['from payment that is not received', { paidAt: null }, withRule({ trigger: 'payment' }), '2026-03-18'],
    ['of a subpoena, from service', { authority: 'subpoena', servedOn: '2026-03-02' }, rules, '2026-03-17'],
    ['of a subpoena without a date of service', { authority: 'subpoena' }, rules, '2026-03-18'],
    [
      'of a subpoena, not before 20 days after issue',
      { authority: 'subpoena', servedOn: '2026-03-02', issuedOn: '2026-03-01' },
      rules,
      '2026-03-23',
    ],
    [
      'of a subpoena, not before the stated date',
      { authority: 'subpoena', servedOn: '2026-03-02', earliestProductionOn: '2026-04-04' },
      rules,
      '2026-04-06',
    ],
    ['of an authorization', { authority: 'authorization' }, rules, '2026-03-09'],
    [
      'of an authority without a rule',
      { authority: 'court-order', servedOn: '2026-02-01' },
      rules,
      '2026-03-18',
    ],
  ])('%s', (_, facts, by, dueDate) => {
    expect(calculateDeadline({ ...someFacts, ...facts }, by).dueDate).toBe(dueDate);
  });

  it.each<[facts: Partial<DeadlineFacts>, dueDate: string]>([
    [{ servedOn: '0026-03-03' }, '1900-01-16'],
    [{ servedOn: '9999-12-31' }, '9900-01-16'],
    [{ servedOn: '2026-03-03', earliestProductionOn: '9999-12-31' }, '9900-01-02'],
  ])('exists for a year that is a typing error: %j', (facts, dueDate) => {
    const stated = { ...someFacts, authority: 'subpoena', ...facts };
    expect(calculateDeadline(stated, rules).dueDate).toBe(dueDate);
  });

  it('of a paused request counts until the given instant', () => {
    const facts = { ...someFacts, pauses: [paused('2026-03-05', null)] };
    expect(calculateDeadline(facts, rules, new Date('2026-03-08T18:00:00Z'))).toMatchObject({
      dueDate: '2026-03-23',
      explanation: { pausedDays: 3 },
    });
  });

  it('uses the calendar that names the facility', () => {
    const [first] = rules.calendars;
    const named = {
      ...first!,
      timeZone: 'America/New_York' as const,
      facilities: ['north  CLINIC'],
      holidays: [],
    };
    const by = {
      ...withRule({ days: 8 }),
      calendars: [{ ...first!, facilities: ['General Hospital'] }, named],
    };
    // 9 p.m. in Los Angeles, after midnight in New York.
    const facts = { ...someFacts, submittedAt: '2026-03-04T05:00:00.000Z' };
    expect(calculateDeadline(facts, by).dueDate).toBe('2026-03-11');
    expect(calculateDeadline({ ...facts, facilityName: 'North Clinic' }, by).dueDate).toBe('2026-03-12');
  });

  it('explains what it is based on', () => {
    const facts = {
      ...someFacts,
      authority: 'subpoena',
      servedOn: '2026-03-03',
      pauses: [paused('2026-03-10', '2026-03-12')],
    };
    const { dueDate, explanation } = calculateDeadline(facts, { ...rules, ...holidays('2026-03-20') });
    expect(dueDate).toBe('2026-03-23');
    expect(explanation).toEqual({
      trigger: 'service',
      from: '2026-03-03',
      isAssumed: false,
      days: 15,
      unit: 'calendar',
      isRush: false,
      source: 'Evid. Code 1560(b)',
      pausedDays: 2,
      skipped: [
        { day: '2026-03-20', holiday: 'Closed 2026-03-20' },
        { day: '2026-03-21', holiday: null },
        { day: '2026-03-22', holiday: null },
      ],
      notBefore: null,
    });
  });
});

it.each([
  [{ authority: 'subpoena' }, null],
  [{ authority: 'subpoena', issuedOn: '2026-03-01' }, '2026-03-21'],
  [{ authority: 'subpoena', issuedOn: '2026-03-01', servedOn: '2026-03-10' }, '2026-03-25'],
  [{ authority: 'subpoena', issuedOn: '2026-03-01', earliestProductionOn: '2026-03-05' }, '2026-03-05'],
  [{ authority: 'authorization', issuedOn: '2026-03-01' }, null],
])('the earliest production date of %j is %s', (facts, day) => {
  expect(earliestProductionOf({ ...someFacts, ...facts }, rules)).toBe(day);
});

describe('for any trigger, rule, pauses and calendar', () => {
  const random = new SeededRandom(20260303);
  const pick = (max: number) => random.below(max + 1);
  const dayFrom = (start: string, max: number) => addDays(start, pick(max));

  function someCase() {
    const start = dayFrom('2026-01-01', 3650);
    const dates = Array.from({ length: pick(6) }, () => dayFrom(start, 60));
    const pauses = Array.from({ length: pick(3) }, (_, index) => dayFrom(addDays(start, index * 20), 15)).map(
      (from) => paused(from, dayFrom(from, 6)),
    );
    const rule = { days: 1 + pick(40), unit: pick(1) === 0 ? 'calendar' : 'business' } as const;
    const facts = { ...someFacts, submittedAt: `${start}T20:00:00.000Z`, pauses };
    return { start, facts, rule, dates };
  }

  it.each(Array.from({ length: 300 }, (_, index) => ({ index, ...someCase() })))(
    'case $index',
    ({ start, facts, rule, dates }) => {
      const by = withRule(rule, holidays(...dates));
      const { dueDate, explanation } = calculateDeadline(facts, by);
      const isPaused = (day: string) =>
        facts.pauses.some(({ from, to }) => from.slice(0, 10) <= day && day < (to ?? from).slice(0, 10));
      const isClosed = (day: string) => isWeekend(day) || dates.includes(day);

      // A working day that is not paused.
      expect(isClosed(dueDate) || isPaused(dueDate)).toBe(false);
      // Enough days count until then, and no day before it would do.
      const after = (to: string) => {
        let count = 0;
        for (let day = addDays(start, 1); day <= to; day = addDays(day, 1))
          if (!isPaused(day) && (rule.unit === 'calendar' || !isClosed(day))) count += 1;
        return count;
      };
      expect(after(dueDate)).toBeGreaterThanOrEqual(rule.days);
      for (let day = addDays(dueDate, -1); day > start && after(day) >= rule.days; day = addDays(day, -1))
        expect(isClosed(day) || isPaused(day)).toBe(true);
      // Every skipped day is closed.
      expect(explanation.skipped.every(({ day }) => isClosed(day))).toBe(true);
      // Another holiday or pause never makes it earlier.
      const more = dayFrom(start, 60);
      expect(calculateDeadline(facts, withRule(rule, holidays(...dates, more))).dueDate >= dueDate).toBe(
        true,
      );
      const longer = { ...facts, pauses: [...facts.pauses, paused(more, addDays(more, 3))] };
      expect(calculateDeadline(longer, by).dueDate >= dueDate).toBe(true);
    },
  );
});

it('a year of holidays is calculated once', () => {
  const closedOn = closedDays([{ kind: 'date', name: 'Flood', date: '2026-03-18' }]);
  expect(closedOn('2026-03-18')).toEqual({ day: '2026-03-18', holiday: 'Flood' });
  expect(closedOn('2026-03-21')).toEqual({ day: '2026-03-21', holiday: null });
  expect(closedOn('2026-03-19')).toBeNull();
});

it.each([
  ['America/Los_Angeles', '2026-03-08T07:59:59.000Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-09T06:59:59.000Z', '2026-03-08'],
  ['Pacific/Honolulu', '2027-01-01T09:59:59.000Z', '2026-12-31'],
  ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
])('in %s, %s is on %s', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

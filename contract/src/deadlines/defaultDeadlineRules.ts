import type { DeadlineRule, DeadlineRules } from './deadlineRules.ts';
import type { Holiday } from './holidays.ts';

const JAN = 1;
const FEB = 2;
const MAR = 3;
const MAY = 5;
const JUN = 6;
const JUL = 7;
const SEP = 9;
const OCT = 10;
const NOV = 11;
const DEC = 12;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

function yearly(name: string, month: number, day: number): Holiday {
  return { kind: 'yearly', name, month, day, observed: 'nearest' };
}

function onWeekday(name: string, month: number, weekday: number, nth: number, plus = 0): Holiday {
  return { kind: 'weekday', name, month, weekday, nth, plus };
}

const shared = [
  yearly('New Year’s Day', JAN, 1),
  onWeekday('Martin Luther King Jr. Day', JAN, MONDAY, 3),
  onWeekday('Presidents’ Day', FEB, MONDAY, 3),
  onWeekday('Memorial Day', MAY, MONDAY, -1),
  yearly('Juneteenth', JUN, 19),
  yearly('Independence Day', JUL, 4),
  onWeekday('Labor Day', SEP, MONDAY, 1),
  yearly('Veterans Day', NOV, 11),
  onWeekday('Thanksgiving Day', NOV, THURSDAY, 4),
  yearly('Christmas Day', DEC, 25),
];

/** 5 U.S.C. 6103(a) and (b), Executive Order 11582 for Sundays. */
export const federalHolidays: readonly Holiday[] = [...shared, onWeekday('Columbus Day', OCT, MONDAY, 2)];

/** Code of Civil Procedure 135, Government Code 6700, and rule 1.11 of the California Rules of Court for weekends. */
export const californiaCourtHolidays: readonly Holiday[] = [
  ...shared,
  yearly('Lincoln’s Birthday', FEB, 12),
  yearly('César Chávez Day', MAR, 31),
  onWeekday('Native American Day', SEP, FRIDAY, 4),
  onWeekday('Day after Thanksgiving', NOV, THURSDAY, 4, 1),
];

function fromSubmission(days: number, source: string): DeadlineRule {
  return { trigger: 'submission', days, unit: 'calendar', rushDays: null, source };
}

/**
 * The rules that come with the portal, for California. `defaultDays`: days after submission without a rule. They need the
 * review of counsel (docs/decisions/requests/deadlines.md has the sources).
 */
export function defaultDeadlineRules(defaultDays: number): DeadlineRules {
  return {
    rules: {
      default: fromSubmission(defaultDays, 'The portal’s own promise'),
      authorization: fromSubmission(5, 'Evid. Code 1158'),
      subpoena: {
        trigger: 'service',
        days: 15,
        unit: 'calendar',
        rushDays: null,
        source: 'Evid. Code 1560(b)',
      },
      'court-order': null,
      'patient-request': fromSubmission(15, 'Health & Safety Code 123110(b)'),
      'workers-compensation': null,
      other: null,
    },
    earliestProduction: { daysAfterIssue: 20, daysAfterService: 15, source: 'CCP 2020.410(c)' },
    pauses: { rejected: true, missing: true, payment: true },
    reminders: {
      staff: [1, 3],
      client: { rejected: [3, 7, 14], missing: [3, 7, 14], payment: [3, 7, 14] },
    },
    calendars: [
      {
        name: 'California courts',
        timeZone: 'America/Los_Angeles',
        facilities: [],
        holidays: [...californiaCourtHolidays],
        source: 'CCP 135; Gov. Code 6700; Cal. Rules of Court 1.11',
      },
      {
        name: 'US federal',
        timeZone: 'America/Los_Angeles',
        facilities: [],
        holidays: [...federalHolidays],
        source: '5 U.S.C. 6103',
      },
    ],
  };
}

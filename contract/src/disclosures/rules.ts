import {
  addDays,
  earliestDayOnEarth,
  isCalendarDay,
  latestDayOnEarth,
  yearsBefore,
} from '../fields/dates.ts';
import { DISCLOSURE_YEARS } from '../retention/rules.ts';

/** A request for an accounting is answered within so many calendar days (45 CFR 164.528(c)(1)). */
export const ACCOUNTING_DAYS = 60;

/** Maximum days of the one extension. */
export const EXTENSION_DAYS = 30;

/** A request for an accounting is entered at most so many years after it was received: an earlier day is a slip. */
export const MAX_RECEIVED_YEARS = 2;

/** What an agency says orally suspends for at most so many days (45 CFR 164.528(a)(2)(ii)). */
export const ORAL_SUSPENSION_DAYS = 30;

/** Maximum years of a suspension. It can be extended before it ends. */
export const MAX_SUSPENSION_YEARS = 10;

interface Problem {
  readonly field: string;
  readonly message: string;
}

/** The fields of a form by name, as far as they were sent, of whatever type. */
type SentFields<Names extends string> = { readonly [Name in Names]?: unknown };

const FUTURE = 'The date must not be in the future';
const BEFORE_BIRTH = 'The date must not be before the date of birth';

/** The value where it is a day of the calendar; null otherwise: its own field says what is wrong with it. */
function dayOf(value: unknown): string | null {
  return typeof value === 'string' && isCalendarDay(value) ? value : null;
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

/** The earliest day that an accounting asked for now has to reach back to. */
export function firstAccountedDay(now: Date): string {
  return yearsBefore(earliestDayOnEarth(now), DISCLOSURE_YEARS);
}

function pastDayProblem(day: string, born: string | null, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return FUTURE;
  if (born && day < born) return BEFORE_BIRTH;
  return null;
}

/** What is wrong with a disclosure made outside the portal that its single fields do not show. */
export function outsideDisclosureProblems(
  sent: SentFields<'patientDob' | 'on' | 'lastOn' | 'count' | 'basis' | 'purpose'>,
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  const [born, on, lastOn] = [dayOf(sent.patientDob), dayOf(sent.on), dayOf(sent.lastOn)];
  if (born && born > latestDayOnEarth(now)) problems.push({ field: 'patientDob', message: FUTURE });
  const wrong = on && pastDayProblem(on, born, now);
  if (wrong) problems.push({ field: 'on', message: wrong });
  else if (on && on < firstAccountedDay(now)) {
    problems.push({ field: 'on', message: 'The date must be within the last six years' });
  }
  const isSeries = Number(sent.count ?? 1) > 1;
  if (isSeries && isEmpty(sent.lastOn)) {
    problems.push({ field: 'lastOn', message: 'Please enter the date of the last disclosure' });
  }
  if (!isSeries && lastOn) {
    problems.push({ field: 'count', message: 'Please enter how many disclosures there were' });
  }
  if (lastOn && lastOn > latestDayOnEarth(now)) problems.push({ field: 'lastOn', message: FUTURE });
  else if (lastOn && on && lastOn < on) {
    problems.push({ field: 'lastOn', message: 'The last date must not be before the first date' });
  }
  if (sent.basis === 'other' && isEmpty(sent.purpose)) {
    problems.push({ field: 'purpose', message: 'Please enter the purpose' });
  }
  return problems;
}

/** What is wrong with the time of a suspension, or null. `from`: the day of the statement; `until`: the first day after it. */
export function suspensionEndProblem(
  { kind, from, until }: { readonly kind: unknown; readonly from: string; readonly until: string },
  now: Date,
): string | null {
  if (until <= from) return 'The end date must be after the date of the statement';
  if (until <= earliestDayOnEarth(now)) return 'The end date must be in the future';
  if (kind === 'oral' && until > addDays(from, ORAL_SUSPENSION_DAYS)) {
    return 'A suspension based on an oral statement can last at most 30 days';
  }
  if (yearsBefore(until, MAX_SUSPENSION_YEARS) > from) return 'A suspension can last at most ten years';
  return null;
}

/** What is wrong with a suspension that its single fields do not show. */
export function suspensionProblems(
  sent: SentFields<'kind' | 'official' | 'from' | 'until' | 'covers' | 'recipient' | 'disclosureId'>,
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  const [from, until] = [dayOf(sent.from), dayOf(sent.until)];
  if (sent.kind === 'oral' && isEmpty(sent.official)) {
    problems.push({ field: 'official', message: 'Please enter who made the statement' });
  }
  if (from && from > latestDayOnEarth(now)) problems.push({ field: 'from', message: FUTURE });
  const wrong = from && until ? suspensionEndProblem({ kind: sent.kind, from, until }, now) : null;
  if (wrong) problems.push({ field: 'until', message: wrong });
  if (sent.covers === 'recipient' && isEmpty(sent.recipient)) {
    problems.push({ field: 'recipient', message: 'Recipient is required' });
  }
  if (sent.covers === 'disclosure' && isEmpty(sent.disclosureId)) {
    problems.push({ field: 'disclosureId', message: 'Please choose a disclosure' });
  }
  return problems;
}

/** What is wrong with a request for an accounting that its single fields do not show. */
export function accountingProblems(
  sent: SentFields<'patientDob' | 'from' | 'to' | 'receivedOn' | 'requester' | 'requesterName' | 'authority'>,
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  const [born, from, to] = [dayOf(sent.patientDob), dayOf(sent.from), dayOf(sent.to)];
  const receivedOn = dayOf(sent.receivedOn);
  const wrong = receivedOn && pastDayProblem(receivedOn, born, now);
  if (wrong) problems.push({ field: 'receivedOn', message: wrong });
  else if (receivedOn && receivedOn < yearsBefore(earliestDayOnEarth(now), MAX_RECEIVED_YEARS)) {
    problems.push({
      field: 'receivedOn',
      message: 'The request must have been received within the last two years',
    });
  }
  if (from && to && from > to) {
    problems.push({ field: 'from', message: 'The first day must not be after the last day' });
  }
  if (to && to > latestDayOnEarth(now)) problems.push({ field: 'to', message: FUTURE });
  if (sent.requester !== 'representative') return problems;
  if (isEmpty(sent.requesterName)) {
    problems.push({ field: 'requesterName', message: 'Please enter the name of the representative' });
  }
  if (isEmpty(sent.authority)) {
    problems.push({ field: 'authority', message: 'Please enter the representative’s authority to act' });
  }
  return problems;
}

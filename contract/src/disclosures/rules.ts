import {
  addDays,
  earliestDayOnEarth,
  isCalendarDay,
  latestDayOnEarth,
  yearsBefore,
} from '../fields/dates.ts';
import { DISCLOSURE_YEARS } from '../retention/rules.ts';

/** Calendar days until a request for an accounting is due (45 CFR 164.528(c)(1)). */
export const ACCOUNTING_DAYS = 60;

/** Maximum days of the one extension. */
export const EXTENSION_DAYS = 30;

/** Maximum age of a request for an accounting when it is recorded. An earlier date is probably a typo. */
export const MAX_RECEIVED_YEARS = 2;

/** Maximum days of a suspension based on an oral statement (45 CFR 164.528(a)(2)(ii)). */
export const ORAL_SUSPENSION_DAYS = 30;

/** Maximum years of a suspension. It can be extended before it ends. */
export const MAX_SUSPENSION_YEARS = 10;

interface Problem {
  readonly field: string;
  readonly message: string;
}

/** Fields of a request body before validation. */
type SentFields<Names extends string> = { readonly [Name in Names]?: unknown };

const FUTURE = 'The date must not be in the future';
const BEFORE_BIRTH = 'The date must not be before the date of birth';

/** Returns the value if it is a calendar day, else null. The field's own schema reports an invalid value. */
function dayOf(value: unknown): string | null {
  return typeof value === 'string' && isCalendarDay(value) ? value : null;
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

/** Returns the earliest day that an accounting requested now must cover. */
export function firstAccountedDay(now: Date): string {
  return yearsBefore(earliestDayOnEarth(now), DISCLOSURE_YEARS);
}

function pastDayProblem(day: string, birthDate: string | null, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return FUTURE;
  if (birthDate && day < birthDate) return BEFORE_BIRTH;
  return null;
}

/** Returns the cross-field problems of a disclosure made outside the portal. */
export function outsideDisclosureProblems(
  sent: SentFields<'patientDob' | 'on' | 'lastOn' | 'count' | 'basis' | 'purpose'>,
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  const [birthDate, on, lastOn] = [dayOf(sent.patientDob), dayOf(sent.on), dayOf(sent.lastOn)];
  if (birthDate && birthDate > latestDayOnEarth(now)) problems.push({ field: 'patientDob', message: FUTURE });
  const problem = on && pastDayProblem(on, birthDate, now);
  if (problem) problems.push({ field: 'on', message: problem });
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

/**
 * Returns what is wrong with the end of a suspension, or null. `from`: the day of the statement. `until`: the first day
 * after the suspension.
 */
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

/** Returns the cross-field problems of a suspension. */
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
  const problem = from && until ? suspensionEndProblem({ kind: sent.kind, from, until }, now) : null;
  if (problem) problems.push({ field: 'until', message: problem });
  if (sent.covers === 'recipient' && isEmpty(sent.recipient)) {
    problems.push({ field: 'recipient', message: 'Recipient is required' });
  }
  if (sent.covers === 'disclosure' && isEmpty(sent.disclosureId)) {
    problems.push({ field: 'disclosureId', message: 'Please choose a disclosure' });
  }
  return problems;
}

/** Returns the cross-field problems of a request for an accounting. */
export function accountingProblems(
  sent: SentFields<'patientDob' | 'from' | 'to' | 'receivedOn' | 'requester' | 'requesterName' | 'authority'>,
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  const [birthDate, from, to] = [dayOf(sent.patientDob), dayOf(sent.from), dayOf(sent.to)];
  const receivedOn = dayOf(sent.receivedOn);
  const problem = receivedOn && pastDayProblem(receivedOn, birthDate, now);
  if (problem) problems.push({ field: 'receivedOn', message: problem });
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

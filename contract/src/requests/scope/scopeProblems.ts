import { isCalendarDay } from '../../fields/dates.ts';
import { IN_SUBPOENA_PACKET, sensitiveCategories } from './sensitiveCategories.ts';
import type { ScopeValues } from './scopeValues.ts';
import type { DateRange } from './dateRanges.ts';

export const MAX_DATE_RANGES = 10;
/** Characters of what to include or exclude. */
export const MAX_SCOPE_TEXT = 500;
/** Characters of a number, and of a caption or court. */
export const MAX_REFERENCE = {
  claimNumber: 100,
  caseCaption: 200,
  court: 200,
  caseNumber: 100,
  matterNumber: 100,
};

export interface ScopeProblem {
  /** Inside the scope, such as `['ranges', 0, 'from']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Facts of the request that its scope refers to. */
interface ScopeContext {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Absent or invalid: dates of service are not compared with it. */
  readonly patientDob?: string | undefined;
  /** Files of the request that can be an authorization; undefined if they are not known. */
  readonly fileIds?: readonly string[] | undefined;
}

/** The problems of an entered scope, in the order of the form; at most one for each field. */
export function scopeProblems(scope: ScopeValues, context: ScopeContext): ScopeProblem[] {
  return [
    ...dateProblems(scope, context),
    ...textProblems(scope),
    ...sensitiveProblems(scope.sensitive ?? {}, context.fileIds),
  ];
}

function dateProblems({ dates = '', ranges = [] }: ScopeValues, context: ScopeContext): ScopeProblem[] {
  if (dates === 'all' && ranges.length > 0)
    return [{ path: ['dates'], message: 'Choose all dates or date ranges, not both' }];
  if (dates === 'ranges' && ranges.length === 0)
    return [{ path: ['dates'], message: 'Add at least one date range' }];
  if (ranges.length > MAX_DATE_RANGES) return [{ path: ['dates'], message: 'Add at most 10 date ranges' }];
  return ranges.flatMap((range, index) =>
    rangeProblems(range, context).map(({ day, message }) => ({ path: ['ranges', index, day], message })),
  );
}

/** The problems of a range: at most one for each day. */
function rangeProblems(
  { from, to }: DateRange,
  context: ScopeContext,
): { day: 'from' | 'to'; message: string }[] {
  const first = dayProblem(from, 'Enter the first day', context);
  const last = dayProblem(to, 'Enter the last day', context);
  if (!first && !last && from > to)
    return [{ day: 'to', message: 'The last day can’t be before the first day' }];
  return [
    ...(first ? [{ day: 'from' as const, message: first }] : []),
    ...(last ? [{ day: 'to' as const, message: last }] : []),
  ];
}

function dayProblem(day: string, missing: string, { today, patientDob = '' }: ScopeContext): string | null {
  if (day === '') return missing;
  if (!isCalendarDay(day)) return 'Please enter a valid date';
  if (day > today) return 'Dates of service can’t be in the future';
  if (isCalendarDay(patientDob) && day < patientDob)
    return 'Dates of service can’t be before the date of birth';
  return null;
}

const TOO_LONG = 'Please use at most 500 characters';

function textProblems(scope: ScopeValues): ScopeProblem[] {
  const texts = (['include', 'exclude'] as const).flatMap((field) =>
    (scope[field]?.trim() ?? '').length > MAX_SCOPE_TEXT ? [{ path: [field], message: TOO_LONG }] : [],
  );
  const references = Object.entries(MAX_REFERENCE).flatMap(([field, max]) => {
    const value = scope[field as keyof typeof MAX_REFERENCE]?.trim() ?? '';
    const message = max === 100 ? 'Please use at most 100 characters' : 'Please use at most 200 characters';
    return value.length > max ? [{ path: [field], message }] : [];
  });
  return [...texts, ...references];
}

/**
 * Each sensitive category needs an authorization. One for psychotherapy notes may only be combined with another one for
 * psychotherapy notes (45 CFR 164.508(b)(3)(ii)).
 */
function sensitiveProblems(
  sensitive: NonNullable<ScopeValues['sensitive']>,
  fileIds: readonly string[] | undefined,
): ScopeProblem[] {
  return sensitiveCategories.flatMap(({ id }) => {
    const authorization = sensitive[id];
    if (authorization === undefined || authorization === IN_SUBPOENA_PACKET) return [];
    const path = ['sensitive', id];
    if (authorization === '')
      return [{ path, message: 'Choose the authorization for these records, or clear the checkbox' }];
    if (fileIds && !fileIds.includes(authorization))
      return [{ path, message: 'Choose one of the uploaded authorizations' }];
    const isShared = Object.entries(sensitive).some(
      ([other, file]) => other !== id && file === authorization,
    );
    return id === 'psychotherapyNotes' && isShared
      ? [
          {
            path,
            message:
              'The authorization for psychotherapy notes can’t cover other records. Upload a separate one.',
          },
        ]
      : [];
  });
}

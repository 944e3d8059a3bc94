import { isWithin } from './dateRanges.ts';
import type { ScopeProblem } from './scopeProblems.ts';
import type { Scope } from './view.ts';

const FIXED = [
  'include',
  'certified',
  'rush',
  'delivery',
  'claimNumber',
  'caseCaption',
  'court',
  'caseNumber',
  'matterNumber',
] as const satisfies readonly (keyof Scope)[];

/**
 * Why `next` is not a part of `current`; empty if it is. Dates may only shrink, sensitive categories may only be removed,
 * and text may only be added to what is excluded. Nothing else may change, because no rule can compare it.
 */
export function wideningProblems(current: Scope, next: Scope): ScopeProblem[] {
  const problems: ScopeProblem[] = [];
  const refuse = (path: ScopeProblem['path'], message: string) => problems.push({ path, message });
  if (!areDatesWithin(current, next)) refuse(['dates'], 'The dates must be within the current dates');
  if (!(next.exclude ?? '').startsWith(current.exclude ?? ''))
    refuse(['exclude'], 'You can only add to what is excluded');
  for (const [category, authorization] of Object.entries(next.sensitive ?? {}))
    if (authorization !== current.sensitive?.[category])
      refuse(['sensitive', category], 'You can only remove sensitive categories');
  for (const field of FIXED)
    if (current[field] !== next[field]) refuse([field], 'This can’t be changed by narrowing the scope');
  return problems;
}

function areDatesWithin(current: Scope, next: Scope): boolean {
  if (next.dates === 'ranges') return current.dates !== 'ranges' || isWithin(next.ranges, current.ranges);
  return next.dates === current.dates;
}

/** The parts that a narrowing changed, in the order of the form. */
export function changedParts(current: Scope, next: Scope): ('dates' | 'exclude' | 'sensitive')[] {
  return (['dates', 'exclude', 'sensitive'] as const).filter(
    (part) => textOf(current, part) !== textOf(next, part),
  );
}

function textOf(
  { dates, ranges, exclude, sensitive }: Scope,
  part: 'dates' | 'exclude' | 'sensitive',
): string {
  if (part === 'dates') return JSON.stringify([dates, ranges.map(({ from, to }) => [from, to])]);
  if (part === 'exclude') return exclude ?? '';
  return Object.entries(sensitive ?? {})
    .map(([category, authorization]) => `${category} ${authorization}`)
    .toSorted()
    .join();
}

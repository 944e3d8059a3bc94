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
 * and
 * exclusions may only be added. Nothing else may change, because no rule can compare it.
 */
export function wideningProblems(current: Scope, next: Scope): ScopeProblem[] {
  const problems: ScopeProblem[] = [];
  const refuse = (path: ScopeProblem['path'], message: string) => problems.push({ path, message });
  if (!areDatesWithin(current, next)) refuse(['dates'], 'The dates must be within the current dates');
  if (!isExtended(current.exclude, next.exclude))
    refuse(['exclude'], 'You can only add to what is excluded, each on a new line');
  for (const [category, authorization] of Object.entries(next.sensitive ?? {}))
    if (authorization !== current.sensitive?.[category])
      refuse(['sensitive', category], 'You can only remove sensitive categories');
  for (const field of FIXED)
    if (current[field] !== next[field]) refuse([field], 'This can’t be changed by narrowing the scope');
  return problems;
}

/**
 * Whether `next` is the current exclusions and further ones after a line break, a semicolon or a comma. Text that goes on
 * could widen the scope: “Billing” could become “Billing before 2010”.
 */
function isExtended(current: string | undefined, next: string | undefined): boolean {
  const before = comparable(current);
  const after = comparable(next);
  if (before === '' || after === before) return true;
  if (!after.startsWith(before)) return false;
  return /[;,]$/.test(before) || /^[^\S\n]*[\n;,]/.test(after.slice(before.length));
}

/** A text without differences that nobody sees: line breaks of Windows, composed accents, spaces at the end. */
function comparable(text = ''): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trimEnd();
}

/** The exclusions with a further one on a new line. */
export function withExclusion(current: string | undefined, added: string): string {
  return [current?.trimEnd(), added.trim()].filter(Boolean).join('\n');
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
  if (part === 'exclude') return comparable(exclude);
  return Object.entries(sensitive ?? {})
    .map(([category, authorization]) => `${category} ${authorization}`)
    .toSorted()
    .join();
}

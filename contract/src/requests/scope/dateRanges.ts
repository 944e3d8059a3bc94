import { addDays } from '../../fields/dates.ts';

/** Calendar days, YYYY-MM-DD. Both belong to the range. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Merges valid ranges that overlap or adjoin. Sorted by their first day. */
export function mergeRanges(ranges: readonly DateRange[]): DateRange[] {
  const merged: DateRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = merged.at(-1);
    if (last && from <= addDays(last.to, 1))
      merged[merged.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    else merged.push({ from, to });
  }
  return merged;
}

/** Whether every day of `inner` is a day of `outer`. */
export function isWithin(inner: readonly DateRange[], outer: readonly DateRange[]): boolean {
  const merged = mergeRanges(outer);
  return inner.every(({ from, to }) => merged.some((range) => range.from <= from && to <= range.to));
}

/** What one kind of bar tells: a value for each point, null where there is none to tell. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** One or two series over the same points. */
export interface ChartFacts {
  readonly title: string;
  /** What is drawn, for those who cannot see it. */
  readonly text: string;
  readonly series: readonly [Series] | readonly [Series, Series];
  /** What each point is called, in full and where there is hardly room. */
  readonly names: readonly { readonly long: string; readonly short: string }[];
  readonly format: (value: number) => string;
  /** Says what the mark of a zero means, where one is told from nothing; a zero has no mark without it. */
  readonly zero?: string;
  /** Writes a value beside the scale. */
  readonly formatTick: (value: number) => string;
}

/** A value in words; null where there is none. */
export function valueAt(
  values: Series['values'],
  index: number,
  format: ChartFacts['format'],
): string | null {
  const value = values[index] ?? null;
  return value === null ? null : format(value);
}

/** The values of one kind of bar: one for each point, null for none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** One or two series over the same points. */
export interface ChartData {
  readonly title: string;
  /** Description of the chart for screen readers. */
  readonly text: string;
  readonly series: readonly [Series] | readonly [Series, Series];
  /** The labels of each point: full and short. */
  readonly names: readonly { readonly long: string; readonly short: string }[];
  readonly format: (value: number) => string;
  /** Explains what a zero bar means. Without it, zeros have no bar. */
  readonly zeroLabel?: string;
  /** Formats a value on the scale. */
  readonly formatTick: (value: number) => string;
}

/** The formatted value of a point; null if it has none. */
export function valueAt(values: Series['values'], index: number, format: ChartData['format']): string | null {
  const value = values[index] ?? null;
  return value === null ? null : format(value);
}

/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Median duration in ms of `times` runs, after a tenth as many warm-up runs. */
export async function medianMs(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < times / 10; run++) await work();
  const durations: number[] = [];
  for (let run = 0; run < times; run++) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  return median(durations);
}

/** One line of the report. */
export interface Result {
  readonly metric: string;
  readonly measured: string;
  readonly budget: string;
  readonly isMet: boolean;
}

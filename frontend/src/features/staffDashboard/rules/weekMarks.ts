const WEEK = 7;

/** Which of so many days are named below the chart: the last, and every seventh before it, oldest first. */
export function weekMarks(days: number): number[] {
  return Array.from({ length: Math.ceil(days / WEEK) }, (_, weeks) => days - 1 - weeks * WEEK).reverse();
}

/** The widest part of the row below a chart, in percent from either side, that has the middle of a point as its own. */
export function nameSpan(index: number, count: number): { left: number; right: number } {
  const middle = ((index + 0.5) / count) * 100;
  return { left: Math.max(0, 2 * middle - 100), right: Math.max(0, 100 - 2 * middle) };
}

/** The widest span below a chart that is centered on a point, in percent from the left and right edges. */
export function labelSpan(index: number, count: number): { left: number; right: number } {
  const middle = ((index + 0.5) / count) * 100;
  return { left: Math.max(0, 2 * middle - 100), right: Math.max(0, 100 - 2 * middle) };
}

/** The indexes of the points with a label below the chart: the last one and others before it at even steps, oldest first. */
export function labeledPoints(count: number, max: number): number[] {
  const step = Math.max(1, Math.ceil(count / max));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}

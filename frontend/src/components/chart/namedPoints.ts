/** Which of so many points are named below a chart: the last, and others before it at even steps, oldest first. */
export function namedPoints(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}

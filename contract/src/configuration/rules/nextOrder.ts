/** Returns the smallest positive integer that is not in use. */
export function nextOrder(used: readonly number[]): number {
  const orders = new Set(used);
  let order = 1;
  while (orders.has(order)) order += 1;
  return order;
}

/** The smallest positive whole number that is not taken. */
export function nextOrder(taken: readonly number[]): number {
  const orders = new Set(taken);
  let order = 1;
  while (orders.has(order)) order += 1;
  return order;
}

const TYPE_ORDER = ['undefined', 'null', 'boolean', 'number', 'string', 'array', 'object'];

function rank(value: unknown): number {
  if (value === null) return 1;
  if (Array.isArray(value)) return 5;
  return TYPE_ORDER.indexOf(typeof value);
}

/** Compares values in the sort order of the query engine. Sorted views must match it exactly. */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const ranks = rank(left) - rank(right);
  if (ranks !== 0) return ranks;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean') return left ? 1 : -1;
  return 0;
}

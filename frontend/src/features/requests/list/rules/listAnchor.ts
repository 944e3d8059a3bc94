/** Where a page lies in the list: after or before the place of a row that was shown. */
export type ListAnchor = { readonly after: string } | { readonly before: string };

/** Reads it back from an entry of the history; null where the entry has none. */
export function readListAnchor(state: unknown): ListAnchor | null {
  const beside = valueIn(state, 'beside');
  const [after, before] = [valueIn(beside, 'after'), valueIn(beside, 'before')];
  if (typeof after === 'string') return { after };
  return typeof before === 'string' ? { before } : null;
}

function valueIn(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

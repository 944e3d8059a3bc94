/** A page next to a row that was shown: after or before its cursor. */
export type ListAnchor = { readonly after: string } | { readonly before: string };

/** Reads the anchor from the state of a history entry; null if it has none. */
export function readListAnchor(state: unknown): ListAnchor | null {
  const anchor = valueIn(state, 'anchor');
  const [after, before] = [valueIn(anchor, 'after'), valueIn(anchor, 'before')];
  if (typeof after === 'string') return { after };
  return typeof before === 'string' ? { before } : null;
}

function valueIn(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}

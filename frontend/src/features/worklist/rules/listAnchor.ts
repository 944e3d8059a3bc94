import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';

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

/**
 * The cursor of the next page (1), which starts after the last row of this one at any depth of the list, or of the page
 * before (-1). The first page has none, so that it shows new requests.
 */
export function anchorBeside(
  { page, first, last }: RequestListPage['pagination'],
  by: 1 | -1,
): { anchor?: ListAnchor } {
  if (by === 1) return last === null ? {} : { anchor: { after: last } };
  return first === null || page <= 2 ? {} : { anchor: { before: first } };
}

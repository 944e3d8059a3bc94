/** The list with an item at a position, from 1; zero or a position after the end means last. An existing item moves. */
export function insertAt<T extends { readonly id: string }>(
  items: readonly T[],
  item: T,
  position: number,
): T[] {
  const others = items.filter(({ id }) => id !== item.id);
  return position < 1 ? [...others, item] : others.toSpliced(position - 1, 0, item);
}

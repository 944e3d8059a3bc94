/** The list with an item at a place (the first is 1), there instead of where it stood; 0, and a place beyond the end, are the last. */
export function insertAt<T extends { readonly id: string }>(
  items: readonly T[],
  item: T,
  place: number,
): T[] {
  const others = items.filter(({ id }) => id !== item.id);
  return place < 1 ? [...others, item] : others.toSpliced(place - 1, 0, item);
}

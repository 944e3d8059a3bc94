const MOST_SHOWN = 5;

/** Up to five page numbers, the current one in the middle where the ends leave room for that. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MOST_SHOWN, totalPages);
  const first = Math.min(Math.max(page - Math.floor(MOST_SHOWN / 2), 1), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

const MAX_SHOWN = 5;

/** Up to five page numbers around the current page. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_SHOWN, totalPages);
  const first = Math.min(Math.max(page - Math.floor(MAX_SHOWN / 2), 1), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

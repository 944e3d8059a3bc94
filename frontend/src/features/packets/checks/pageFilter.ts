import type { CheckedPage } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';

/** Which pages are gone through. */
export const pageFilters = ['left', 'flagged', 'problems', 'later', 'all'] as const;

export type PageFilter = (typeof pageFilters)[number];

export function isShown({ needs, flags, check }: CheckedPage, filter: PageFilter): boolean {
  switch (filter) {
    case 'left':
      return needs !== null;
    case 'flagged':
      return flags.length > 0;
    case 'problems':
      return needs === 'solution';
    case 'later':
      return check?.verdict === 'later';
    case 'all':
      return true;
  }
}

/** The next (1) or previous (-1) shown page from a page, or from the start; null if there is none. */
export function pageBeside(
  pages: readonly CheckedPage[],
  current: PageRef | null,
  filter: PageFilter,
  step: 1 | -1,
): PageRef | null {
  const at = pages.findIndex(({ page }) => page === current);
  const rest = step === 1 ? pages.slice(at + 1) : pages.slice(0, Math.max(at, 0)).toReversed();
  return rest.find((page) => isShown(page, filter))?.page ?? null;
}

import type { PageRef } from '@portal/contract/packets/recipe.ts';

interface LookedPage {
  readonly page: PageRef;
  /** Empty for a blank page. */
  readonly look: string;
}

/** Pages that look exactly like one before them. The first of those that look alike is not among them. */
export function duplicatesOf(pages: readonly LookedPage[]): PageRef[] {
  const seen = new Set<string>();
  return pages.flatMap(({ page, look }) => {
    if (look === '') return [];
    if (seen.has(look)) return [page];
    seen.add(look);
    return [];
  });
}

import type { PageRef } from '@portal/contract/packets/recipe.ts';

/** The selected pages. `active`: the page that is shown large; `anchor`: where a range begins. */
export interface Selection {
  readonly pages: ReadonlySet<PageRef>;
  readonly active: PageRef | null;
  readonly anchor: PageRef | null;
}

export const noSelection: Selection = { pages: new Set(), active: null, anchor: null };

interface Modifiers {
  /** Keeps the other selected pages. */
  readonly toggles: boolean;
  /** Selects everything from the anchor on. */
  readonly extends: boolean;
}

/** The selection after a click on a page, or after the focus went there. `order`: the shown pages. */
export function selectPage(
  selection: Selection,
  order: readonly PageRef[],
  page: PageRef,
  { toggles, extends: isRange }: Modifiers,
): Selection {
  if (isRange && selection.anchor !== null) {
    const [from, to] = [order.indexOf(selection.anchor), order.indexOf(page)];
    if (from >= 0) {
      const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
      const pages = new Set([...(toggles ? selection.pages : []), ...range]);
      return { pages, active: page, anchor: selection.anchor };
    }
  }
  if (!toggles) return { pages: new Set([page]), active: page, anchor: page };
  const pages = new Set(selection.pages);
  if (!pages.delete(page)) pages.add(page);
  return { pages, active: page, anchor: page };
}

/** Selects some pages; the first of them is shown. */
export function selectPages(pages: readonly PageRef[]): Selection {
  const [first = null] = pages;
  return { pages: new Set(pages), active: first, anchor: first };
}

/** The selection without pages that are no longer shown. */
export function withShown(selection: Selection, shown: ReadonlySet<PageRef>): Selection {
  const isShown = (page: PageRef | null) => page === null || shown.has(page);
  if (isShown(selection.active) && isShown(selection.anchor) && [...selection.pages].every(isShown))
    return selection;
  return {
    pages: new Set([...selection.pages].filter(isShown)),
    active: isShown(selection.active) ? selection.active : null,
    anchor: isShown(selection.anchor) ? selection.anchor : null,
  };
}

import { pagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { PageRef, Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';

/**
 * An operation that was made before pages were added or taken away, for the recipe of now. An order of all pages gets the
 * added ones where they are now; pages that are gone leave it. Null if nothing is left of it.
 */
export function adaptOperation(operation: RecipeOperation, recipe: Recipe): RecipeOperation | null {
  const known = new Set<string>(pagesOf(recipe));
  switch (operation.kind) {
    case 'move':
    case 'rotate':
    case 'remove':
    case 'restore': {
      const pages = operation.pages.filter((page) => known.has(page));
      return pages.length === 0 ? null : { ...operation, pages };
    }
    case 'redact': {
      const marks = operation.marks.filter(({ page }) => known.has(page));
      return marks.length === 0 ? null : { kind: 'redact', marks };
    }
    case 'confirmRedactions':
    case 'unredact': {
      const marks = operation.marks.filter(({ page }) => known.has(page));
      return marks.length === 0 ? null : { ...operation, marks };
    }
    case 'put': {
      const { sections, rotations, removed, redactions } = operation;
      return {
        kind: 'put',
        ...(sections && { sections: withPages(sections, recipe, known) }),
        ...(rotations && { rotations: only(rotations, known) }),
        ...(removed && { removed: only(removed, known) }),
        ...(redactions && { redactions: only(redactions, known) }),
      };
    }
    case 'split':
    case 'merge':
    case 'describe':
    case 'moveSection':
      return operation;
  }
}

/** Whether a recipe only got new sections at its end, as when the portal adds the pages of a source. */
export function hasOnlyMorePages(before: Recipe, after: Recipe): boolean {
  const shared = {
    ...after,
    version: before.version,
    sections: after.sections.slice(0, before.sections.length),
  };
  return JSON.stringify(shared) === JSON.stringify(before);
}

function withPages(
  sections: Recipe['sections'],
  recipe: Recipe,
  known: ReadonlySet<string>,
): Recipe['sections'] {
  const named = new Set(pagesOf({ sections }));
  const ordered = sections.map((section) => ({
    ...section,
    pages: section.pages.filter((page) => known.has(page)),
  }));
  for (const section of recipe.sections) {
    const added = section.pages.filter((page) => !named.has(page));
    if (added.length === 0) continue;
    const at = ordered.findIndex(({ id }) => id === section.id);
    if (at < 0) ordered.push({ ...section, pages: added });
    else ordered[at] = { ...ordered[at]!, pages: [...ordered[at]!.pages, ...added] };
  }
  return ordered;
}

function only<Value>(values: Record<PageRef, Value>, known: ReadonlySet<string>): Record<PageRef, Value> {
  return Object.fromEntries(Object.entries(values).filter(([page]) => known.has(page))) as Record<
    PageRef,
    Value
  >;
}

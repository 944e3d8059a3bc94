import type { PageRef, Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';

/** A place between pages: in front of a page of a section, or at its end. */
export interface Slot {
  readonly section: string;
  readonly before: PageRef | null;
}

/** Where pages can be moved, in order. Only visible pages that stay count: nobody sees the places beside the others. */
function slotsOf(
  recipe: Recipe,
  moving: ReadonlySet<PageRef>,
  isVisible: (page: PageRef) => boolean,
): Slot[] {
  return recipe.sections.flatMap(({ id, pages }) => [
    ...pages
      .filter((page) => !moving.has(page) && isVisible(page))
      .map((page): Slot => ({ section: id, before: page })),
    { section: id, before: null },
  ]);
}

/** Moves pages to a place, in the order of the packet. Null if they are there, or none are named. */
export function moveTo(recipe: Recipe, pages: ReadonlySet<PageRef>, slot: Slot): RecipeOperation | null {
  const moved = inOrder(recipe, pages);
  if (moved.length === 0) return null;
  const target = recipe.sections.find(({ id }) => id === slot.section);
  if (!target) return null;
  // A page that moves too cannot be the one in front of which they are put: the next one that stays is.
  const start = slot.before === null ? target.pages.length : target.pages.indexOf(slot.before);
  const before = target.pages.slice(start).find((page) => !pages.has(page)) ?? null;
  const rest = target.pages.filter((page) => !pages.has(page));
  const at = before === null ? rest.length : rest.indexOf(before);
  const next = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  if (next.join() === target.pages.join()) return null;
  return { kind: 'move', pages: moved, section: slot.section, before };
}

/** Moves pages by some places, across the borders of sections. Null if there is no place. */
export function moveBy(
  recipe: Recipe,
  pages: ReadonlySet<PageRef>,
  by: number,
  isVisible: (page: PageRef) => boolean,
): RecipeOperation | null {
  const [first] = inOrder(recipe, pages);
  if (first === undefined) return null;
  const slots = slotsOf(recipe, pages, isVisible);
  const home = recipe.sections.find((section) => section.pages.includes(first))!;
  const after = home.pages
    .slice(home.pages.indexOf(first))
    .find((page) => !pages.has(page) && isVisible(page));
  const current = slots.findIndex(({ section, before }) => section === home.id && before === (after ?? null));
  const slot = slots[Math.min(slots.length - 1, Math.max(0, current + by))];
  return slot ? moveTo(recipe, pages, slot) : null;
}

/** Moves pages so that the first of them becomes page `number` of the packet, from 1; to its end if it has fewer pages. */
export function moveToNumber(
  recipe: Recipe,
  pages: ReadonlySet<PageRef>,
  number: number,
): RecipeOperation | null {
  const rest = recipe.sections.flatMap(({ id, pages: own }) =>
    own
      .filter((page) => !pages.has(page) && recipe.removed[page] === undefined)
      .map((page): Slot => ({ section: id, before: page })),
  );
  const last = recipe.sections.at(-1);
  if (!last) return null;
  return moveTo(recipe, pages, rest[number - 1] ?? { section: last.id, before: null });
}

/** The pages of a set in the order of the packet. */
export function inOrder({ sections }: Pick<Recipe, 'sections'>, pages: ReadonlySet<PageRef>): PageRef[] {
  return sections.flatMap((section) => section.pages.filter((page) => pages.has(page)));
}

import type { PageRef, Recipe, RecipeOperation, Rotation, Section } from './recipe.ts';
import { MAX_PAGE_REDACTIONS, MAX_REDACTIONS, type Redaction } from './redactions.ts';

export type AppliedOperation =
  | { readonly kind: 'applied'; readonly recipe: Recipe; readonly undo: RecipeOperation }
  /** A page, section or redaction does not exist, a page would be lost or doubled, or there are too many redactions. */
  | { readonly kind: 'refused' };

const refused: AppliedOperation = { kind: 'refused' };

/**
 * Applies a change to a recipe, in the browser at once and in the API when it is saved. `undo` is the change back. The
 * version stays.
 */
export function applyOperation(recipe: Recipe, operation: RecipeOperation): AppliedOperation {
  const next = changed(recipe, operation);
  if (next === null || !hasSamePages(recipe, next)) return refused;
  if (next.redactions !== recipe.redactions && !hasValidRedactions(next)) return refused;
  return { kind: 'applied', recipe: next, undo: undoOf(recipe, next) };
}

/** All pages in the order of the packet, with the removed ones. */
export function pagesOf({ sections }: Pick<Recipe, 'sections'>): PageRef[] {
  return sections.flatMap(({ pages }) => pages);
}

/** The pages of the packet, in order. */
export function keptPagesOf(recipe: Pick<Recipe, 'sections' | 'removed'>): PageRef[] {
  return pagesOf(recipe).filter((page) => recipe.removed[page] === undefined);
}

/** The pages of the packet that have redactions, in order. */
export function redactedPagesOf(recipe: Pick<Recipe, 'sections' | 'removed' | 'redactions'>): PageRef[] {
  return keptPagesOf(recipe).filter((page) => recipe.redactions[page] !== undefined);
}

/** The numbers of the pages in the packet, from 1, that have redactions which nobody confirmed. They block its build. */
export function unconfirmedPagesOf(recipe: Pick<Recipe, 'sections' | 'removed' | 'redactions'>): number[] {
  return keptPagesOf(recipe).flatMap((page, index) =>
    recipe.redactions[page]?.some(({ isConfirmed }) => !isConfirmed) ? [index + 1] : [],
  );
}

function changed(recipe: Recipe, operation: RecipeOperation): Recipe | null {
  const { sections } = recipe;
  switch (operation.kind) {
    case 'move':
      return withSections(recipe, moved(sections, operation));
    case 'rotate':
      return { ...recipe, rotations: rotated(recipe, operation) };
    case 'remove':
      return {
        ...recipe,
        removed: { ...recipe.removed, ...record(operation.pages, () => operation.reason) },
      };
    case 'restore':
      return { ...recipe, removed: without(recipe.removed, operation.pages) };
    case 'split':
      return withSections(recipe, split(sections, operation));
    case 'merge':
      return withSections(recipe, merged(sections, operation.section));
    case 'describe':
      return withSections(recipe, described(sections, operation));
    case 'moveSection':
      return withSections(recipe, movedSection(sections, operation));
    case 'redact':
      return redacted(recipe, operation);
    case 'confirmRedactions':
      return withMarks(recipe, operation.marks, (redaction) => ({ ...redaction, isConfirmed: true }));
    case 'unredact':
      return withMarks(recipe, operation.marks, () => null);
    case 'put':
      return put(recipe, operation);
  }
}

function withSections(recipe: Recipe, sections: Section[] | null): Recipe | null {
  return sections && { ...recipe, sections };
}

function moved(
  sections: readonly Section[],
  { pages, section: target, before }: RecipeOperation & { kind: 'move' },
): Section[] | null {
  const moving = new Set(pages);
  // A page in front of which pages are put does not move itself.
  if (moving.size !== pages.length || (before !== null && moving.has(before))) return null;
  const found = sections.find(({ id }) => id === target);
  if (!found || (before !== null && !found.pages.includes(before))) return null;
  return sections.map((section) => {
    const rest = section.pages.filter((page) => !moving.has(page));
    if (section.id !== target)
      return rest.length === section.pages.length ? section : { ...section, pages: rest };
    const at = before === null ? rest.length : rest.indexOf(before);
    return { ...section, pages: [...rest.slice(0, at), ...pages, ...rest.slice(at)] };
  });
}

function rotated(
  { rotations }: Recipe,
  { pages, by }: RecipeOperation & { kind: 'rotate' },
): Recipe['rotations'] {
  return withoutZero({
    ...rotations,
    ...record(pages, (page) => (((rotations[page] ?? 0) + by) % 360) as Rotation),
  });
}

function split(
  sections: readonly Section[],
  { at, section: added }: RecipeOperation & { kind: 'split' },
): Section[] | null {
  if (sections.some(({ id }) => id === added.id)) return null;
  const index = sections.findIndex(({ pages }) => pages.includes(at));
  const found = sections[index];
  if (!found) return null;
  const start = found.pages.indexOf(at);
  return [
    ...sections.slice(0, index),
    { ...found, pages: found.pages.slice(0, start) },
    { ...added, pages: found.pages.slice(start) },
    ...sections.slice(index + 1),
  ];
}

function merged(sections: readonly Section[], id: string): Section[] | null {
  const index = sections.findIndex((section) => section.id === id);
  const [before, section] = [sections[index - 1], sections[index]];
  if (!before || !section) return null;
  const both = { ...before, pages: [...before.pages, ...section.pages] };
  return [...sections.slice(0, index - 1), both, ...sections.slice(index + 1)];
}

function described(
  sections: readonly Section[],
  { section: id, title, type, date }: RecipeOperation & { kind: 'describe' },
): Section[] | null {
  if (!sections.some((section) => section.id === id)) return null;
  return sections.map((section) => (section.id === id ? { ...section, title, type, date } : section));
}

function movedSection(
  sections: readonly Section[],
  { section: id, before }: RecipeOperation & { kind: 'moveSection' },
): Section[] | null {
  const section = sections.find((each) => each.id === id);
  const rest = sections.filter((each) => each.id !== id);
  const at = before === null ? rest.length : rest.findIndex((each) => each.id === before);
  if (!section || at < 0) return null;
  return [...rest.slice(0, at), section, ...rest.slice(at)];
}

function redacted(recipe: Recipe, { marks }: RecipeOperation & { kind: 'redact' }): Recipe {
  const redactions = { ...recipe.redactions };
  for (const [page, added] of Map.groupBy(marks, (mark) => mark.page))
    redactions[page] = [
      ...(redactions[page] ?? []),
      ...added.map(({ id, box, reason, isConfirmed }): Redaction => ({ id, box, reason, isConfirmed })),
    ];
  return { ...recipe, redactions };
}

/** Changes redactions, or deletes those for which `change` returns null. Null: one of them does not exist. */
function withMarks(
  recipe: Recipe,
  marks: (RecipeOperation & { kind: 'unredact' })['marks'],
  change: (redaction: Redaction) => Redaction | null,
): Recipe | null {
  const redactions: Record<PageRef, readonly Redaction[]> = { ...recipe.redactions };
  for (const [page, named] of Map.groupBy(marks, (mark) => mark.page)) {
    const ids = new Set(named.map(({ id }) => id));
    const before = redactions[page] ?? [];
    if (before.filter(({ id }) => ids.has(id)).length !== ids.size) return null;
    redactions[page] = before.flatMap((each) => (ids.has(each.id) ? (change(each) ?? []) : each));
  }
  const left = Object.entries(redactions).filter(([, each]) => each.length > 0);
  return { ...recipe, redactions: Object.fromEntries(left) as Recipe['redactions'] };
}

function put(
  recipe: Recipe,
  { sections, rotations, removed, redactions }: RecipeOperation & { kind: 'put' },
): Recipe {
  return {
    ...recipe,
    sections: sections ?? recipe.sections,
    rotations: withoutZero({ ...recipe.rotations, ...rotations }),
    removed: removed ? withoutNull({ ...recipe.removed, ...removed }) : recipe.removed,
    redactions: redactions ? withoutNull({ ...recipe.redactions, ...redactions }) : recipe.redactions,
  };
}

/** The operation that makes `before` out of `after`. Has only what differs. */
function undoOf(before: Recipe, after: Recipe): RecipeOperation {
  const rotations = differences<Rotation>(before.rotations, after.rotations, 0);
  const removed = differences<Recipe['removed'][PageRef] | null>(before.removed, after.removed, null);
  const redactions = differences<Redaction[] | null>(before.redactions, after.redactions, null);
  return {
    kind: 'put',
    ...(before.sections !== after.sections && { sections: before.sections }),
    ...(rotations && { rotations }),
    ...(removed && { removed }),
    ...(redactions && { redactions }),
  };
}

/** The values of `before` where `after` has another one; null if both are alike. */
function differences<Value>(
  before: Readonly<Record<PageRef, Value>>,
  after: Readonly<Record<PageRef, Value>>,
  absent: Value,
): Record<PageRef, Value> | null {
  const pages = Object.keys({ ...before, ...after }) as PageRef[];
  const changed = pages.filter((page) => before[page] !== after[page]);
  return changed.length === 0 ? null : record(changed, (page) => before[page] ?? absent);
}

/** Whether each page is in both exactly once, each section once, and nothing else is rotated, removed or redacted. */
function hasSamePages(before: Recipe, after: Recipe): boolean {
  const known = new Set(pagesOf(before));
  if (before.sections !== after.sections) {
    const pages = pagesOf(after);
    const isSame = pages.length === known.size && new Set(pages).size === known.size;
    if (!isSame || !pages.every((page) => known.has(page))) return false;
    if (new Set(after.sections.map(({ id }) => id)).size !== after.sections.length) return false;
  }
  const named = [after.rotations, after.removed, after.redactions].flatMap(Object.keys) as PageRef[];
  return named.every((page) => known.has(page));
}

/** Whether each redaction has an ID of its own, and there are not too many. */
function hasValidRedactions({ redactions }: Recipe): boolean {
  const pages = Object.values(redactions);
  const ids = pages.flat().map(({ id }) => id);
  return (
    ids.length <= MAX_REDACTIONS &&
    new Set(ids).size === ids.length &&
    pages.every(({ length }) => length <= MAX_PAGE_REDACTIONS)
  );
}

function record<Value>(pages: readonly PageRef[], valueOf: (page: PageRef) => Value): Record<PageRef, Value> {
  return Object.fromEntries(pages.map((page) => [page, valueOf(page)])) as Record<PageRef, Value>;
}

function without<Value>(values: Record<PageRef, Value>, pages: readonly PageRef[]): Record<PageRef, Value> {
  const left = new Set<string>(pages);
  return Object.fromEntries(Object.entries(values).filter(([page]) => !left.has(page))) as Record<
    PageRef,
    Value
  >;
}

function withoutZero(rotations: Recipe['rotations']): Recipe['rotations'] {
  return Object.fromEntries(
    Object.entries(rotations).filter(([, degrees]) => degrees !== 0),
  ) as Recipe['rotations'];
}

function withoutNull<Value>(values: Record<PageRef, Value | null>): Record<PageRef, Value> {
  const kept = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(kept) as Record<PageRef, Value>;
}

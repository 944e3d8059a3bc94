import type { PageRef, Recipe, RecipeOperation, Rotation, Section } from './recipe.ts';
import { MAX_PAGE_REDACTIONS, MAX_REDACTIONS, type Redaction } from './redactions.ts';

export type AppliedOperation =
  | { readonly kind: 'applied'; readonly recipe: Recipe; readonly undo: RecipeOperation }
  /** A page, section or redaction does not exist, a page would be lost or doubled, or there are too many redactions. */
  | { readonly kind: 'refused' };

const refused: AppliedOperation = { kind: 'refused' };

/**
 * Applies a change to a recipe in the browser, at once, and says how to undo it. `undo` is the change back. The version
 * stays.
 */
export function applyOperation(recipe: Recipe, operation: RecipeOperation): AppliedOperation {
  const next = applyOperations(recipe, [operation]);
  return next ? { kind: 'applied', recipe: next, undo: undoOf(recipe, next) } : refused;
}

/** Applies changes in order. Null: one of them is refused. The version stays. */
export function applyOperations(recipe: Recipe, operations: readonly RecipeOperation[]): Recipe | null {
  const draft: Draft = { recipe, next: { ...recipe }, pages: new Set(pagesOf(recipe)), ids: null };
  return operations.every((operation) => change(draft, operation)) ? draft.next : null;
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

/** A recipe that operations change. Its parts are copied once, so that an operation costs what it names. */
interface Draft {
  /** As it was. Not changed. */
  readonly recipe: Recipe;
  readonly next: Recipe;
  /** Of the recipe. No operation adds or deletes one. */
  readonly pages: ReadonlySet<PageRef>;
  /** Of all redactions; null before they are needed. */
  ids: Set<string> | null;
}

/** Changes a draft. False: the operation is refused. */
function change(draft: Draft, operation: RecipeOperation): boolean {
  const { sections } = draft.next;
  switch (operation.kind) {
    case 'move':
      return hasPages(draft, operation.pages) && setSections(draft, moved(sections, operation));
    case 'rotate':
      return hasPages(draft, operation.pages) && rotate(draft, operation);
    case 'remove':
      return hasPages(draft, operation.pages) && remove(draft, operation);
    case 'restore':
      return restore(draft, operation);
    case 'split':
      return setSections(draft, split(sections, operation));
    case 'merge':
      return setSections(draft, merged(sections, operation.section));
    case 'describe':
      return setSections(draft, described(sections, operation));
    case 'moveSection':
      return setSections(draft, movedSection(sections, operation));
    case 'redact':
      return redact(draft, operation);
    case 'confirmRedactions':
      return changeMarks(draft, operation.marks, (redaction) => ({ ...redaction, isConfirmed: true }));
    case 'unredact':
      return changeMarks(draft, operation.marks, () => null);
    case 'put':
      return put(draft, operation);
  }
}

function hasPages({ pages }: Draft, named: readonly PageRef[]): boolean {
  return named.every((page) => pages.has(page));
}

function setSections({ next }: Draft, sections: Section[] | null): boolean {
  if (sections) next.sections = sections;
  return sections !== null;
}

/** A part of the draft that can be changed. */
function own<Part extends 'rotations' | 'removed' | 'redactions'>(
  { recipe, next }: Draft,
  part: Part,
): Recipe[Part] {
  if (next[part] === recipe[part]) next[part] = { ...recipe[part] };
  return next[part];
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

function rotate(draft: Draft, { pages, by }: RecipeOperation & { kind: 'rotate' }): boolean {
  const rotations = own(draft, 'rotations');
  for (const page of new Set(pages))
    setOrDelete(rotations, page, (((rotations[page] ?? 0) + by) % 360) as Rotation);
  return true;
}

function remove(draft: Draft, { pages, reason }: RecipeOperation & { kind: 'remove' }): boolean {
  const removed = own(draft, 'removed');
  for (const page of pages) removed[page] = reason;
  return true;
}

function restore(draft: Draft, { pages }: RecipeOperation & { kind: 'restore' }): boolean {
  const removed = own(draft, 'removed');
  for (const page of pages) delete removed[page];
  return true;
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

function redact(draft: Draft, { marks }: RecipeOperation & { kind: 'redact' }): boolean {
  const added = Map.groupBy(marks, (mark) => mark.page);
  return setRedactions(draft, [...added.keys()], (page, before) => [
    ...before,
    ...added
      .get(page)!
      .map(({ id, box, reason, isConfirmed }): Redaction => ({ id, box, reason, isConfirmed })),
  ]);
}

/** Changes redactions, or deletes those for which `changed` returns null. False: one of them does not exist. */
function changeMarks(
  draft: Draft,
  marks: (RecipeOperation & { kind: 'unredact' })['marks'],
  changed: (redaction: Redaction) => Redaction | null,
): boolean {
  const named = Map.groupBy(marks, (mark) => mark.page);
  return setRedactions(draft, [...named.keys()], (page, before) => {
    const ids = new Set(named.get(page)!.map(({ id }) => id));
    if (before.filter(({ id }) => ids.has(id)).length !== ids.size) return null;
    return before.flatMap((each) => (ids.has(each.id) ? (changed(each) ?? []) : each));
  });
}

function put(
  draft: Draft,
  { sections, rotations = {}, removed = {}, redactions = {} }: RecipeOperation & { kind: 'put' },
): boolean {
  if (sections && !(hasSamePages(draft, sections) && setSections(draft, sections))) return false;
  for (const [page, degrees] of entries(rotations)) {
    if (degrees !== 0 && !draft.pages.has(page)) return false;
    setOrDelete(own(draft, 'rotations'), page, degrees);
  }
  for (const [page, reason] of entries(removed)) {
    if (reason !== null && !draft.pages.has(page)) return false;
    setOrDelete(own(draft, 'removed'), page, reason);
  }
  return setRedactions(
    draft,
    entries(redactions).map(([page]) => page),
    (page) => redactions[page] ?? [],
  );
}

/**
 * Replaces the redactions of pages. False: `after` returned null, a page does not exist, two redactions have one ID, or there
 * are too many.
 */
function setRedactions(
  draft: Draft,
  pages: readonly PageRef[],
  after: (page: PageRef, before: readonly Redaction[]) => Redaction[] | null,
): boolean {
  const redactions = own(draft, 'redactions');
  const ids = (draft.ids ??= new Set(idsOf(Object.values(redactions))));
  const replaced = pages.map((page) => redactions[page] ?? []);
  // First, because a redaction may go from one page to another.
  for (const id of idsOf(replaced)) ids.delete(id);
  for (const [index, page] of pages.entries()) {
    const next = after(page, replaced[index]!);
    if (next === null || next.length > MAX_PAGE_REDACTIONS) return false;
    if (next.length > 0 && !draft.pages.has(page)) return false;
    setOrDelete(redactions, page, next.length === 0 ? null : next);
    const others = ids.size;
    for (const { id } of next) ids.add(id);
    if (ids.size !== others + next.length) return false;
  }
  return ids.size <= MAX_REDACTIONS;
}

function idsOf(redactions: readonly (readonly Redaction[])[]): string[] {
  return redactions.flatMap((each) => each.map(({ id }) => id));
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

/** Whether sections have each page of the recipe exactly once, and IDs of their own. */
function hasSamePages({ pages: known }: Draft, sections: readonly Section[]): boolean {
  const pages = sections.flatMap((section) => section.pages);
  return (
    pages.length === known.size &&
    new Set(pages).size === known.size &&
    pages.every((page) => known.has(page)) &&
    new Set(sections.map(({ id }) => id)).size === sections.length
  );
}

function record<Value>(pages: readonly PageRef[], valueOf: (page: PageRef) => Value): Record<PageRef, Value> {
  return Object.fromEntries(pages.map((page) => [page, valueOf(page)])) as Record<PageRef, Value>;
}

function entries<Value>(values: Readonly<Record<PageRef, Value>>): [PageRef, Value][] {
  return Object.entries(values) as [PageRef, Value][];
}

/** 0 and null are not kept. */
function setOrDelete<Value>(values: Record<PageRef, Value>, page: PageRef, value: Value | 0 | null): void {
  if (value === 0 || value === null) delete values[page];
  else values[page] = value;
}

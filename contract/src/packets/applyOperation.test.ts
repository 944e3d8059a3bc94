import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../testing/seededRandom.ts';
import {
  applyOperation,
  applyOperations,
  keptPagesOf,
  pagesOf,
  redactedPagesOf,
  unconfirmedPagesOf,
} from './applyOperation.ts';
import { MAX_PAGE_REDACTIONS, MAX_REDACTIONS, pageBox, type Redaction } from './redactions.ts';
import { type PageRef, type Recipe, type RecipeOperation, recipe as recipeSchema } from './recipe.ts';

const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
const THIRD = '00000000-0000-4000-8000-000000000003';

const facts = { title: 'Notes', type: 'progressNotes', date: null } as const;

const start: Recipe = {
  version: 4,
  sections: [
    { id: FIRST, title: 'Chart', type: 'other', date: '2026-01-05', pages: ['1.1', '1.2', '1.3'] },
    { id: SECOND, ...facts, pages: ['2.1', '2.2'] },
  ],
  rotations: { '1.2': 270 },
  removed: { '2.2': 'blank' },
  redactions: {},
};

const mark = (page: PageRef, number: number, isConfirmed = false) => ({
  page,
  id: `00000000-0000-4000-8000-2${String(number).padStart(11, '0')}`,
  box: { x: 100, y: 200, width: 3000, height: 150 },
  reason: 'other-patient',
  isConfirmed,
});
const idOf = ({ page, id }: ReturnType<typeof mark>) => ({ page, id });
const redactionOf = ({ page: _page, ...redaction }: ReturnType<typeof mark>) => redaction;

/** The sections as text: `a b | c`. */
const order = ({ sections }: Recipe) => sections.map(({ pages }) => pages.join(' ')).join(' | ');

function apply(operation: RecipeOperation, to: Recipe = start): Recipe {
  const applied = applyOperation(to, operation);
  if (applied.kind === 'refused') throw new Error('refused');
  return applied.recipe;
}

describe('applyOperation', () => {
  it.each<[string, RecipeOperation, string]>([
    [
      'to the end of a section',
      { kind: 'move', pages: ['1.1'], section: SECOND, before: null },
      '1.2 1.3 | 2.1 2.2 1.1',
    ],
    [
      'in front of a page',
      { kind: 'move', pages: ['1.3'], section: SECOND, before: '2.1' },
      '1.1 1.2 | 1.3 2.1 2.2',
    ],
    [
      'backward in its section',
      { kind: 'move', pages: ['1.3'], section: FIRST, before: '1.1' },
      '1.3 1.1 1.2 | 2.1 2.2',
    ],
    [
      'forward in its section',
      { kind: 'move', pages: ['1.1'], section: FIRST, before: '1.3' },
      '1.2 1.1 1.3 | 2.1 2.2',
    ],
    [
      'of two sections, in the order named',
      { kind: 'move', pages: ['2.2', '1.1'], section: FIRST, before: '1.2' },
      '2.2 1.1 1.2 1.3 | 2.1',
    ],
    [
      'so that a section is empty',
      { kind: 'move', pages: ['2.1', '2.2'], section: FIRST, before: null },
      '1.1 1.2 1.3 2.1 2.2 | ',
    ],
  ])('moves pages %s', (_, operation, expected) => {
    expect(order(apply(operation))).toBe(expected);
  });

  it('rotates clockwise, past a full turn, and forgets a page that is upright again', () => {
    expect(apply({ kind: 'rotate', pages: ['1.1', '1.2'], by: 90 }).rotations).toEqual({ '1.1': 90 });
    expect(apply({ kind: 'rotate', pages: ['1.2'], by: 180 }).rotations).toEqual({ '1.2': 90 });
  });

  it('removes pages with a reason and restores them at their place', () => {
    const removed = apply({ kind: 'remove', pages: ['1.2'], reason: 'otherPatient' });
    expect(removed.removed).toEqual({ '1.2': 'otherPatient', '2.2': 'blank' });
    expect(keptPagesOf(removed)).toEqual(['1.1', '1.3', '2.1']);
    expect(keptPagesOf(apply({ kind: 'restore', pages: ['1.2', '2.2'] }, removed))).toEqual(pagesOf(start));
  });

  it('splits a section at a page and merges it again', () => {
    const split = apply({ kind: 'split', at: '1.2', section: { id: THIRD, ...facts } });
    expect(order(split)).toBe('1.1 | 1.2 1.3 | 2.1 2.2');
    expect(split.sections[1]).toMatchObject({ id: THIRD, title: 'Notes' });
    expect(apply({ kind: 'merge', section: THIRD }, split).sections).toEqual(start.sections);
  });

  it('describes and moves a section', () => {
    const described = apply({
      kind: 'describe',
      section: SECOND,
      title: 'Labs',
      type: 'labs',
      date: '2026-02-01',
    });
    expect(described.sections[1]).toMatchObject({
      title: 'Labs',
      type: 'labs',
      date: '2026-02-01',
      pages: ['2.1', '2.2'],
    });
    expect(order(apply({ kind: 'moveSection', section: SECOND, before: FIRST }))).toBe(
      '2.1 2.2 | 1.1 1.2 1.3',
    );
    expect(order(apply({ kind: 'moveSection', section: FIRST, before: null }))).toBe('2.1 2.2 | 1.1 1.2 1.3');
  });

  it('adds, confirms and deletes redactions, and undoes each', () => {
    const [one, two, three] = [mark('1.1', 1), mark('1.1', 2), mark('2.2', 3)];
    const redacted = apply({ kind: 'redact', marks: [one, two, three] });
    expect(redacted.redactions).toEqual({
      '1.1': [redactionOf(one), redactionOf(two)],
      '2.2': [redactionOf(three)],
    });
    const confirmed = applyOperation(redacted, { kind: 'confirmRedactions', marks: [idOf(one)] });
    if (confirmed.kind === 'refused') throw new Error('refused');
    expect(confirmed.recipe.redactions['1.1']).toEqual([
      { ...redactionOf(one), isConfirmed: true },
      redactionOf(two),
    ]);
    expect(confirmed.undo).toEqual({ kind: 'put', redactions: { '1.1': redacted.redactions['1.1'] } });
    expect(apply(confirmed.undo, confirmed.recipe)).toEqual(redacted);
    const deleted = applyOperation(redacted, { kind: 'unredact', marks: [one, two].map(idOf) });
    if (deleted.kind === 'refused') throw new Error('refused');
    expect(deleted.recipe.redactions).toEqual({ '2.2': [redactionOf(three)] });
    expect(apply(deleted.undo, deleted.recipe)).toEqual(redacted);
    expect(apply({ kind: 'put', redactions: { '1.1': null, '2.2': null } }, redacted)).toEqual(start);
  });

  it('names the pages of the packet that are redacted, and those with redactions to confirm', () => {
    const marks = [mark('1.1', 1, true), mark('1.3', 2, true), mark('1.3', 3), mark('2.2', 4)];
    const redacted = apply({ kind: 'redact', marks });
    expect(redactedPagesOf(redacted)).toEqual(['1.1', '1.3']);
    expect(unconfirmedPagesOf(redacted)).toEqual([3]);
    expect(unconfirmedPagesOf(apply({ kind: 'restore', pages: ['2.2'] }, redacted))).toEqual([3, 5]);
    expect(unconfirmedPagesOf(start)).toEqual([]);
  });

  it('takes as many redactions as a page and a recipe may have, and not one more', () => {
    const many = (pages: readonly PageRef[], each: number) =>
      pages.flatMap((page, at) => Array.from({ length: each }, (_, index) => mark(page, at * each + index)));
    const all = Array.from(
      { length: MAX_REDACTIONS / MAX_PAGE_REDACTIONS },
      (_, index) => `3.${index + 1}` as const,
    );
    const large = {
      ...start,
      sections: [{ ...start.sections[0]!, pages: [...all, '3.99' as const] }],
      rotations: {},
      removed: {},
    };
    const full = apply({ kind: 'redact', marks: many(all, MAX_PAGE_REDACTIONS) }, large);
    expect(recipeSchema.safeParse(full).success).toBe(true);
    expect(applyOperation(full, { kind: 'redact', marks: [mark('3.99', 99_999)] }).kind).toBe('refused');
    const page = apply({ kind: 'redact', marks: many(['1.1'], MAX_PAGE_REDACTIONS) });
    expect(applyOperation(page, { kind: 'redact', marks: [mark('1.1', 99_999)] }).kind).toBe('refused');
  });

  it('reads a recipe of an earlier version, which has no redactions', () => {
    const { redactions: _, ...earlier } = { ...start, sections: [] };
    expect(recipeSchema.parse(earlier).redactions).toEqual({});
  });

  it.each([
    { x: -1, y: 0, width: 50, height: 50 },
    { x: 9_000, y: 0, width: 1_001, height: 50 },
    { x: 0, y: 9_990, width: 50, height: 11 },
    { x: 0, y: 0, width: 9, height: 50 },
    { x: 0, y: 0, width: 50, height: 0 },
    { x: 0.5, y: 0, width: 50, height: 50 },
    { x: 0, y: 0, width: 50, height: Number.NaN },
  ])('has no box %j', (box) => {
    expect(pageBox.safeParse(box).success).toBe(false);
    expect(pageBox.safeParse({ x: 0, y: 0, width: 10_000, height: 10_000 }).success).toBe(true);
  });

  it.each<[string, RecipeOperation]>([
    ['a page that does not exist is redacted', { kind: 'redact', marks: [mark('9.1', 1)] }],
    ['two redactions have one ID', { kind: 'redact', marks: [mark('1.1', 1), mark('1.2', 1)] }],
    [
      'a redaction that does not exist is confirmed',
      { kind: 'confirmRedactions', marks: [idOf(mark('1.1', 1))] },
    ],
    ['a redaction that does not exist is deleted', { kind: 'unredact', marks: [idOf(mark('1.1', 1))] }],
    [
      'redactions of a page that does not exist are put back',
      { kind: 'put', redactions: { '9.1': [redactionOf(mark('9.1', 1))] } },
    ],
    ['a page that does not exist is moved', { kind: 'move', pages: ['9.1'], section: FIRST, before: null }],
    ['a page is moved twice', { kind: 'move', pages: ['1.1', '1.1'], section: SECOND, before: null }],
    ['a page is moved in front of itself', { kind: 'move', pages: ['1.1'], section: FIRST, before: '1.1' }],
    ['the target is in another section', { kind: 'move', pages: ['1.1'], section: FIRST, before: '2.1' }],
    ['the section does not exist', { kind: 'move', pages: ['1.1'], section: THIRD, before: null }],
    ['a page that does not exist is rotated', { kind: 'rotate', pages: ['9.1'], by: 90 }],
    ['a page that does not exist is removed', { kind: 'remove', pages: ['9.1'], reason: 'blank' }],
    ['a new section has the ID of another', { kind: 'split', at: '1.2', section: { id: SECOND, ...facts } }],
    ['the first section is merged', { kind: 'merge', section: FIRST }],
    ['a section is moved in front of itself', { kind: 'moveSection', section: FIRST, before: FIRST }],
    ['a page is lost', { kind: 'put', sections: [start.sections[0]!] }],
    [
      'a page is doubled',
      { kind: 'put', sections: [{ ...start.sections[0]!, pages: ['1.1', '1.1', '1.2', '1.3', '2.1'] }] },
    ],
    [
      'a page is replaced by one of another request',
      { kind: 'put', sections: [start.sections[0]!, { ...start.sections[1]!, pages: ['2.1', '3.1'] }] },
    ],
    [
      'two sections have one ID',
      { kind: 'put', sections: start.sections.map((one) => ({ ...one, id: FIRST })) },
    ],
  ])('refuses when %s', (_, operation) => {
    expect(applyOperation(start, operation)).toEqual({ kind: 'refused' });
  });

  it.each([1, 2, 3, 4, 5])('keeps every page once and can undo 300 random changes (seed %i)', (seed) => {
    const random = new SeededRandom(seed);
    const pick = <T>(choices: readonly T[]) => random.oneOf(choices);
    const all = pagesOf(start).toSorted();
    const undone: { before: Recipe; undo: RecipeOperation }[] = [];
    let current = start;
    let refusals = 0;
    for (let step = 0; step < 300; step++) {
      const applied = applyOperation(current, randomOperation(current, pick, step));
      if (applied.kind === 'refused') {
        refusals += 1;
        continue;
      }
      expect(recipeSchema.safeParse(applied.recipe).success).toBe(true);
      expect(pagesOf(applied.recipe).toSorted()).toEqual(all);
      undone.push({ before: current, undo: applied.undo });
      current = applied.recipe;
    }
    expect(refusals).toBeLessThan(200);
    for (const { before, undo } of undone.toReversed()) {
      current = apply(undo, current);
      expect(current).toEqual(before);
    }
  });

  it.each([1, 2, 3, 4, 5])('comes to the same when changes are applied together (seed %i)', (seed) => {
    const random = new SeededRandom(seed);
    const pick = <T>(choices: readonly T[]) => random.oneOf(choices);
    let current = start;
    const before = structuredClone(start);
    const applied: RecipeOperation[] = [];
    for (let step = 0; step < 100; step++) {
      const operation = randomOperation(current, pick, step);
      const one = applyOperation(current, operation);
      const together = applyOperations(start, [...applied, operation]);
      expect(together).toEqual(one.kind === 'refused' ? null : one.recipe);
      if (one.kind === 'refused') continue;
      applied.push(operation);
      current = one.recipe;
    }
    expect(start).toEqual(before);
  });

  it('puts redactions that go from one page to another, and refuses one that stays on both', () => {
    const [one, two] = [mark('1.1', 1), mark('1.2', 2)].map(redactionOf) as [Redaction, Redaction];
    const redacted = apply({ kind: 'put', redactions: { '1.1': [one], '1.2': [two] } });
    const swapped = { '1.1': [two], '1.2': [one] };
    expect(apply({ kind: 'put', redactions: swapped }, redacted).redactions).toEqual(swapped);
    expect(applyOperation(redacted, { kind: 'put', redactions: { '1.1': [two] } }).kind).toBe('refused');
    // Also when other changes follow that would make it valid.
    const doubled: RecipeOperation = { kind: 'redact', marks: [mark('1.3', 1)] };
    const deleted: RecipeOperation = { kind: 'unredact', marks: [idOf(mark('1.3', 1))] };
    expect(applyOperations(redacted, [doubled, deleted])).toBeNull();
  });

  it('needs little longer for 50 changes of a large recipe than for one', () => {
    const pages = Array.from({ length: 5_000 }, (_, index) => `1.${index + 1}` as const);
    const marks = pages.map((page, index) => mark(page, index));
    const large = { ...start, sections: [{ ...start.sections[0]!, pages }], rotations: {}, removed: {} };
    const redacted = apply({ kind: 'redact', marks }, large);
    const confirm = marks
      .slice(0, 50)
      .map((each): RecipeOperation => ({ kind: 'confirmRedactions', marks: [idOf(each)] }));
    const timeOf = (operations: readonly RecipeOperation[]) => {
      const times = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        expect(applyOperations(redacted, operations)).not.toBeNull();
        return performance.now() - startedAt;
      });
      return Math.min(...times);
    };
    expect(timeOf(confirm)).toBeLessThan(10 * timeOf(confirm.slice(0, 1)));
  });
});

function randomOperation(
  { sections, redactions }: Recipe,
  pick: <T>(list: readonly T[]) => T,
  step: number,
): RecipeOperation {
  const pages = [...new Set([1, 2, 3].map(() => pick(pagesOf({ sections }))))];
  const { id, pages: there } = pick(sections);
  const before: PageRef | null = there.length > 0 ? pick([...there, null]) : null;
  const newId = `00000000-0000-4000-8000-1${String(step).padStart(11, '0')}`;
  const named = (Object.keys(redactions) as PageRef[]).map((page) => ({
    page,
    id: redactions[page]![0]!.id,
  }));
  const known = pick([...named, { page: pages[0]!, id: newId }]);
  return pick<RecipeOperation>([
    { kind: 'redact', marks: pages.map((page, index) => mark(page, step * 3 + index)) },
    { kind: 'confirmRedactions', marks: [known] },
    { kind: 'unredact', marks: [known] },
    { kind: 'move', pages, section: id, before },
    { kind: 'rotate', pages, by: pick([90, 180, 270]) },
    { kind: 'remove', pages, reason: 'duplicate' },
    { kind: 'restore', pages },
    { kind: 'split', at: pages[0]!, section: { id: newId, ...facts } },
    { kind: 'merge', section: id },
    { kind: 'describe', section: id, title: `Title ${step}`, type: 'labs', date: null },
    { kind: 'moveSection', section: id, before: pick([null, pick(sections).id]) },
  ]);
}

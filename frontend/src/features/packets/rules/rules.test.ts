import { applyOperation, keptPagesOf, pagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { PageRef, Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { THUMBNAIL } from '@portal/contract/packets/sources.ts';
import { describe, expect, it } from 'vitest';
import { aRecipe } from '../testing/anAssembly.ts';
import { adaptOperation, hasOnlyMorePages } from './adaptOperation.ts';
import { duplicatesOf } from './marks.ts';
import { HEADING_HEIGHT, ROW_HEIGHT, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '../pages/gridSizes.ts';
import { pageAcross, rowsBetween, rowsOf } from './rows.ts';
import { noSelection, selectPage, selectPages, withShown } from './selection.ts';
import { moveBy, moveTo, moveToNumber } from './slots.ts';

/** 1.1 1.2 1.3 | 2.1 2.2 */
const start = aRecipe([
  ['1.1', '1.2', '1.3'],
  ['2.1', '2.2'],
]);
const [first, second] = start.sections.map(({ id }) => id) as [string, string];
const order = ({ sections }: Recipe) => sections.map(({ pages }) => pages.join(' ')).join(' | ');
const set = (...pages: PageRef[]) => new Set(pages);
const all = () => true;

function after(operation: RecipeOperation | null, recipe = start): string {
  if (!operation) return 'unchanged';
  const applied = applyOperation(recipe, operation);
  return applied.kind === 'refused' ? 'refused' : order(applied.recipe);
}

describe('moving pages', () => {
  it.each<[string, RecipeOperation | null, string]>([
    [
      'before a page that moves too',
      moveTo(start, set('1.1', '1.2'), { section: first, before: '1.2' }),
      'unchanged',
    ],
    ['to their own place', moveTo(start, set('1.2'), { section: first, before: '1.3' }), 'unchanged'],
    [
      'to another section',
      moveTo(start, set('2.2', '1.1'), { section: second, before: '2.1' }),
      '1.2 1.3 | 1.1 2.2 2.1',
    ],
    ['one place on', moveBy(start, set('1.1'), 1, all), '1.2 1.1 1.3 | 2.1 2.2'],
    ['one place back', moveBy(start, set('1.2', '1.3'), -1, all), '1.2 1.3 1.1 | 2.1 2.2'],
    ['past the end of a section', moveBy(start, set('1.3'), 1, all), '1.1 1.2 | 1.3 2.1 2.2'],
    ['back over the border', moveBy(start, set('2.1'), -1, all), '1.1 1.2 1.3 2.1 | 2.2'],
    ['past the first place', moveBy(start, set('1.1'), -4, all), 'unchanged'],
    ['past the last place', moveBy(start, set('1.1'), 99, all), '1.2 1.3 | 2.1 2.2 1.1'],
    ['to page 4', moveToNumber(start, set('1.1'), 4), '1.2 1.3 | 2.1 1.1 2.2'],
    ['to page 99', moveToNumber(start, set('1.1'), 99), '1.2 1.3 | 2.1 2.2 1.1'],
  ])('%s', (_, operation, expected) => {
    expect(after(operation)).toBe(expected);
  });

  it('counts no removed page, and goes over those that are not shown', () => {
    const recipe: Recipe = { ...start, removed: { '1.2': 'blank' } };
    expect(after(moveToNumber(recipe, set('2.2'), 2), recipe)).toBe('1.1 1.2 2.2 1.3 | 2.1');
    const isShown = (page: PageRef) => recipe.removed[page] === undefined;
    expect(after(moveBy(recipe, set('1.1'), 1, isShown), recipe)).toBe('1.2 1.3 1.1 | 2.1 2.2');
  });
});

describe('the selection', () => {
  const shown = pagesOf(start);
  const plain = { toggles: false, extends: false };
  const range = { toggles: false, extends: true };
  const toggle = { toggles: true, extends: false };

  it('is one page after a click', () => {
    const selection = selectPage(selectPages(['1.1', '1.2']), shown, '2.1', plain);
    expect([...selection.pages]).toEqual(['2.1']);
  });

  it('extends from the page that was clicked first, in both directions', () => {
    const clicked = selectPage(noSelection, shown, '1.3', plain);
    const down = selectPage(clicked, shown, '2.2', range);
    expect([...down.pages]).toEqual(['1.3', '2.1', '2.2']);
    const up = selectPage(down, shown, '1.1', range);
    expect([...up.pages]).toEqual(['1.1', '1.2', '1.3']);
    expect(up.active).toBe('1.1');
  });

  it('adds and takes away single pages', () => {
    const two = selectPage(selectPages(['1.1']), shown, '2.1', toggle);
    expect([...two.pages]).toEqual(['1.1', '2.1']);
    expect([...selectPage(two, shown, '1.1', toggle).pages]).toEqual(['2.1']);
  });

  it('loses pages that are no longer shown', () => {
    expect(withShown(selectPages(['1.1', '1.2']), set('1.2'))).toEqual({
      pages: set('1.2'),
      active: null,
      anchor: null,
    });
  });
});

describe('the lines of the grid', () => {
  it('have thumbnails of the shape in the sheets, so that no neighbor shows', () => {
    expect(THUMBNAIL_WIDTH / THUMBNAIL.width).toBe(THUMBNAIL_HEIGHT / THUMBNAIL.height);
  });

  it('begin with a heading for each section, also an empty one', () => {
    const { rows, height } = rowsOf(start.sections, 2, (page) => !page.startsWith('2.'));
    expect(rows.map((row) => (row.kind === 'heading' ? `# ${row.shown}` : row.pages.join()))).toEqual([
      '# 3',
      '1.1,1.2',
      '1.3',
      '# 0',
    ]);
    expect(height).toBe(2 * HEADING_HEIGHT + 2 * ROW_HEIGHT);
  });

  it('are only those in view, of 5,000 pages too', () => {
    const many = aRecipe([Array.from({ length: 5_000 }, (_, index): PageRef => `1.${index + 1}`)]);
    const { rows } = rowsOf(many.sections, 5, all);
    expect(rows).toHaveLength(1_001);
    const shown = rowsBetween(rows, 100_000, 101_000);
    expect(shown.length).toBeLessThan(8);
    expect(shown[0]!.top).toBeLessThanOrEqual(100_000);
    expect(shown.at(-1)!.top + ROW_HEIGHT).toBeGreaterThanOrEqual(101_000);
  });

  it('know the page above and below', () => {
    const { rows } = rowsOf(start.sections, 2, all);
    expect(pageAcross(rows, '1.2', 1)).toBe('1.3');
    expect(pageAcross(rows, '1.3', 1)).toBe('2.1');
    expect(pageAcross(rows, '1.1', -1)).toBeNull();
  });
});

describe('duplicates', () => {
  it('are pages that look exactly like an earlier one; blank pages are none', () => {
    const pages = [
      { page: '1.1' as const, look: 'aa' },
      { page: '1.2' as const, look: '' },
      { page: '1.3' as const, look: 'ab' },
      { page: '2.1' as const, look: 'aa' },
      { page: '2.2' as const, look: '' },
      { page: '2.3' as const, look: 'aa' },
    ];
    expect(duplicatesOf(pages)).toEqual(['2.1', '2.3']);
  });
});

describe('operations from before pages were added or taken away', () => {
  const more = aRecipe(
    [
      ['1.1', '1.2', '1.3'],
      ['2.1', '2.2'],
      ['3.1', '3.2'],
    ],
    9,
  );
  const fewer = aRecipe([['1.1', '1.2', '1.3'], []], 9);

  it('keep the added pages when an order of all is put back', () => {
    const undo: RecipeOperation = { kind: 'put', sections: start.sections.toReversed() };
    expect(after(adaptOperation(undo, more), more)).toBe('2.1 2.2 | 1.1 1.2 1.3 | 3.1 3.2');
  });

  it('leave out pages that are gone', () => {
    const remove = adaptOperation({ kind: 'remove', pages: ['1.1', '2.1'], reason: 'blank' }, fewer);
    expect(remove).toEqual({ kind: 'remove', pages: ['1.1'], reason: 'blank' });
    expect(adaptOperation({ kind: 'rotate', pages: ['2.1'], by: 90 }, fewer)).toBeNull();
    const [kept, gone] = (['1.1', '2.1'] as const).map((page, index) => ({
      page,
      id: `00000000-0000-4000-8000-00000000001${index}`,
    })) as [{ page: '1.1'; id: string }, { page: '2.1'; id: string }];
    const box = { x: 0, y: 0, width: 100, height: 100 };
    const facts = { box, reason: 'hiv', isConfirmed: false };
    const marks = [kept, gone].map((mark) => ({ ...mark, ...facts }));
    const redact = { kind: 'redact' as const, marks };
    expect(adaptOperation(redact, fewer)).toEqual({ kind: 'redact', marks: [{ ...kept, ...facts }] });
    for (const kind of ['confirmRedactions', 'unredact'] as const) {
      expect(adaptOperation({ kind, marks: [kept, gone] }, fewer)).toEqual({ kind, marks: [kept] });
      expect(adaptOperation({ kind, marks: [gone] }, fewer)).toBeNull();
    }
    expect(adaptOperation({ kind: 'put', redactions: { '1.1': null, '2.1': null } }, fewer)).toEqual({
      kind: 'put',
      redactions: { '1.1': null },
    });
    const put = adaptOperation({ kind: 'put', sections: start.sections, removed: { '2.1': null } }, fewer);
    expect(after(put, fewer)).toBe('1.1 1.2 1.3 | ');
    expect(keptPagesOf(fewer)).toHaveLength(3);
  });

  it('are told from a change by somebody else', () => {
    expect(hasOnlyMorePages(start, more)).toBe(true);
    expect(hasOnlyMorePages(start, fewer)).toBe(false);
    expect(hasOnlyMorePages(start, { ...more, removed: { '1.1': 'blank' } })).toBe(false);
  });
});

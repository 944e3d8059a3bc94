import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { expect, it } from 'vitest';
import { heldPages } from './heldPages.ts';

const section = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Visit',
  type: 'labs',
  date: null,
} as const;
const redaction = (x: number, isConfirmed = true) => ({
  id: `00000000-0000-4000-8000-00000000000${x % 10}`,
  box: { x, y: 0, width: 100, height: 100 },
  reason: 'other',
  isConfirmed,
});
const recipe: Recipe = {
  version: 1,
  sections: [{ ...section, pages: ['1.1', '1.2', '1.3'] }],
  rotations: {},
  removed: { '1.3': 'blank' },
  redactions: { '1.1': [redaction(1)] },
};

it.each<[what: string, current: Partial<Recipe>, held: string[]]>([
  ['nothing changed', {}, []],
  ['pages were moved or rotated', { rotations: { '1.1': 90 } }, []],
  ['a page was removed as a duplicate', { removed: { '1.2': 'duplicate' } }, []],
  ['a page of another patient was removed', { removed: { '1.2': 'otherPatient' } }, ['1.2']],
  ['a page outside the requested records was removed', { removed: { '1.1': 'outsideScope' } }, ['1.1']],
  ['a box was added', { redactions: { '1.1': [redaction(1), redaction(2)] } }, ['1.1']],
  ['a box was added that nobody confirmed', { redactions: { '1.2': [redaction(3, false)] } }, ['1.2']],
  ['a box was deleted', { redactions: {} }, []],
  [
    'a page that was not in the packet was redacted',
    { redactions: { '1.1': [redaction(1)], '1.3': [redaction(4)] } },
    [],
  ],
])('holds pages of an earlier packet back when %s', (_, current, held) => {
  expect(heldPages(recipe, { ...recipe, ...current })).toEqual(held);
});

import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type PageBox } from '@portal/contract/packets/redactions.ts';
import { expect, it } from 'vitest';
import { packetTitle } from './packetTitle.ts';

const wholePage = { x: 0, y: 0, width: PAGE_UNITS, height: PAGE_UNITS };
const line = { ...wholePage, height: 400 };

function recipeOf(boxes: Readonly<Record<string, PageBox>>, removed: Recipe['removed'] = {}): Recipe {
  const section = { id: crypto.randomUUID(), title: 'Doe, Victor', type: 'labs', date: null } as const;
  return {
    version: 1,
    sections: [
      { ...section, pages: ['1.1' as const] },
      { ...section, pages: ['2.1' as const, '2.2' as const] },
    ],
    rotations: {},
    removed,
    redactions: Object.fromEntries(
      Object.entries(boxes).map(([page, box]) => [
        page,
        [{ id: crypto.randomUUID(), box, reason: 'other-patient', isConfirmed: true }],
      ]),
    ) as Recipe['redactions'],
  };
}

it.each([
  ['no redaction', {}, {}, 'Doe, Victor'],
  ['a redacted line on each page', { '2.1': line, '2.2': line }, {}, 'Doe, Victor'],
  ['a page that is not redacted', { '2.1': wholePage }, {}, 'Doe, Victor'],
  [
    'all pages redacted',
    { '2.1': wholePage, '2.2': { x: 50, y: 0, width: 9_900, height: 9_950 } },
    {},
    'Section 2',
  ],
  ['all pages redacted that are kept', { '2.1': wholePage }, { '2.2': 'blank' } as const, 'Section 2'],
])('the title of a section with %s', (_what, boxes, removed, title) => {
  expect(packetTitle(recipeOf(boxes, removed as Recipe['removed']), 1)).toBe(title);
});

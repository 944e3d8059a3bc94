import { describe, expect, it } from 'vitest';
import type { StoredQuickAddItem } from './listItems.ts';
import { addQuickAddItem, countsPages, editQuickAddItem, removeQuickAddItem } from './quickAddRules.ts';

const item: StoredQuickAddItem = {
  itemId: 'item-1',
  name: 'Copies',
  description: 'A page',
  defaultPriceCents: 10,
  category: 'Fees',
  isActive: true,
  createdBy: 'system',
  createdAt: '2026-01-01T00:00:00.000Z',
};

it.each([
  [0, 0],
  [0.1, 10],
  [1.005, 100],
  [19.99, 1999],
  [999_999.99, 99_999_999],
])('addQuickAddItem stores a price of %f dollars as %i cents', (defaultPrice, cents) => {
  const form = { name: 'N', description: '', category: '', isActive: true, countsPages: false, defaultPrice };
  const creation = { id: 'item-2', by: 'usr_1', now: new Date('2026-03-01T10:00:00Z') };
  expect(addQuickAddItem([item], form, creation)).toMatchObject({
    kind: 'changed',
    item: { itemId: 'item-2', defaultPriceCents: cents, createdBy: 'usr_1' },
  });
});

it.each([
  [{ isActive: false }, { ...item, isActive: false }],
  [{ defaultPrice: 0 }, { ...item, defaultPriceCents: 0 }],
  [
    { description: '', category: '' },
    { ...item, description: '', category: '' },
  ],
  [{ name: undefined }, item],
])('editQuickAddItem with %j keeps the other fields', (form, changed) => {
  expect(editQuickAddItem([item], 'item-1', form)).toMatchObject({ kind: 'changed', items: [changed] });
});

it('an unknown item cannot be changed or deleted', () => {
  expect(editQuickAddItem([item], 'item-2', {})).toMatchObject({ kind: 'refused', code: 'not_found' });
  expect(removeQuickAddItem([item], 'item-2')).toMatchObject({ kind: 'refused', code: 'not_found' });
  expect(removeQuickAddItem([item], 'item-1')).toMatchObject({ kind: 'changed', items: [] });
});

describe('countsPages', () => {
  const stored = (itemId: string, chosen?: boolean) => ({
    ...item,
    itemId,
    ...(chosen !== undefined && { countsPages: chosen }),
  });

  it.each([
    ['copies-per-page', undefined, true],
    ['copies-per-page', false, false],
    ['postage', undefined, false],
    ['item-1', undefined, false],
    ['item-1', true, true],
  ])('of %s, chosen %s: %s', (itemId, chosen, expected) => {
    expect(countsPages(stored(itemId, chosen))).toBe(expected);
  });

  it('stays as it is when another field of an item of an earlier version is changed', () => {
    expect(
      editQuickAddItem([stored('copies-per-page')], 'copies-per-page', { defaultPrice: 1 }),
    ).toMatchObject({
      item: { countsPages: true, defaultPriceCents: 100 },
    });
    expect(editQuickAddItem([stored('item-1', true)], 'item-1', { countsPages: false })).toMatchObject({
      item: { countsPages: false },
    });
  });
});

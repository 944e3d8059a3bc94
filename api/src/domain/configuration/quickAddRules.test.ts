import { expect, it } from 'vitest';
import type { StoredQuickAddItem } from './listItems.ts';
import { addQuickAddItem, editQuickAddItem, removeQuickAddItem } from './quickAddRules.ts';

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

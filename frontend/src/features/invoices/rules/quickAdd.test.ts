import { expect, it } from 'vitest';
import { anItem } from '../testing/anInvoice.ts';
import { quickAddGroups } from './quickAddGroups.ts';
import { quickAddLine } from './quickAddLine.ts';

const items = [
  anItem({ itemId: '1', name: 'X-Ray films' }),
  anItem({ itemId: '2', name: 'Shipping', category: '', description: 'FedEx, tracked' }),
  anItem({ itemId: '3', name: 'Chart', category: 'Records' }),
  anItem({ itemId: '4', name: 'CT on CD' }),
  anItem({ itemId: '5', name: 'Old films', isActive: false }),
];

const groupNames = (search: string) =>
  quickAddGroups(items, search).map(({ category, items: found }) => [
    category,
    ...found.map(({ name }) => name),
  ]);

it('groups active items by category and name, those without a category last', () => {
  expect(groupNames('')).toEqual([
    ['Imaging', 'CT on CD', 'X-Ray films'],
    ['Records', 'Chart'],
    ['', 'Shipping'],
  ]);
});

it.each([
  ['films', [['Imaging', 'X-Ray films']]],
  [' FEDEX ', [['', 'Shipping']]],
  ['records', [['Records', 'Chart']]],
  ['xray', [['Imaging', 'X-Ray films']]],
  ['fédex', [['', 'Shipping']]],
  ['nothing', []],
  ['--', []],
])('filters items by the search text %j', (search, found) => {
  expect(groupNames(search)).toEqual(found);
});

it.each([
  ['', 'CD'],
  ['Complete series', 'CD: Complete series'],
  ['CD with the complete series', 'CD with the complete series'],
])('creates a line from an item with the description %j', (description, expected) => {
  expect(quickAddLine(anItem({ name: 'CD', description, defaultPrice: 22.5 }))).toMatchObject({
    description: expected,
    quantity: '1',
    unitPrice: '22.50',
  });
});

import { quickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import { createStaff } from '../../support/accounts/accounts.ts';
import { freshName, managedListCalls } from '../../support/operations/managedListCalls.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
let lists: ReturnType<typeof managedListCalls>;

beforeAll(async () => {
  lists = managedListCalls(portal, await createStaff(portal));
});

const addItem = async (changed: object = {}) =>
  quickAddItem.parse((await lists.addItem({ name: freshName('Line'), ...changed })).data);

it('an item defaults to price 0, no category, and active', async () => {
  expect(await addItem()).toMatchObject({ description: '', defaultPrice: 0, category: '', isActive: true });
  const item = { description: 'Each', defaultPrice: 12.345, category: 'Fees', isActive: false };
  expect(await addItem(item)).toMatchObject({ ...item, defaultPrice: 12.35 });
});

it('items are sorted by category and name', async () => {
  const suffix = freshName('');
  for (const [name, category] of [
    ['B', 'Reports'],
    ['A', 'Reports'],
    ['Z', 'Fees'],
    ['Y', ''],
  ]) {
    await addItem({ name: `${name}${suffix}`, category });
  }
  const own = (await lists.items()).filter(({ name }) => name.endsWith(suffix));
  expect(own.map(({ name }) => name[0])).toEqual(['Y', 'Z', 'A', 'B']);
});

it('a partial change leaves other fields unchanged', async () => {
  const before = await addItem({ description: 'Each', defaultPrice: 3, category: 'Images' });
  const { itemId } = before;
  expect(await lists.editItem({ itemId, isActive: false })).toMatchObject({
    status: 200,
    message: 'Quick add item updated successfully',
    data: { ...before, isActive: false },
  });
  const all = { name: 'Other', description: '', defaultPrice: 0, category: '', countsPages: true };
  expect((await lists.editItem({ itemId, ...all })).data).toEqual({ itemId, ...all, isActive: false });
});

it('concurrent changes are all applied', async () => {
  const { itemId } = await addItem();
  const changes = [{ name: 'New' }, { description: 'Each' }, { defaultPrice: 7 }, { category: 'Other' }];
  expect(sortedStatuses(await Promise.all(changes.map((one) => lists.editItem({ itemId, ...one }))))).toEqual(
    [200, 200, 200, 200],
  );
  expect((await lists.items()).find((item) => item.itemId === itemId)).toMatchObject(
    Object.assign({}, ...changes) as object,
  );
});

it('an item is deleted once', async () => {
  const { itemId } = await addItem();
  expect(await lists.deleteItem(itemId)).toMatchObject({ status: 200, data: { itemId } });
  expect(await lists.deleteItem(itemId)).toMatchObject({ status: 404 });
  expect((await lists.items()).some((item) => item.itemId === itemId)).toBe(false);
});

it.each([
  [{ name: ' ' }, 'name', 'Item name is required'],
  [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters'],
  [{ name: 'A', defaultPrice: -0.01 }, 'defaultPrice', 'Please enter a price of $0.00 or more'],
  [{ name: 'A', defaultPrice: 1e12 }, 'defaultPrice', 'Please enter a price of at most $999,999.99'],
  [{ name: 'A', defaultPrice: '5' }, 'defaultPrice', 'Please enter a price'],
  [{ name: 'A', category: 'Food' }, 'category', 'Please choose one of the categories'],
])('the invalid item %j is refused', async (body, field, message) => {
  expect(await lists.addItem(body)).toMatchObject({ status: 400, error: { fields: { [field]: message } } });
});

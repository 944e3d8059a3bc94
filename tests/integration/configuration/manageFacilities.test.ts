import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import * as facilityLists from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { managedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { auditedChangesOf, freshName, managedListCalls } from '../../support/operations/managedListCalls.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
let staff: Person;
let lists: ReturnType<typeof managedListCalls>;

beforeAll(async () => {
  staff = await createStaff(portal);
  lists = managedListCalls(portal, staff);
});

const addedCount = facilityLists.addFacilities.data;
const offeredNames = async () => (await dataOf(portal.api, listFacilities)).map(({ name }) => name);
const addFacility = async (name = freshName('Clinic')) =>
  managedFacility.parse((await lists.addFacility({ name, description: '', order: 0 })).data);

describe('a facility', () => {
  it('is added with its author, and offered to clients at once', async () => {
    const name = freshName('Harbor <b>Clinic</b>');
    const response = await lists.addFacility({ name: `  ${name} `, description: ' By the sea ', order: 0 });
    expect(response).toMatchObject({ status: 201, message: 'Facility created successfully' });
    expect((await lists.facilities()).find((facility) => facility.name === name)).toMatchObject({
      name,
      description: 'By the sea',
      order: 0,
      isActive: true,
      createdBy: 'Casey Example',
    });
    expect(await offeredNames()).toContain(name);
  });

  it('can be changed without renaming it', async () => {
    const { _id, name } = await addFacility();
    const changed = { name: name.toUpperCase(), description: 'New', order: 0 };
    expect(await lists.editFacility(_id, changed)).toMatchObject({
      status: 200,
      message: 'Facility updated successfully',
      data: { _id, ...changed },
    });
  });

  it('is deleted once', async () => {
    const { _id, name } = await addFacility();
    expect(await lists.deleteFacility(_id)).toMatchObject({
      status: 200,
      message: 'Facility deleted successfully',
    });
    expect(await offeredNames()).not.toContain(name);
    expect(await lists.deleteFacility(_id)).toMatchObject({ status: 404 });
    expect(await lists.editFacility(_id, { name, order: 0 })).toMatchObject({ status: 404 });
    expect(await lists.addFacility({ name, order: 0 })).toMatchObject({ status: 201 });
  });

  it('is audited when added and deleted', async () => {
    const { _id, name } = await addFacility();
    await lists.deleteFacility(_id);
    expect(await auditedChangesOf(portal, _id)).toEqual([
      { list: 'facilities', action: 'added', itemId: _id, name, order: 0 },
      { list: 'facilities', action: 'deleted', itemId: _id, name, order: 0 },
    ]);
  });
});

describe('names and orders stay unique', () => {
  it('ignoring case, spaces, composition and invisible characters', async () => {
    const { name, order } = await addFacility(freshName('Café Clinic'));
    const variants = [
      name.toUpperCase(),
      `\t${name}  `,
      name.replaceAll(' ', '   '),
      name.normalize('NFD'),
      name.replace('C', 'C\u200B'),
    ];
    for (const variant of variants) {
      const response = await lists.addFacility({ name: variant, order: 0 });
      expect(response).toMatchObject({
        status: 409,
        error: { fields: { name: 'This facility name is already in use' } },
      });
      expect(response.message).toMatch(
        `is already used by another facility (Order #${order}). Please choose a different name.`,
      );
    }
  });

  it('one of twenty concurrent additions of the same name succeeds', async () => {
    const name = freshName('Race');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => lists.addFacility({ name, description: '', order: 0 })),
    );
    expect(sortedStatuses(responses)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await lists.facilities()).filter((facility) => facility.name === name)).toHaveLength(1);
  });

  it('a list is added at once, without what is there already, and only once by ten calls', async () => {
    const known = (await addFacility()).name;
    const [one, two] = [freshName('Hill'), freshName('Harbor')];
    const body = {
      facilities: [{ name: ` ${one}` }, { name: known.toUpperCase() }, { name: two, description: 'Bay' }],
    };
    const responses = await Promise.all(Array.from({ length: 10 }, () => lists.addFacilities(body)));
    expect(sortedStatuses(responses)).toEqual(Array.from({ length: 10 }, () => 200));
    const counts = responses.map(({ data }) => addedCount.parse(data));
    expect(counts.filter(({ added }) => added === 2)).toEqual([{ added: 2, skipped: 1 }]);
    expect(counts.filter(({ added }) => added === 0)).toHaveLength(9);
    const found = (await lists.facilities()).filter(({ name }) => [one, two].includes(name));
    expect(found).toMatchObject([
      { name: two, description: 'Bay', order: 0, createdBy: 'Casey Example' },
      { name: one, description: '', order: 0 },
    ]);
    expect(await offeredNames()).toEqual(expect.arrayContaining([one, two]));
  });

  it.each([
    [{ facilities: [] }, 'facilities'],
    [{ facilities: [{ name: 'Good' }, { name: ' ' }] }, 'facilities.1.name'],
    [{ facilities: Array.from({ length: 501 }, (_, index) => ({ name: `List ${index}` })) }, 'facilities'],
  ])('a list with an error adds nothing', async (body, field) => {
    const before = (await lists.facilities()).length;
    const response = await lists.addFacilities(body);
    expect(response).toMatchObject({
      status: 400,
      error: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await lists.facilities()).toHaveLength(before);
  });

  it('two concurrent writers of the same order get the next free one suggested', async () => {
    const taken = new Set((await lists.facilities()).map(({ order }) => order));
    const order = Math.max(...taken) + 50;
    const next = Array.from({ length: taken.size + 2 }, (_, index) => index + 1).find(
      (one) => !taken.has(one),
    )!;
    const names = [freshName('First'), freshName('Second')];
    const responses = await Promise.all(names.map((name) => lists.addFacility({ name, order })));
    expect(sortedStatuses(responses)).toEqual([201, 409]);
    const winner = names[responses.findIndex(({ status }) => status === 201)];
    expect(responses.find(({ status }) => status === 409)?.message).toBe(
      `Order #${order} is already used by: ${winner}. Try order #${next} instead.`,
    );
  });

  it('an order of 0 may be shared', async () => {
    await addFacility();
    expect(await addFacility()).toMatchObject({ order: 0 });
  });
});

describe('an invalid facility is rejected', () => {
  it.each([
    [{ name: '', order: 0 }, 'name', 'Facility name is required'],
    [{ name: ' \u00A0 ', order: 0 }, 'name', 'Facility name is required'],
    [{ order: 0 }, 'name', 'Facility name is required'],
    [{ name: 'x'.repeat(201), order: 0 }, 'name', 'Please use at most 200 characters'],
    [
      { name: 'A', description: 'x'.repeat(501), order: 0 },
      'description',
      'Please use at most 500 characters',
    ],
    [{ name: 'A', order: -1 }, 'order', 'Please enter an order of 0 or more'],
    [{ name: 'A', order: 1e12 }, 'order', 'Please enter an order of at most 9999'],
    [{ name: 'A', order: '1e3' }, 'order', 'Please enter a whole number from 0 to 9999'],
    [{ name: 'A', order: '1,50' }, 'order', 'Please enter a whole number from 0 to 9999'],
    [{ name: 'A', order: 2.5 }, 'order', 'Please enter a whole number from 0 to 9999'],
  ])('%j', async (body, field, message) => {
    expect(await lists.addFacility(body)).toMatchObject({
      status: 400,
      message,
      error: { fields: { [field]: message } },
    });
  });

  it.each(['abc', null, '', {}, [], 'NaN'])(
    'an order that is not a number, %j, counts as 0',
    async (order) => {
      expect(await lists.addFacility({ name: freshName('Odd'), order })).toMatchObject({
        status: 201,
        data: { order: 0 },
      });
    },
  );

  it('extra fields are ignored', async () => {
    const response = await lists.addFacility({
      name: freshName('Smuggled'),
      order: 0,
      _id: 'facility-1',
      isActive: false,
      createdBy: 'somebody',
    });
    expect(response).toMatchObject({ status: 201, data: { isActive: true, createdBy: 'Casey Example' } });
    expect(response.data).not.toMatchObject({ _id: 'facility-1' });
  });
});

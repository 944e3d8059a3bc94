import { describe, expect, it } from 'vitest';
import { addFacilities, addFacility, editFacility, removeFacility } from './facilityRules.ts';
import type { StoredFacility } from './listItems.ts';

const creation = { id: 'facility-new', by: 'usr_1', now: new Date('2026-03-01T10:00:00Z') };

function facility(changed: Partial<StoredFacility> = {}): StoredFacility {
  const defaults = { isActive: true, createdBy: 'system', createdAt: '2026-01-01T00:00:00.000Z' };
  return { _id: 'facility-1', name: 'Central', description: '', order: 1, ...defaults, ...changed };
}

const central = facility();
const north = facility({ _id: 'facility-2', name: 'Northside', order: 3 });
const closed = facility({ _id: 'facility-3', name: 'Closed', order: 2, isActive: false });
const all = [central, north, closed];
const form = (name: string, order: number) => ({ name, description: '', order });

describe('addFacility', () => {
  it.each([
    ['Central', 0, 'name', 'This facility name is already in use'],
    [' cEnTrAl ', 0, 'name', 'This facility name is already in use'],
    [' oTHer ', 0, 'name', '“Other” is added automatically. Please choose a different name.'],
    ['New', 1, 'order', 'Order #1 is already used by: Central. Try order #2 instead.'],
    ['New', 3, 'order', 'Order #3 is already used by: Northside. Try order #2 instead.'],
  ])('refuses %j at %i', (name, order, field, message) => {
    expect(addFacility(all, form(name, order), creation)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      fields: { [field]: message },
    });
  });

  it.each([
    ['Central Two', 0],
    ['Closed', 2],
    ['<b>Central</b>', 4],
  ])('accepts %j at %i', (name, order) => {
    const decided = addFacility(all, form(name, order), creation);
    expect(decided).toMatchObject({
      kind: 'changed',
      item: { _id: 'facility-new', name, order, isActive: true, createdBy: 'usr_1' },
      event: { action: 'added', details: { itemId: 'facility-new', name, order } },
    });
    expect(decided.kind === 'changed' && decided.items).toHaveLength(4);
  });

  it('refuses more than 1,000 facilities', () => {
    const full = Array.from({ length: 1000 }, (_, index) => facility({ name: `F${index}`, order: 0 }));
    expect(addFacility(full, form('New', 0), creation)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });
});

describe('addFacilities', () => {
  const add = (items: readonly StoredFacility[], ...names: string[]) => {
    let id = 0;
    return addFacilities(
      items,
      names.map((name) => ({ name, description: '' })),
      creation,
      () => `new-${(id += 1)}`,
    );
  };

  it('adds what the list lacks, each name once, also that of a deleted facility', () => {
    const decided = add(all, 'Hill', ' central', 'HILL', 'Other', 'Closed');
    expect(decided).toMatchObject({
      kind: 'changed',
      item: { added: 2, skipped: 3 },
      event: { action: 'added-many', details: { added: 2, skipped: 3 } },
    });
    const added = decided.kind === 'changed' ? decided.items.slice(all.length) : [];
    expect(added).toEqual(
      ['Hill', 'Closed'].map((name, index) => ({
        _id: `new-${index + 1}`,
        name,
        description: '',
        order: 0,
        isActive: true,
        createdBy: 'usr_1',
        createdAt: '2026-03-01T10:00:00.000Z',
      })),
    );
  });

  it('changes nothing if nothing is new', () => {
    expect(add(all, 'CENTRAL')).toEqual({ kind: 'unchanged', item: { added: 0, skipped: 1 } });
  });

  it('adds none if the list has no room for all', () => {
    const items = Array.from({ length: 999 }, (_, index) => facility({ name: `F${index}`, order: 0 }));
    expect(add(items, 'One', 'Two')).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(add(items, 'One', 'F7')).toMatchObject({ kind: 'changed' });
  });
});

describe('editFacility', () => {
  it('accepts its own name and order, and keeps the creator', () => {
    expect(editFacility(all, 'facility-1', form('CENTRAL', 1))).toMatchObject({
      kind: 'changed',
      item: { ...central, name: 'CENTRAL' },
    });
  });

  it.each([
    ['Northside', 1, 'name'],
    ['Central', 3, 'order'],
  ])('refuses %j at %i', (name, order, field) => {
    expect(editFacility(all, 'facility-1', form(name, order))).toMatchObject({
      kind: 'refused',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it.each([
    ['changing', editFacility(all, 'none', form('New', 0))],
    ['deleting', removeFacility(all, 'none')],
  ])('%s an unknown facility is refused as not found', (_, decided) => {
    expect(decided).toMatchObject({ kind: 'refused', code: 'not_found' });
  });
});

it('removeFacility removes the facility from the list', () => {
  expect(removeFacility(all, 'facility-2')).toMatchObject({ kind: 'changed', items: [central, closed] });
});

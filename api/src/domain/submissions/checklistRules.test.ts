import { MAX_CHECKLIST_ITEMS } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { describe, expect, it } from 'vitest';
import { checklistFor, withBuiltInItems } from './checklist.ts';
import { addItem, editItem, removeItem } from './checklistRules.ts';

const form = { text: 'Fax number', order: 9, requestTypes: [], isActive: true };
const item = { itemId: 'check-1', kind: null, ...form };

describe('the checklist', () => {
  it('of a new portal has the built-in items', () => {
    expect(withBuiltInItems([]).map(({ itemId }) => itemId)).toEqual([
      'patient',
      'authorization',
      'requestType',
      'physician',
      'contact',
    ]);
  });

  it('is sorted by order, with changed built-in items at their new position', () => {
    const contact = { ...withBuiltInItems([])[4]!, order: 0 };
    const ids = withBuiltInItems([item, contact]).map(({ itemId }) => itemId);
    expect(ids).toEqual(['contact', 'patient', 'authorization', 'requestType', 'physician', 'check-1']);
  });

  it.each([
    [{}, 7, true],
    [{ isActive: false }, 7, false],
    [{ requestTypes: [7, 12] }, 12, true],
    [{ requestTypes: [7, 12] }, 8, false],
  ])('with the item %j for request type %i: %s', (changed, requestType, isListed) => {
    expect(checklistFor([{ ...item, ...changed }], requestType).length === 1).toBe(isListed);
  });
});

describe('a change of the checklist', () => {
  it('adds an item to the built-in ones', () => {
    const decision = addItem([], form, 'check-1');
    expect(decision).toMatchObject({ kind: 'changed', item });
    expect(decision.kind === 'changed' && decision.items).toHaveLength(6);
  });

  it.each(['fax  NUMBER', 'patient'])('refuses the text %s, which another item has', (text) => {
    expect(addItem([item], { ...form, text }, 'check-2')).toMatchObject({
      kind: 'refused',
      code: 'conflict',
    });
    expect(editItem([item, { ...item, itemId: 'check-2', text: 'X' }], 'check-2', { text })).toMatchObject({
      kind: 'refused',
      fields: { text: 'Another item already has this text.' },
    });
  });

  it('refuses more items than fit', () => {
    const items = Array.from({ length: MAX_CHECKLIST_ITEMS - 5 }, (_, index) => ({
      ...item,
      itemId: `check-${index}`,
      text: `Item ${index}`,
    }));
    expect(addItem(items.slice(1), form, 'check-x').kind).toBe('changed');
    expect(addItem(items, form, 'check-x')).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  it.each([
    ['check-1', { text: 'Fax' }],
    ['check-1', { isActive: false }],
    ['patient', { isActive: false }],
    ['patient', { requestTypes: [7], order: 3 }],
    ['patient', { text: 'Patient', order: 3 }],
  ])('changes of %s only %j', (itemId, changes) => {
    const before = withBuiltInItems([item]).find((each) => each.itemId === itemId);
    expect(editItem([item], itemId, changes)).toMatchObject({
      kind: 'changed',
      item: { ...before, ...changes },
    });
  });

  it('refuses to rename or delete a built-in item', () => {
    expect(editItem([], 'patient', { text: 'Person' })).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(removeItem([], 'patient')).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  it('deletes an item once', () => {
    expect(removeItem([item], 'check-1')).toMatchObject({ kind: 'changed', items: withBuiltInItems([]) });
    expect(removeItem([], 'check-1')).toMatchObject({ kind: 'refused', code: 'not_found' });
    expect(editItem([], 'check-1', {})).toMatchObject({ kind: 'refused', code: 'not_found' });
  });
});

import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { requestEdit, statusUpdate } from './requestEdits.ts';

const requestId = `req_${'a'.repeat(24)}`;

describe('an edit', () => {
  test('requires a valid updateType', () => {
    for (const updateType of [undefined, 'all', 'constructor', 1]) {
      expect(problemsOf(requestEdit, { requestId, updateType, patientData: {} })).toHaveProperty(
        'updateType',
      );
    }
  });

  test.each([
    ['patientInfo', { patientName: 'A', firmName: 'B', orderId: 'C', status: 'D' }, { patientName: 'A' }],
    ['contactInfo', { patientName: 'A', firmName: 'B', contactEmail: 'C' }, { firmName: 'B' }],
    ['patientInfo', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'), {}],
  ])('of %s keeps only its own fields of %j', (updateType, patientData, kept) => {
    const sent = {
      requestId,
      updateType,
      patientData,
      adminEmail: 'x',
      checkboxData: { recordsSaved: true },
    };
    expect(requestEdit.parse(sent)).toEqual({ requestId, updateType, patientData: kept });
  });

  test('adds no defaults', () => {
    const bare = { requestId, updateType: 'checkbox', checkboxData: {} };
    expect(requestEdit.parse(bare)).toEqual(bare);
  });
});

describe('a status update', () => {
  test('is public and without notes by default', () => {
    expect(statusUpdate.parse({ requestId, status: 'pending', byName: 'x' })).toEqual({
      requestId,
      status: 'pending',
      notes: '',
      isPrivate: false,
    });
  });

  test.each([
    [{ status: '' }, 'status', 'Please select a status'],
    [{ status: 'x'.repeat(61) }, 'status', 'Please select a status'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'Please use at most 2000 characters'],
  ])('rejects %j', (changed, field, message) => {
    expect(problemsOf(statusUpdate, { requestId, status: 'pending', ...changed })).toEqual({
      [field]: [message],
    });
  });

  test('trims its notes before it checks their length', () => {
    const notes = `  ${'x'.repeat(2000)}\n`;
    expect(statusUpdate.parse({ requestId, status: 'pending', notes }).notes).toBe('x'.repeat(2000));
  });
});

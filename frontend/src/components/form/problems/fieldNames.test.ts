import { expect, it } from 'vitest';
import { errorsOf, fieldNames, fieldOfPath } from './fieldNames.ts';

const fields = fieldNames({ orderId: '', authority: { kind: '', signedOn: '' }, files: [] });

it('names the fields of a group with a dot', () => {
  expect(fields).toEqual(['orderId', 'authority.kind', 'authority.signedOn', 'files']);
});

it.each([
  ['orderId', 'orderId'],
  ['authority.signedOn', 'authority.signedOn'],
  ['files.0.name', 'files'],
  ['other.0', 'other'],
])('finds the field of the path %s: %s', (path, field) => {
  expect(fieldOfPath(path, fields)).toBe(field);
});

it('nests the errors of a group', () => {
  expect(errorsOf([{ field: 'authority.signedOn', message: 'No' }])).toEqual({
    authority: { signedOn: { type: 'contract', message: 'No' } },
  });
});

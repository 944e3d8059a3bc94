import { expect, it } from 'vitest';
import { idOfKey, isDraftKey, isUnclaimedUpdateKey, requestOfUpdateKey, updateKeyOf } from './uploadKey.ts';

const requestId = `req_${'Ab-_'.repeat(6)}`;
const id = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';

it('requestOfUpdateKey returns the request ID of a key from updateKeyOf', () => {
  expect(updateKeyOf(requestId, id.toUpperCase())).toBe(`update-${requestId}-${id}`);
  expect(requestOfUpdateKey(updateKeyOf(requestId, id))).toBe(requestId);
});

it('requestOfUpdateKey supports a request ID that ends like an update ID', () => {
  const odd = 'req_0e7d0c-5e0a-4a6c-9d1e-';
  expect(requestOfUpdateKey(updateKeyOf(odd, id))).toBe(odd);
});

it.each([
  `req-${id}`,
  requestId,
  `update-${id}`,
  `update-${requestId}`,
  `update-${requestId}-${id}/x`,
  `update-${requestId}/../x-${id}`,
  `xupdate-${requestId}-${id}`,
  '',
])('requestOfUpdateKey returns null for %j', (key) => {
  expect(requestOfUpdateKey(key)).toBeNull();
});

it('isDraftKey is false for an update key', () => {
  expect(isDraftKey(updateKeyOf(requestId, id))).toBe(false);
});

it.each([
  [`update-${id}`, true],
  [`update-${id.toUpperCase()}`, true],
  [updateKeyOf(requestId, id), false],
  [`req-${id}`, false],
  [`update-${id}x`, false],
  [`update-${id}\n`, false],
  ['update-', false],
])('isUnclaimedUpdateKey of %j: %s', (key, expected) => {
  expect(isUnclaimedUpdateKey(key)).toBe(expected);
});

it.each([`req-${id}`, `update-${id.toUpperCase()}`, updateKeyOf(requestId, id)])(
  'idOfKey returns the ID at the end of %s',
  (key) => {
    expect(idOfKey(key)).toBe(id);
  },
);

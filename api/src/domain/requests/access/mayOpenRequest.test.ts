import { expect, test } from 'vitest';
import { SYSTEM } from '../actor.ts';
import { isOwner, mayManageAccounts, mayOpenRequest } from './mayOpenRequest.ts';

type Role = 'client' | 'staff' | 'admin';

test.each<[held: string | null, userId: string, role: Role | null, owners: string[], may: boolean]>([
  [null, '', null, [], false],
  [null, '', null, [''], false],
  ['req_b', '', null, ['usr_1'], false],
  ['req_a', '', null, [], true],
  ['', '', null, [], false],
  [null, 'usr_1', 'client', [], false],
  ['req_b', 'usr_1', 'client', [], false],
  ['req_a', 'usr_1', 'client', [], true],
  [null, 'usr_1', 'client', ['usr_1'], true],
  [null, 'usr_1', 'client', ['usr_2', 'usr_1'], true],
  [null, 'usr_1', 'client', ['usr_2'], false],
  [null, 'usr_1', 'client', ['usr_11'], false],
  [null, 'usr_1', 'staff', [], true],
  [null, 'usr_1', 'admin', [], true],
  ['req_b', 'usr_1', 'staff', ['usr_2'], true],
])(
  'a caller who holds %s, with user id %s and role %s, may open req_a owned by %j: %s',
  (heldRequestId, userId, role, owners, may) => {
    const session = role && { userId, role };
    expect(mayOpenRequest({ heldRequestId, session }, { requestId: 'req_a', owners })).toBe(may);
  },
);

test('a request without owners has no owner, and null is never an owner', () => {
  expect(isOwner({ owners: [] }, 'usr_1')).toBe(false);
  expect(isOwner({ owners: ['usr_1'] }, null)).toBe(false);
});

test('a removed client may not open it, even with the order ID and the code, and staff still may', () => {
  const removedOwners = [{ userId: 'usr_1', at: '2026-03-12T09:00:00.000Z', by: SYSTEM }];
  const request = { requestId: 'req_a', owners: ['usr_1'], removedOwners };
  const opens = (userId: string, role: Role, heldRequestId: string | null = 'req_a') =>
    mayOpenRequest({ heldRequestId, session: { userId, role } }, request);
  expect(opens('usr_1', 'client')).toBe(false);
  expect(opens('usr_1', 'client', null)).toBe(false);
  expect(opens('usr_2', 'client')).toBe(true);
  expect(opens('usr_1', 'staff', null)).toBe(true);
});

test.each<[string, Role | null, boolean]>([
  ['usr_submitter', 'client', true],
  ['usr_owner', 'client', false],
  ['usr_stranger', 'client', false],
  ['usr_any', 'staff', true],
  ['usr_any', 'admin', true],
  ['', null, false],
])('%s (%s) may manage the accounts of a request: %s', (userId, role, may) => {
  const root = { owners: ['usr_submitter', 'usr_owner'], submitterId: 'usr_submitter' };
  expect(mayManageAccounts({ session: role && { userId, role } }, root)).toBe(may);
  const anonymous = { owners: ['usr_owner'], submitterId: null };
  expect(mayManageAccounts({ session: role && { userId, role } }, anonymous)).toBe(
    role === 'staff' || role === 'admin',
  );
});

import { expect, test } from 'vitest';
import type { HeldAccess } from './caller.ts';
import { SYSTEM } from '../actor.ts';
import { heldReplacedCode, isOwner, mayManageAccounts, mayOpenRequest } from './mayOpenRequest.ts';

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
  (requestId, userId, role, owners, may) => {
    const held = requestId === null ? null : { requestId, codeVersion: 0 };
    const session = role && { userId, role };
    expect(mayOpenRequest({ held, session }, { requestId: 'req_a', owners })).toBe(may);
  },
);

test('a request without owners has no owner, and null is never an owner', () => {
  expect(isOwner({ owners: [] }, 'usr_1')).toBe(false);
  expect(isOwner({ owners: ['usr_1'] }, null)).toBe(false);
});

test.each([
  [0, undefined, true],
  [0, 0, true],
  [0, 1, false],
  [1, undefined, false],
  [1, 1, true],
  [1, 2, false],
  [2, 1, false],
])('a holder with code version %i may open a request with version %s: %s', (held, codeVersion, may) => {
  const caller = { held: { requestId: 'req_a', codeVersion: held }, session: null };
  const request = { requestId: 'req_a', owners: ['usr_1'], codeVersion };
  expect(mayOpenRequest(caller, request)).toBe(may);
  expect(heldReplacedCode(caller, request)).toBe(!may);
  expect(heldReplacedCode(caller, { ...request, requestId: 'req_b' })).toBe(false);
  for (const [role, userId] of [
    ['client', 'usr_1'],
    ['staff', 'usr_2'],
  ] as const)
    expect(mayOpenRequest({ ...caller, session: { role, userId } }, request)).toBe(true);
  expect(mayOpenRequest({ ...caller, session: { role: 'client', userId: 'usr_2' } }, request)).toBe(may);
});

const HELD: HeldAccess = { requestId: 'req_a', codeVersion: 0 };

test('a removed client may not open it, even with the order ID and the code, and staff still may', () => {
  const removedOwners = [{ userId: 'usr_1', at: '2026-03-12T09:00:00.000Z', by: SYSTEM }];
  const request = { requestId: 'req_a', owners: ['usr_1'], removedOwners };
  const opens = (userId: string, role: Role, held: HeldAccess | null = HELD) =>
    mayOpenRequest({ held, session: { userId, role } }, request);
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
  const request = { owners: ['usr_submitter', 'usr_owner'], submitterId: 'usr_submitter' };
  expect(mayManageAccounts({ session: role && { userId, role } }, request)).toBe(may);
  const anonymous = { owners: ['usr_owner'], submitterId: null };
  expect(mayManageAccounts({ session: role && { userId, role } }, anonymous)).toBe(
    role === 'staff' || role === 'admin',
  );
});

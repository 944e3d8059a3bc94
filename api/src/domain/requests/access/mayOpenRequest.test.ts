import { expect, test } from 'vitest';
import { isOwner, mayOpenRequest } from './mayOpenRequest.ts';

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

import { expect, test } from 'vitest';
import { mayOpenRequest } from './mayOpenRequest.ts';

test.each<[held: string | null, role: 'client' | 'staff' | 'admin' | null, may: boolean]>([
  [null, null, false],
  ['req_b', null, false],
  ['req_a', null, true],
  [null, 'client', false],
  ['req_b', 'client', false],
  ['req_a', 'client', true],
  [null, 'staff', true],
  [null, 'admin', true],
  ['req_b', 'staff', true],
  ['', null, false],
])('the holder of %s with role %s may open req_a: %s', (heldRequestId, role, may) => {
  expect(mayOpenRequest({ heldRequestId, session: role && { role } }, 'req_a')).toBe(may);
});

import { expect, test } from 'vitest';
import { mayPay } from './mayPay.ts';

test.each([
  [null, null, true],
  [null, 'req_a', true],
  ['client', null, true],
  ['staff', null, false],
  ['admin', null, false],
  ['staff', 'req_b', false],
  ['staff', 'req_a', true],
  ['admin', 'req_a', true],
] as const)('mayPay of the role %s with access to %s for req_a: %s', (role, heldRequestId, isAllowed) => {
  const session = role && { userId: 'u1', email: 'sam@portal.example', role, sid: 's1', rememberMe: false };
  expect(mayPay({ session, heldRequestId }, 'req_a')).toBe(isAllowed);
});

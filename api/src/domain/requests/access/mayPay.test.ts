import { expect, test } from 'vitest';
import { mayPay } from './mayPay.ts';

const request = { requestId: 'req_a' };

test.each([
  [null, null, true],
  [null, 'req_a', true],
  ['client', null, true],
  ['staff', null, false],
  ['admin', null, false],
  ['staff', 'req_b', false],
  ['staff', 'req_a', true],
  ['admin', 'req_a', true],
] as const)('mayPay of the role %s with access to %s for req_a: %s', (role, requestId, isAllowed) => {
  const session = role && { userId: 'u1', email: 'sam@portal.example', role, sid: 's1', rememberMe: false };
  const held = requestId && { requestId, codeVersion: 0 };
  expect(mayPay({ session, held }, request)).toBe(isAllowed);
});

test.each([
  [0, undefined, true],
  [0, 1, false],
  [1, 1, true],
  [1, 2, false],
])('staff with code version %i may pay for a request with version %s: %s', (held, codeVersion, isAllowed) => {
  const session = {
    userId: 'u1',
    email: 'sam@portal.example',
    role: 'staff',
    sid: 's1',
    rememberMe: false,
  } as const;
  const caller = { session, held: { requestId: 'req_a', codeVersion: held } };
  expect(mayPay(caller, { ...request, codeVersion })).toBe(isAllowed);
});

test('staff may not pay for a request that they may not see; whether others may is decided where it is read', () => {
  const held = { requestId: 'req_a', codeVersion: 0 };
  const staff = {
    userId: 'u1',
    email: 'sam@portal.example',
    role: 'staff',
    sid: 's1',
    rememberMe: false,
  } as const;
  expect(mayPay({ session: staff, held }, null)).toBe(false);
  expect(mayPay({ session: null, held }, null)).toBe(true);
});

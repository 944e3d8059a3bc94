import { expect, test } from 'vitest';
import { callerKindsOf } from './caller.ts';

test.each([
  [null, null, ['anonymous']],
  ['req_a', null, ['anonymous', 'holder']],
  [null, 'client', ['anonymous', 'client']],
  [null, 'staff', ['anonymous', 'staff']],
  [null, 'admin', ['anonymous', 'admin']],
  ['req_a', 'client', ['anonymous', 'holder', 'client']],
] as const)('a caller who holds %s and is signed in as %s is %j', (requestId, role, kinds) => {
  const session = role && { userId: 'u1', email: 'sam@portal.example', role, sid: 's1', rememberMe: false };
  const held = requestId && { requestId, codeVersion: 0 };
  expect(callerKindsOf({ address: '203.0.113.7', held, session })).toEqual(kinds);
});

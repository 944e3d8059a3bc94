import { expect, test } from 'vitest';
import { clientOf } from './clientOf.ts';

test.each([
  [null, null],
  [{ userId: 'usr_1', role: 'client' as const }, 'usr_1'],
  [{ userId: 'usr_1', role: 'staff' as const }, null],
  [{ userId: 'usr_1', role: 'admin' as const }, null],
])('the client of the session %j is %s', (session, clientId) => {
  expect(clientOf(session)).toBe(clientId);
});

import { expect, test } from 'vitest';
import { clientIdOf } from './clientIdOf.ts';

test.each([
  [null, null],
  [{ userId: 'usr_1', role: 'client' as const }, 'usr_1'],
  [{ userId: 'usr_1', role: 'staff' as const }, null],
  [{ userId: 'usr_1', role: 'admin' as const }, null],
])('the client id of the session %j is %s', (session, clientId) => {
  expect(clientIdOf(session)).toBe(clientId);
});

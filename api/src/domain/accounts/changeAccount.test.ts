import { expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { type AccountChange, changeAccount, isActiveAdmin } from './changeAccount.ts';
import type { User } from './user.ts';

const AT = '2026-03-10T08:00:00.000Z';
const { userId } = aUser();
const proven = { emailProvenAt: AT };
const unproven = { emailProvenAt: null };
const change = (changed: Partial<User>) => ({ kind: 'change', changed });

test.each<[object, Partial<User>, object]>([
  [{ action: 'set-role', role: 'staff' }, proven, change({ role: 'staff' })],
  [{ action: 'set-role', role: 'admin' }, unproven, { kind: 'unproven-address' }],
  [{ action: 'set-role', role: 'staff' }, unproven, { kind: 'unproven-address' }],
  [{ action: 'set-role', role: 'client' }, unproven, change({ role: 'client' })],
  [{ action: 'set-role', role: 'staff' }, { ...unproven, state: 'invited' }, change({ role: 'staff' })],
  [{ action: 'disable' }, {}, change({ state: 'disabled', invitationId: null })],
  [{ action: 'enable' }, { state: 'active' }, { kind: 'not-disabled' }],
  [{ action: 'enable' }, { state: 'disabled', termsAcceptedAt: AT }, change({ state: 'active' })],
  [{ action: 'enable' }, { state: 'disabled', termsAcceptedAt: null }, change({ state: 'invited' })],
  [{ action: 'end-sessions' }, {}, change({})],
  [{ action: 'reset-two-step' }, {}, change({ twoStep: null, twoStepPending: null })],
])('%j of an account with %j', (wish, account, decision) => {
  expect(changeAccount({ userId, ...wish } as AccountChange, aUser(account))).toEqual(decision);
});

test.each([
  ['admin', 'active', true],
  ['admin', 'disabled', false],
  ['admin', 'invited', false],
  ['staff', 'active', false],
] as const)('a %s who is %s is an active admin: %s', (role, state, is) => {
  expect(isActiveAdmin({ role, state })).toBe(is);
});

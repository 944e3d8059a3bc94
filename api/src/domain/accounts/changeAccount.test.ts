import { expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { type AccountChange, changeAccount, hasWorkedHere, isActiveAdmin } from './changeAccount.ts';
import type { User } from './user.ts';

const AT = '2026-03-10T08:00:00.000Z';
const { userId } = aUser();
const verified = { emailVerifiedAt: AT };
const unverified = { emailVerifiedAt: null };
const changeTo = (changed: Partial<User>) => ({ kind: 'change', changed });

test.each<[object, Partial<User>, object]>([
  [{ action: 'set-role', role: 'staff' }, verified, changeTo({ role: 'staff' })],
  [{ action: 'set-role', role: 'admin' }, unverified, { kind: 'unverified-address' }],
  [{ action: 'set-role', role: 'staff' }, unverified, { kind: 'unverified-address' }],
  [{ action: 'set-role', role: 'client' }, unverified, changeTo({ role: 'client' })],
  [{ action: 'set-role', role: 'staff' }, { ...unverified, state: 'invited' }, changeTo({ role: 'staff' })],
  [{ action: 'set-role', role: 'client' }, { role: 'staff' }, changeTo({ role: 'client', wasStaff: true })],
  [{ action: 'set-role', role: 'staff' }, { ...verified, role: 'admin' }, changeTo({ role: 'staff' })],
  [{ action: 'disable' }, {}, changeTo({ state: 'disabled', invitationId: null })],
  [{ action: 'enable' }, { state: 'active' }, { kind: 'not-disabled' }],
  [{ action: 'enable' }, { state: 'disabled', termsAcceptedAt: AT }, changeTo({ state: 'active' })],
  [{ action: 'enable' }, { state: 'disabled', termsAcceptedAt: null }, changeTo({ state: 'invited' })],
  [{ action: 'end-sessions' }, {}, changeTo({})],
  [{ action: 'reset-two-step' }, {}, changeTo({ twoStep: null, twoStepPending: null })],
])('changeAccount decides %j of an account with %j', (change, account, decision) => {
  expect(changeAccount({ userId, ...change } as AccountChange, aUser(account))).toEqual(decision);
});

test.each([
  ['admin', 'active', true],
  ['admin', 'disabled', false],
  ['admin', 'invited', false],
  ['staff', 'active', false],
] as const)('a %s who is %s is an active admin: %s', (role, state, expected) => {
  expect(isActiveAdmin({ role, state })).toBe(expected);
});

test.each([
  [{ role: 'staff' }, true],
  [{ role: 'admin', state: 'disabled' }, true],
  [{ role: 'client', wasStaff: true }, true],
  [{ role: 'client' }, false],
] as const)('hasWorkedHere of an account with %j is %s', (facts, expected) => {
  expect(hasWorkedHere(aUser(facts))).toBe(expected);
});

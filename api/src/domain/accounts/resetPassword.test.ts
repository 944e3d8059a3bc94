import { expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { resetPassword } from './resetPassword.ts';
import type { User } from './user.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const LINK_AT = '2026-03-11T08:50:00.000Z';
const twoStep = { secret: 's', enabledAt: LINK_AT, lastStep: 1, recoveryHashes: [] };
const reset = (account: Partial<User>) =>
  resetPassword(aUser(account), { linkCreatedAt: LINK_AT, passwordHash: 'new' }, NOW);

test.each<[Partial<User>, boolean]>([
  [{}, true],
  [{ state: 'disabled' }, false],
  [{ state: 'invited' }, false],
  [{ passwordSetAt: '2026-03-11T08:49:59.999Z' }, true],
  [{ passwordSetAt: LINK_AT }, false],
  [{ passwordSetAt: '2026-03-11T08:55:00.000Z' }, false],
])('an account with %j accepts the link: %s', (account, isAccepted) => {
  expect(reset(account) !== null).toBe(isAccepted);
});

test('an account with a verified address keeps its second step and phone, and loses its sessions', () => {
  const account = { emailVerifiedAt: LINK_AT, twoStep, phoneNumber: '2125550100', sessionEpoch: 4 };
  expect(reset(account)).toEqual({
    passwordHash: 'new',
    passwordSetAt: NOW.toISOString(),
    sessionEpoch: 5,
  });
});

test('the first verification of an address removes the second step, phone and text messages', () => {
  const { settings } = aUser();
  const account = {
    emailVerifiedAt: null,
    twoStep,
    phoneNumber: '2125550100',
    settings: { ...settings, smsNotifications: true },
  };
  expect(reset(account)).toMatchObject({
    emailVerifiedAt: NOW.toISOString(),
    twoStep: null,
    twoStepPending: null,
    phoneNumber: '',
    settings: { ...settings, smsNotifications: false },
  });
});

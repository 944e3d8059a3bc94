import { expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { resetPassword } from './resetPassword.ts';
import type { User } from './user.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const LINK_AT = '2026-03-11T08:50:00.000Z';
const twoStep = { secret: 's', enabledAt: LINK_AT, lastStep: 1, recoveryHashes: [] };
const reset = (account: Partial<User>) =>
  resetPassword(aUser(account), { linkMadeAt: LINK_AT, passwordHash: 'new' }, NOW);

test.each<[Partial<User>, boolean]>([
  [{}, true],
  [{ state: 'disabled' }, false],
  [{ state: 'invited' }, false],
  [{ passwordSetAt: '2026-03-11T08:49:59.999Z' }, true],
  [{ passwordSetAt: LINK_AT }, false],
  [{ passwordSetAt: '2026-03-11T08:55:00.000Z' }, false],
])('an account with %j takes the link: %s', (account, isTaken) => {
  expect(reset(account) !== null).toBe(isTaken);
});

test('a proven address keeps its second step and phone, and all sessions end', () => {
  const account = { emailProvenAt: LINK_AT, twoStep, phoneNumber: '2125550100', sessionEpoch: 4 };
  expect(reset(account)).toEqual({
    passwordHash: 'new',
    passwordSetAt: NOW.toISOString(),
    sessionEpoch: 5,
  });
});

test('the first proof of an address removes what somebody else may have set up', () => {
  const { settings } = aUser();
  const account = {
    emailProvenAt: null,
    twoStep,
    phoneNumber: '2125550100',
    settings: { ...settings, smsNotifications: true },
  };
  expect(reset(account)).toMatchObject({
    emailProvenAt: NOW.toISOString(),
    twoStep: null,
    twoStepPending: null,
    phoneNumber: '',
    settings: { ...settings, smsNotifications: false },
  });
});

import { expect, it } from 'vitest';
import { aUser } from '../../testing/aUser.ts';
import { user } from '../../accounts/user.ts';
import { exportedAccount } from './exportedAccount.ts';

const LEFT_OUT = [
  'passwordHash',
  'twoStep',
  'twoStepPending',
  'invitationId',
  'identities',
  'sessionEpoch',
  'seq',
  'changeId',
];

it('has every field of an account except its secrets and what orders its changes', () => {
  const exported = Object.keys(exportedAccount(aUser()));
  expect(
    Object.keys(user.shape)
      .filter((name) => !exported.includes(name))
      .toSorted(),
  ).toEqual(LEFT_OUT.toSorted());
});

it('says that there is a second step and who signs the person in, without secrets', () => {
  const account = aUser({
    passwordHash: 'HASH',
    twoStep: {
      secret: 'SECRET',
      enabledAt: '2026-03-10T08:00:00.000Z',
      lastStep: 1,
      recoveryHashes: ['RECOVERY'],
    },
    twoStepPending: { secret: 'PENDING', expiresAt: '2026-03-10T08:00:00.000Z' },
    invitationId: 'INVITATION',
    identities: { google: 'SUBJECT' },
  });
  const exported = exportedAccount(account);
  expect(exported).toMatchObject({ secondStepSince: '2026-03-10T08:00:00.000Z', signsInWith: ['google'] });
  expect(JSON.stringify(exported)).not.toMatch(/HASH|SECRET|RECOVERY|PENDING|INVITATION|SUBJECT/);
});

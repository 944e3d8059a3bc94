import { profileFields, userSettings } from '@portal/contract/accounts/schemas/user.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { needsTwoStep, personView, userView } from './userView.ts';

const full = aUser({
  role: 'staff',
  passwordHash: 'secret-hash',
  identities: { google: 'secret-subject' },
  twoStep: { secret: 'secret-seed', enabledAt: 'x', lastStep: 7, recoveryHashes: ['secret-1', 'secret-2'] },
  twoStepPending: { secret: 'secret-pending', expiresAt: 'x' },
  invitationId: 'secret-invitation',
  sessionEpoch: 4711,
});

describe('views of an account', () => {
  test('userView has the fields of the owner and no secrets', () => {
    const seen = userView(full, false);
    expect(JSON.stringify(seen)).not.toMatch(/secret|4711/);
    expect(Object.keys(seen).toSorted()).toEqual(
      [
        ...Object.keys(profileFields),
        'email',
        'emailConfirmed',
        'hasPassword',
        'lastSignInAt',
        'phoneConfirmed',
        'role',
        'settings',
        'twoStep',
        'userId',
      ].toSorted(),
    );
    expect(seen).toMatchObject({
      role: 'staff',
      hasPassword: true,
      settings: z.parse(userSettings, {}),
      twoStep: { enabled: true, required: false, recoveryCodesLeft: 2 },
    });
  });

  test('userView of an account without password and second step', () => {
    expect(userView(aUser(), true)).toMatchObject({
      hasPassword: false,
      twoStep: { enabled: false, required: false, recoveryCodesLeft: 0 },
    });
  });

  test('personView has no profile, settings or secrets', () => {
    const seen = personView(full);
    expect(JSON.stringify(seen)).not.toMatch(/secret|4711/);
    expect(Object.keys(seen).toSorted()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'lastName',
      'lastSignInAt',
      'role',
      'state',
      'twoStep',
      'userId',
    ]);
  });
});

test.each([
  ['client', true, false],
  ['staff', true, true],
  ['admin', true, true],
  ['staff', false, false],
  ['admin', false, false],
] as const)('needsTwoStep of %s with requireStaffMfa %s: %s', (role, requireStaffMfa, needs) => {
  expect(needsTwoStep({ role }, requireStaffMfa)).toBe(needs);
});

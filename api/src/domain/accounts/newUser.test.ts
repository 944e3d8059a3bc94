import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { newUser } from './newUser.ts';
import { user } from './user.ts';

const now = new Date('2026-03-10T08:00:00.000Z');
const input = { userId: 'usr_a', email: 'ana@firm.example', role: 'client', state: 'active' } as const;

test('newUser sets defaults for missing fields', () => {
  expect(newUser(input, now)).toMatchObject({
    ...input,
    firstName: '',
    passwordHash: null,
    emailVerifiedAt: null,
    sessionEpoch: 1,
    seq: 1,
    twoStep: null,
    identities: {},
    invitedBy: null,
    createdAt: '2026-03-10T08:00:00.000Z',
    lastSignInAt: null,
  });
});

test('newUser returns a valid account in the given language', () => {
  const account = newUser({ ...input, language: 'fr' }, now);
  expect(z.parse(user, JSON.parse(JSON.stringify(account)))).toEqual(account);
  expect(account.settings.language).toBe('fr');
});

test('newUser ignores unknown fields', () => {
  const forged = { ...input, sessionEpoch: 9, identities: { google: 'x' }, isAdmin: true };
  expect(newUser(forged, now)).toEqual(newUser(input, now));
});

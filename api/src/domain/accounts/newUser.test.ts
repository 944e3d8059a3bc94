import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { newUser } from './newUser.ts';
import { user } from './user.ts';

const now = new Date('2026-03-10T08:00:00.000Z');
const start = { userId: 'usr_a', email: 'ana@firm.example', role: 'client', state: 'active' } as const;

test('an account begins with nothing but what it was started with', () => {
  expect(newUser(start, now)).toMatchObject({
    ...start,
    firstName: '',
    passwordHash: null,
    emailProvenAt: null,
    sessionEpoch: 1,
    seq: 1,
    twoStep: null,
    identities: {},
    invitedBy: null,
    createdAt: '2026-03-10T08:00:00.000Z',
    lastSignInAt: null,
  });
});

test('it can be read back as it is, in the language that it began with', () => {
  const made = newUser({ ...start, language: 'fr' }, now);
  expect(z.parse(user, JSON.parse(JSON.stringify(made)))).toEqual(made);
  expect(made.settings.language).toBe('fr');
});

test('whatever else it is started with stays outside', () => {
  const posing = { ...start, sessionEpoch: 9, identities: { google: 'x' }, isAdmin: true };
  expect(newUser(posing, now)).toEqual(newUser(start, now));
});

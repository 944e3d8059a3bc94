import { expect, test } from 'vitest';
import { beginEnrollment, pendingEnrollment } from './twoStepEnrollment.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const after = (minutes: number, ms = 0) => new Date(NOW.getTime() + minutes * 60_000 + ms);
const twoStep = { secret: 'old', enabledAt: NOW.toISOString(), lastStep: 1, recoveryHashes: [] };
const begun = beginEnrollment('new', NOW);

test.each([
  ['a new secret', { twoStep: null, ...begun }, false, NOW, { kind: 'pending', secret: 'new' }],
  ['a new secret at sign-in', { twoStep: null, ...begun }, true, NOW, { kind: 'pending', secret: 'new' }],
  [
    'a new secret for a second step that is on',
    { twoStep, ...begun },
    false,
    NOW,
    { kind: 'pending', secret: 'new' },
  ],
  [
    'a new secret at sign-in, after the second step was turned on',
    { twoStep, ...begun },
    true,
    NOW,
    { kind: 'already-on' },
  ],
  [
    'a secret just under 15 minutes old',
    { twoStep: null, ...begun },
    false,
    after(15, -1),
    { kind: 'pending', secret: 'new' },
  ],
  ['a secret 15 minutes old', { twoStep: null, ...begun }, false, after(15), { kind: 'expired' }],
  ['no secret', { twoStep: null, twoStepPending: null }, false, NOW, { kind: 'expired' }],
])('pendingEnrollment of %s', (_, user, isSigningIn, now, decision) => {
  expect(pendingEnrollment(user, isSigningIn, now)).toEqual(decision);
});

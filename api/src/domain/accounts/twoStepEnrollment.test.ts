import { expect, test } from 'vitest';
import { beginEnrollment, pendingEnrollment } from './twoStepEnrollment.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const after = (minutes: number, ms = 0) => new Date(NOW.getTime() + minutes * 60_000 + ms);
const twoStep = { secret: 'old', enabledAt: NOW.toISOString(), lastStep: 1, recoveryHashes: [] };
const begun = beginEnrollment('new', NOW);

test.each([
  ['a secret just shown', { twoStep: null, ...begun }, false, NOW, { kind: 'pending', secret: 'new' }],
  ['a secret of a sign-in', { twoStep: null, ...begun }, true, NOW, { kind: 'pending', secret: 'new' }],
  ['one in place of an earlier one', { twoStep, ...begun }, false, NOW, { kind: 'pending', secret: 'new' }],
  ['one of a sign-in, set up meanwhile', { twoStep, ...begun }, true, NOW, { kind: 'already-on' }],
  [
    'one after almost 15 minutes',
    { twoStep: null, ...begun },
    false,
    after(15, -1),
    { kind: 'pending', secret: 'new' },
  ],
  ['one after 15 minutes', { twoStep: null, ...begun }, false, after(15), { kind: 'expired' }],
  ['none', { twoStep: null, twoStepPending: null }, false, NOW, { kind: 'expired' }],
])('%s', (_, user, isSigningIn, now, decision) => {
  expect(pendingEnrollment(user, isSigningIn, now)).toEqual(decision);
});

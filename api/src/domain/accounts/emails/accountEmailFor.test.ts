import { expect, test } from 'vitest';
import { accountEmailFor } from './accountEmailFor.ts';

test.each([
  ['password-reset', 'active', 'send'],
  ['password-reset', 'invited', 'resend-invitation'],
  ['password-reset', 'disabled', 'drop'],
  ['password-reset', null, 'drop'],
  ['existing-account', 'active', 'send'],
  ['existing-account', 'invited', 'resend-invitation'],
  ['existing-account', 'disabled', 'drop'],
  ['invitation', 'invited', 'send'],
  ['invitation', 'active', 'drop'],
  ['invitation', null, 'drop'],
  ['role-changed', 'active', 'send'],
  ['role-changed', 'invited', 'drop'],
] as const)('accountEmailFor of a %s email to an account that is %s: %s', (kind, state, outcome) => {
  expect(accountEmailFor(state && { state }, kind)).toBe(outcome);
});

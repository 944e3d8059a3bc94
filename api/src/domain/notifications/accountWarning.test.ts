import { expect, test } from 'vitest';
import { userSettings } from '@portal/contract/accounts/schemas/user.ts';
import { aRequest } from '../testing/aRequest.ts';
import { accountWarning } from './accountWarning.ts';

const { fields } = aRequest({});
const request = { fields: { ...fields, contactEmail: 'Casey@Firm.example' }, language: 'fr' as const };
const settings = { ...userSettings.parse({}), language: 'es' as const, emailNotifications: false };
const submitter = { email: 'sam@firm.example', state: 'active' as const, settings };
const stranger = { email: 'x@evil.example', emailVerifiedAt: null };

test('the submitter is warned, even with email notifications turned off', () => {
  expect(accountWarning(request, submitter, stranger)).toEqual({
    to: 'sam@firm.example',
    language: 'es',
    isSubmitter: true,
  });
});

test.each([
  ['nobody was signed in', null],
  ['the account of the submitter is disabled', { ...submitter, state: 'disabled' as const }],
])('the contact is warned if %s', (_, account) => {
  expect(accountWarning(request, account, stranger)).toEqual({
    to: 'casey@firm.example',
    language: 'fr',
    isSubmitter: false,
  });
});

test('the contact is not warned of their own account, and is of an unverified one with their address', () => {
  const own = { email: 'casey@firm.example', emailVerifiedAt: '2026-01-01T00:00:00.000Z' };
  expect(accountWarning(request, null, own)).toBeNull();
  expect(accountWarning(request, null, { ...own, emailVerifiedAt: null })).not.toBeNull();
  expect(accountWarning(request, submitter, own)).not.toBeNull();
});

test('nobody is warned without a submitter and a contact', () => {
  const none = { ...fields, contactEmail: '', copyServiceEmail: '' };
  expect(accountWarning({ ...request, fields: none }, null, stranger)).toBeNull();
});

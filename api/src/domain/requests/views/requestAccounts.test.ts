import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { maskedAddress, requestAccountsOf, userOfRequestAccount } from './requestAccounts.ts';

const AT = '2026-03-12T09:00:00.000Z';
const request = {
  ...aRequest({}),
  submitterId: 'usr_s',
  owners: ['usr_2', 'usr_s', 'usr_gone'],
  ownersSince: { usr_2: AT },
  removedOwners: [
    { userId: 'usr_3', at: AT, by: { kind: 'client' as const, id: 'usr_s' } },
    { userId: 'usr_4', at: AT, by: { kind: 'admin' as const, id: 'usr_a' } },
  ],
};
const idOf = (userId: string) => `account of ${userId.slice(4)}`;
const addresses = new Map([
  ['usr_s', 'sam@firm.example'],
  ['usr_2', 'jane@firm.example'],
  ['usr_3', 'x@evil.example'],
  ['usr_4', '😀y@evil.example'],
]);

test.each([
  ['jane@firm.example', 'j•••e@firm.example'],
  ['jan@firm.example', 'j•••@firm.example'],
  ['j@firm.example', 'j•••@firm.example'],
  ['😀smile@firm.example', '😀•••e@firm.example'],
  ['"a@b"@firm.example', '"•••"@firm.example'],
  ['', ''],
])('%j is shown as %j', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});

test('lists the submitter first, masks every address, and contains no user ID', () => {
  const shown = requestAccountsOf(request, { addresses, idOf }, 'usr_s');
  expect(shown.accounts).toMatchObject([
    { email: 's•••@firm.example', isYou: true, isSubmitter: true, addedAt: null },
    { email: 'j•••e@firm.example', isYou: false, isSubmitter: false, addedAt: AT },
    { email: '', isSubmitter: false, addedAt: null },
  ]);
  expect(shown.removed).toMatchObject([
    { email: '😀•••@evil.example', removedBy: 'staff' },
    { email: 'x•••@evil.example', removedBy: 'submitter' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/usr_|jane|sam@/);
});

test('finds an account, also a removed one, by its ID', () => {
  for (const userId of ['usr_2', 'usr_4'])
    expect(userOfRequestAccount(request, idOf(userId), idOf)).toBe(userId);
  expect(userOfRequestAccount(request, idOf('usr_9'), idOf)).toBeNull();
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newTokenNonce, deriveToken } from '../../tokens/oneTimeToken.ts';
import { aUser } from '../../../domain/testing/aUser.ts';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { type AccountEmail, accountEmail } from './accountEmail.ts';
import { writeAccountEmail } from './writeAccountEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const nonce = newTokenNonce();
const write = (email: Omit<AccountEmail, 'userId' | 'nonce'>, user = aUser()) =>
  writeAccountEmail({ ...email, userId: user.userId, nonce }, user);

function linkIn(html: string): string {
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
  expect(links).toHaveLength(1);
  return links[0]!;
}

describe('writeAccountEmail', () => {
  test.each<[AccountEmail['kind'], string, string]>([
    ['password-reset', 'Reset your password', '/reset-password?token='],
    ['existing-account', 'You already have an account', '/login'],
    ['invitation', 'You are invited to Records & Co', '/signup?invitation='],
    ['password-changed', 'Your password was changed', '/forgot-password'],
    ['two-step-on', 'Two-step sign-in is on', '/forgot-password'],
    ['two-step-off', 'Two-step sign-in is off', '/forgot-password'],
    ['identity-linked', 'A new sign-in method was added', '/forgot-password'],
    ['role-changed', 'Your role was changed', '/login'],
    ['address-confirmation', 'Confirm your address', '/confirm-address?token='],
  ])(
    'writes %s with the subject "%s" and a link to %s on the portal’s address',
    async (kind, subject, path) => {
      const email = await write({ kind, role: 'staff' });
      expect(email).toMatchObject({ id: `account-${kind}-${nonce}`, to: 'ana@firm.example', subject });
      const link = linkIn(email.html);
      expect(link.startsWith(`https://portal.example${path}`)).toBe(true);
      expect(email.text).toContain(link);
      expect(email.html).toContain('<html lang="en">');
    },
  );

  test.each(['reset', 'invitation'] as const)(
    'puts the %s token into the link but not into the queue message',
    async (purpose) => {
      const token = deriveToken(purpose, nonce);
      const kind = purpose === 'reset' ? 'password-reset' : purpose;
      const { text } = await write({ kind, role: 'staff' });
      expect(text).toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const message = accountEmail.parse({ kind, userId: 'usr_a', nonce, role: 'staff', token });
      expect(JSON.stringify(message)).not.toContain(token);
    },
  );

  test('derives a different token for each purpose and name', () => {
    const tokens = [
      deriveToken('reset', nonce),
      deriveToken('invitation', nonce),
      deriveToken('reset', newTokenNonce()),
      nonce,
    ];
    expect(new Set(tokens).size).toBe(4);
    expect(deriveToken('reset', nonce)).toBe(tokens[0]);
  });

  test('invites clients to create an account and staff to work in the console', async () => {
    expect((await write({ kind: 'invitation', role: 'client' })).text).toContain(
      'You are invited to create an account with Records & Co.',
    );
    expect((await write({ kind: 'invitation', role: 'staff' })).text).toContain(
      'You are invited to join Records & Co as a staff member.',
    );
    expect((await write({ kind: 'invitation', role: 'admin' })).text).toContain(
      'You are invited to join Records & Co as an administrator.',
    );
  });

  test('raises no alarm when an admin reset two-step sign-in', async () => {
    const { subject, text, html } = await write({ kind: 'two-step-off', isByAdmin: true });
    expect(subject).toBe('Two-step sign-in was reset');
    expect(text).toContain('An admin reset two-step sign-in for your account.');
    expect(text).not.toContain('If this was not you');
    expect(linkIn(html)).toBe('https://portal.example/login');
    expect((await write({ kind: 'two-step-off' })).text).toContain('If this was not you');
  });

  test.each([
    ['client', 'You are a client now.'],
    ['staff', 'You are a staff member now.'],
    ['admin', 'You are an administrator now.'],
    [undefined, 'An admin changed your role.'],
  ] as const)('names a changed role: %s', async (role, sentence) => {
    expect((await write({ kind: 'role-changed', role })).text).toContain(sentence);
  });

  test('omits names, because anyone can type them at sign-up', async () => {
    const user = aUser({ firstName: '<b>Pay</b>', lastName: 'evil.example' });
    const { text, html } = await write({ kind: 'existing-account' }, user);
    expect(text + html).not.toMatch(/Pay|evil/);
  });
});

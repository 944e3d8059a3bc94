import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newTokenName, tokenNamed } from '../../tokens/oneTimeToken.ts';
import { aUser } from '../../../domain/testing/aUser.ts';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { type AccountMail, accountMail } from './accountMail.ts';
import { writeAccountMail } from './writeAccountMail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const nonce = newTokenName();
const write = (mail: Omit<AccountMail, 'userId' | 'nonce'>, user = aUser()) =>
  writeAccountMail({ ...mail, userId: user.userId, nonce }, user);

function linkIn(html: string): string {
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
  expect(links).toHaveLength(1);
  return links[0]!;
}

describe('a mail about an account', () => {
  test.each<[AccountMail['kind'], string, string]>([
    ['password-reset', 'Reset your password', '/reset-password?token='],
    ['address-known', 'You already have an account', '/login'],
    ['invitation', 'You are invited to Records & Co', '/signup?invitation='],
    ['password-changed', 'Your password was changed', '/forgot-password'],
    ['two-step-on', 'Two-step sign-in is on', '/forgot-password'],
    ['two-step-off', 'Two-step sign-in is off', '/forgot-password'],
    ['identity-linked', 'A new sign-in method was added', '/forgot-password'],
    ['role-changed', 'Your role was changed', '/login'],
  ])('%s is called "%s" and leads to the portal’s own %s', async (kind, subject, path) => {
    const mail = await write({ kind, role: 'staff' });
    expect(mail).toMatchObject({ id: `account-${kind}-${nonce}`, to: 'ana@firm.example', subject });
    const link = linkIn(mail.html);
    expect(link.startsWith(`https://portal.example${path}`)).toBe(true);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain('<html lang="en">');
  });

  test.each(['reset', 'invitation'] as const)(
    'brings the %s token, which its message does not',
    async (purpose) => {
      const token = tokenNamed(purpose, nonce);
      const kind = purpose === 'reset' ? 'password-reset' : purpose;
      const { text } = await write({ kind, role: 'staff' });
      expect(text).toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const message = accountMail.parse({ kind, userId: 'usr_a', nonce, role: 'staff', token });
      expect(JSON.stringify(message)).not.toContain(token);
    },
  );

  test('has a token of its own for each purpose and name', () => {
    const tokens = [
      tokenNamed('reset', nonce),
      tokenNamed('invitation', nonce),
      tokenNamed('reset', newTokenName()),
      nonce,
    ];
    expect(new Set(tokens).size).toBe(4);
    expect(tokenNamed('reset', nonce)).toBe(tokens[0]);
  });

  test('invites clients to an account and staff to work', async () => {
    expect((await write({ kind: 'invitation', role: 'client' })).text).toContain(
      'You are invited to create an account with Records & Co.',
    );
    for (const role of ['staff', 'admin'] as const) {
      expect((await write({ kind: 'invitation', role })).text).toContain(
        'You are invited to work in the records console of Records & Co.',
      );
    }
  });

  test('omits names, because anyone can type them at sign-up', async () => {
    const user = aUser({ firstName: '<b>Pay</b>', lastName: 'evil.example' });
    const { text, html } = await write({ kind: 'address-known' }, user);
    expect(text + html).not.toMatch(/Pay|evil/);
  });
});

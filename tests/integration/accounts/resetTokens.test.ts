import { forgotPassword, resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { describe, expect, inject, it } from 'vitest';
import { freshEmail, type Person, signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { enableTwoStep } from '../../support/accounts/authenticator.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { patchSecret, storedUser } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const NEXT_PASSWORD = 'Another-horse-8';
const NO_LONGER_VALID = 'This reset link is no longer valid. Please request a new one.';

async function requestToken(email: string): Promise<string> {
  const headers = { ...randomIpHeader(), host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  return (await dataOf(portal.api, forgotPassword, { headers, body: { email } })).resetToken ?? '';
}

async function reset(token: string, password = NEXT_PASSWORD): Promise<ApiResponse> {
  const body = { token, ...(await encryptPasswords(portal, { password })) };
  return callApi(portal.api, resetPassword, { headers: randomIpHeader(), body });
}

const withPassword = (person: Person, password: string) => signInPerson(portal, { ...person, password });

describe('a reset token', () => {
  it('sets one password under concurrent calls', async () => {
    const person = await signUpPerson(portal);
    const token = await requestToken(person.email);
    const passwords = Array.from({ length: 20 }, (_, index) => `Another-horse-${index}`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = responses.flatMap(({ status }, index) => (status === 200 ? [passwords[index]!] : []));
    expect(won).toHaveLength(1);
    const lost = responses.filter(({ status }) => status !== 200);
    expect(lost.map(({ status, message }) => ({ status, message }))).toEqual(
      lost.map(() => ({ status: 410, message: NO_LONGER_VALID })),
    );
    expect((await withPassword(person, won[0]!)).userId).toBe(person.userId);
    expect(await reset(token)).toMatchObject({ status: 410 });
  });

  it('expires after 30 minutes', async () => {
    const person = await signUpPerson(portal);
    const token = await requestToken(person.email);
    await patchSecret(portal, { kind: 'reset', token }, { '/expiresAt': new Date().toISOString() });
    expect(await reset(token)).toMatchObject({ status: 410, message: NO_LONGER_VALID });
    expect((await signInPerson(portal, person)).userId).toBe(person.userId);
  });

  it('expires once another one is used', async () => {
    const person = await signUpPerson(portal);
    const [first, second] = [await requestToken(person.email), await requestToken(person.email)];
    expect(await reset(second)).toMatchObject({ status: 200, message: 'Password reset successful' });
    expect(await reset(first, 'Thief-of-horses-9')).toMatchObject({ status: 410, message: NO_LONGER_VALID });
  });

  it.each([
    ['short', 'Password must be at least 6 characters long'],
    ['password1', 'This password is too common. Please choose another one.'],
    ['ＰＡＳＳＷＯＲＤ1', 'This password is too common. Please choose another one.'],
  ])('stays valid after the refused password %s', async (password, message) => {
    const token = await requestToken((await signUpPerson(portal)).email);
    const refused = await reset(token, password);
    expect(refused).toMatchObject({ status: 400, message, error: { fields: { password: message } } });
    expect((await reset(token)).status).toBe(200);
  });

  it.each<[of: string, passwordOf: (email: string) => string]>([
    ['the email address', (email) => email.toUpperCase()],
    ['its local part', (email) => email.split('@')[0]!],
    ['the name of the portal', () => 'records-portal'],
  ])('refuses %s as the password, and stays valid', async (_of, passwordOf) => {
    const { email } = await signUpPerson(portal);
    const token = await requestToken(email);
    expect(await reset(token, passwordOf(email))).toMatchObject({
      status: 400,
      message: NAME_BASED_PASSWORD,
      error: { fields: { password: NAME_BASED_PASSWORD } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', ' '])('is required and cannot be %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400, message: 'Reset token is required' });
  });

  it('is refused if it is made up or for an address without an account', async () => {
    const unknownToken = await requestToken(freshEmail());
    for (const token of [unknownToken, 'a'.repeat(43), '../user|x', '%00']) {
      expect(await reset(token)).toMatchObject({ status: 410, message: NO_LONGER_VALID });
    }
  });

  it('verifies the address that its email was sent to', async () => {
    const { email, userId } = await signUpPerson(portal);
    expect(await storedUser(portal, userId)).toMatchObject({ emailVerifiedAt: null });
    await reset(await requestToken(email));
    expect((await storedUser(portal, userId))?.['emailVerifiedAt']).toEqual(expect.any(String));
  });
});

describe('requesting a reset', () => {
  it('emails a link to the portal, and only to addresses with an account', async () => {
    const [{ email }, unknown] = [await signUpPerson(portal), freshEmail()];
    await requestToken(unknown);
    const token = await requestToken(email.toUpperCase());
    const [mail] = await eventually('the email', async () => {
      const emails = await emailsTo(portal, email);
      return emails.length > 0 && emails;
    });
    expect(mail!.subject).toBe('Reset your password');
    expect(mail!.text).toContain(`${portal.site}/reset-password?token=${token}`);
    expect(mail!.text).not.toContain('evil.example');
    expect(await emailsTo(portal, unknown)).toEqual([]);
  });

  it('emails the owner when the password was changed', async () => {
    const { email } = await signUpPerson(portal);
    await reset(await requestToken(email));
    const mail = await eventually('the email', async () =>
      (await emailsTo(portal, email)).find(({ subject }) => subject === 'Your password was changed'),
    );
    expect(mail.text).toContain('All your other sessions were signed out');
  });

  it('sends at most five emails in 15 minutes, with the same response without an account', async () => {
    const [known, unknown] = [(await signUpPerson(portal)).email, freshEmail()];
    for (const email of [known, unknown]) {
      const calls = Array.from({ length: 7 }, () =>
        callApi(portal.api, forgotPassword, { headers: randomIpHeader(), body: { email } }),
      );
      const statuses = sortedStatuses(await Promise.all(calls));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });
});

describe('the first reset of an account with an unverified address', () => {
  it('removes the second step of the person who signed up', async () => {
    const person = await signUpPerson(portal);
    await enableTwoStep(portal, person);
    expect((await reset(await requestToken(person.email))).status).toBe(200);
    expect((await withPassword(person, NEXT_PASSWORD)).userId).toBe(person.userId);
  });

  it('is the only reset that does this', async () => {
    const person = await signUpPerson(portal);
    await reset(await requestToken(person.email));
    const again = await withPassword(person, NEXT_PASSWORD);
    await enableTwoStep(portal, { ...again, password: NEXT_PASSWORD });
    expect((await reset(await requestToken(person.email), 'Third-horse-9')).status).toBe(200);
    await expect(withPassword(person, 'Third-horse-9')).rejects.toThrow(
      'The sign-in needs another step: code',
    );
  });
});

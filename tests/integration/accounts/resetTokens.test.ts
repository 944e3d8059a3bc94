import { forgotPassword, resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { describe, expect, inject, it } from 'vitest';
import { freshEmail, type Person, signedIn, signedUp } from '../../support/accounts/accounts.ts';
import { type ApiAnswer, callApi, dataOf } from '../../support/api/callApi.ts';
import { enrolled } from '../../support/accounts/authenticator.ts';
import { encrypted } from '../../support/accounts/encrypted.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { mailsTo } from '../../support/operations/mails.ts';
import { patchSecret, storedUser } from '../../support/accounts/storedAccounts.ts';
import { statusesOf } from '../../support/requests/statusesOf.ts';

const portal = inject('portal');
const NEXT_PASSWORD = 'Another-horse-8';
const OVER = 'This reset link is no longer valid. Please request a new one.';

async function askFor(email: string): Promise<string> {
  const headers = { ...fromAnotherAddress(), host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  return (await dataOf(portal.api, forgotPassword, { headers, body: { email } })).resetToken ?? '';
}

async function reset(token: string, password = NEXT_PASSWORD): Promise<ApiAnswer> {
  const body = { token, ...(await encrypted(portal, { password })) };
  return callApi(portal.api, resetPassword, { headers: fromAnotherAddress(), body });
}

const withPassword = (person: Person, password: string) => signedIn(portal, { ...person, password });

describe('a reset token', () => {
  it('sets one password under concurrent calls', async () => {
    const person = await signedUp(portal);
    const token = await askFor(person.email);
    const passwords = Array.from({ length: 20 }, (_, index) => `Another-horse-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [passwords[index]!] : []));
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map(({ status, message }) => ({ status, message }))).toEqual(
      lost.map(() => ({ status: 410, message: OVER })),
    );
    expect((await withPassword(person, won[0]!)).userId).toBe(person.userId);
    expect(await reset(token)).toMatchObject({ status: 410 });
  });

  it('expires after 30 minutes', async () => {
    const person = await signedUp(portal);
    const token = await askFor(person.email);
    await patchSecret(portal, { kind: 'reset', token }, { '/expiresAt': new Date().toISOString() });
    expect(await reset(token)).toMatchObject({ status: 410, message: OVER });
    expect((await signedIn(portal, person)).userId).toBe(person.userId);
  });

  it('expires once another one is used', async () => {
    const person = await signedUp(portal);
    const [first, second] = [await askFor(person.email), await askFor(person.email)];
    expect(await reset(second)).toMatchObject({ status: 200, message: 'Password reset successful' });
    expect(await reset(first, 'Thief-of-horses-9')).toMatchObject({ status: 410, message: OVER });
  });

  it.each([
    ['short', 'Password must be at least 6 characters long'],
    ['password1', 'This password is too common. Please choose another one.'],
    ['ＰＡＳＳＷＯＲＤ1', 'This password is too common. Please choose another one.'],
  ])('is still good after the refused password %s', async (password, message) => {
    const token = await askFor((await signedUp(portal)).email);
    const refused = await reset(token, password);
    expect(refused).toMatchObject({ status: 400, message, error: { fields: { password: message } } });
    expect((await reset(token)).status).toBe(200);
  });

  it.each<[of: string, passwordOf: (email: string) => string]>([
    ['the email address', (email) => email.toUpperCase()],
    ['its local part', (email) => email.split('@')[0]!],
    ['the name of the portal', () => 'records-portal'],
  ])('refuses %s as the password, and is still good', async (_of, passwordOf) => {
    const { email } = await signedUp(portal);
    const token = await askFor(email);
    expect(await reset(token, passwordOf(email))).toMatchObject({
      status: 400,
      message: NAME_BASED_PASSWORD,
      error: { fields: { password: NAME_BASED_PASSWORD } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', ' '])('that is %j is asked for', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400, message: 'Reset token is required' });
  });

  it('of an address without an account, or made up, opens nothing', async () => {
    const nobodys = await askFor(freshEmail());
    for (const token of [nobodys, 'a'.repeat(43), '../user|x', '%00']) {
      expect(await reset(token)).toMatchObject({ status: 410, message: OVER });
    }
  });

  it('proves the address that its mail went to', async () => {
    const { email, userId } = await signedUp(portal);
    expect(await storedUser(portal, userId)).toMatchObject({ emailProvenAt: null });
    await reset(await askFor(email));
    expect((await storedUser(portal, userId))?.['emailProvenAt']).toEqual(expect.any(String));
  });
});

describe('asking for a reset', () => {
  it('sends a mail to who has an account, whose link is the portal’s own, and none to who has not', async () => {
    const [{ email }, unknown] = [await signedUp(portal), freshEmail()];
    await askFor(unknown);
    const token = await askFor(email.toUpperCase());
    const [mail] = await eventually('the mail', async () => {
      const mails = await mailsTo(portal, email);
      return mails.length > 0 && mails;
    });
    expect(mail!.subject).toBe('Reset your password');
    expect(mail!.text).toContain(`${portal.site}/reset-password?token=${token}`);
    expect(mail!.text).not.toContain('evil.example');
    expect(await mailsTo(portal, unknown)).toEqual([]);
  });

  it('tells the owner when the password was changed', async () => {
    const { email } = await signedUp(portal);
    await reset(await askFor(email));
    const mail = await eventually('the mail', async () =>
      (await mailsTo(portal, email)).find(({ subject }) => subject === 'Your password was changed'),
    );
    expect(mail.text).toContain('All your other sessions were signed out');
  });

  it('sends at most five emails in 15 minutes, with the same response without an account', async () => {
    const [known, unknown] = [(await signedUp(portal)).email, freshEmail()];
    for (const email of [known, unknown]) {
      const asked = Array.from({ length: 7 }, () =>
        callApi(portal.api, forgotPassword, { headers: fromAnotherAddress(), body: { email } }),
      );
      const statuses = statusesOf(await Promise.all(asked));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });
});

describe('the first reset of an account with an unproven address', () => {
  it('takes off the second step of whoever signed up with the address', async () => {
    const person = await signedUp(portal);
    await enrolled(portal, person);
    expect((await reset(await askFor(person.email))).status).toBe(200);
    expect((await withPassword(person, NEXT_PASSWORD)).userId).toBe(person.userId);
  });

  it('is the only one that does', async () => {
    const person = await signedUp(portal);
    await reset(await askFor(person.email));
    const again = await withPassword(person, NEXT_PASSWORD);
    await enrolled(portal, { ...again, password: NEXT_PASSWORD });
    expect((await reset(await askFor(person.email), 'Third-horse-9')).status).toBe(200);
    await expect(withPassword(person, 'Third-horse-9')).rejects.toThrow('The sign-in asks for more: code');
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { describe, expect, inject, it } from 'vitest';
import { adminOf, as, freshEmail, signedIn, signedUp } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

/** What `npm run admin` says, and whether it succeeded. */
async function admin(...args: string[]): Promise<{ said: string; code: number }> {
  const env = { ...process.env, LOCAL_DIR: portal.dir };
  const running = promisify(execFile)(process.execPath, ['local/admin.ts', ...args], { env });
  return running.then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ said: error.stderr, code: error.code }),
  );
}

describe('npm run admin -- create', () => {
  it('prints a link that creates one admin for one address', async () => {
    const email = freshEmail();
    const { said } = await admin('create', email.toUpperCase());
    const [link = ''] = /http\S+/.exec(said) ?? [];
    expect(link).toContain(`${portal.site}/signup?invitation=`);
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    await expect(signedUp(portal, { invitation })).rejects.toThrow('410');
    expect((await signedUp(portal, { email, invitation })).role).toBe('admin');
    await expect(signedUp(portal, { email, invitation })).rejects.toThrow('410');
  });

  it('makes an account an admin’s whose address was proven, and ends its sessions', async () => {
    const person = await signedUp(portal);
    await patchUser(portal, person.userId, { '/emailProvenAt': new Date().toISOString() });
    expect(await admin('create', person.email)).toMatchObject({
      code: 0,
      said: `${person.email} is now an admin. All its sessions have ended.\n`,
    });
    expect((await signedIn(portal, person)).role).toBe('admin');
  });

  it('does not promote an account with an unproven address', async () => {
    const { email, userId } = await signedUp(portal);
    const { said, code } = await admin('create', email);
    expect(code).toBe(1);
    expect(said).toBe(
      `The email address ${email} is not verified. Reset its password on the sign-in page first.\n`,
    );
    expect(await storedUser(portal, userId)).toMatchObject({ role: 'client' });
  });

  it('does not enable an account that was disabled', async () => {
    const { email, userId } = await signedUp(portal);
    const body = { action: 'disable', userId };
    await callApi(portal.api, changeUser, { headers: as(await adminOf(portal)), body });
    expect(await admin('create', email)).toMatchObject({
      code: 1,
      said: `The account ${email} is disabled. An admin must enable it first.\n`,
    });
  });

  it.each([
    [['create', 'nobody'], 'nobody: Please enter a valid email address.\n'],
    [
      ['create', `${'a'.repeat(250)}@b.example`],
      `${'a'.repeat(250)}@b.example: Email address is too long.\n`,
    ],
    [['create'], ''],
    [['delete', 'a@b.example'], ''],
  ])('says what is wrong with %j', async (args, problem) => {
    expect(await admin(...args)).toEqual({
      code: 2,
      said: `${problem}Usage: npm run admin -- create <email>\n`,
    });
  });
});

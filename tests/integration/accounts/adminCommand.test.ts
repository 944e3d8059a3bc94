import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getInvitation } from '@portal/contract/accounts/endpoints/auth.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  freshEmail,
  signInPerson,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

/** Runs `npm run admin`; returns its output and exit code. */
async function admin(...args: string[]): Promise<{ output: string; code: number }> {
  const env = { ...process.env, LOCAL_DIR: portal.dir };
  const running = promisify(execFile)(process.execPath, ['local/admin.ts', ...args], { env });
  return running.then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ output: error.stderr, code: error.code }),
  );
}

describe('npm run admin -- create', () => {
  it('prints a link that creates one admin for one address', async () => {
    const email = freshEmail();
    const { output } = await admin('create', email.toUpperCase());
    const [link = ''] = /http\S+/.exec(output) ?? [];
    expect(link).toContain(`${portal.site}/signup?invitation=`);
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    await expect(signUpPerson(portal, { invitation })).rejects.toThrow('410');
    expect((await signUpPerson(portal, { email, invitation })).role).toBe('admin');
    const used = callApi(portal.api, getInvitation, {
      headers: randomIpHeader(),
      body: { token: invitation },
    });
    expect(await used).toMatchObject({ status: 410 });
  });

  it('promotes an account with a verified address and ends its sessions', async () => {
    const person = await signUpPerson(portal);
    await patchUser(portal, person.userId, { '/emailVerifiedAt': new Date().toISOString() });
    expect(await admin('create', person.email)).toMatchObject({
      code: 0,
      output: `${person.email} is now an admin. All its sessions have ended.\n`,
    });
    expect((await signInPerson(portal, person)).role).toBe('admin');
  });

  it('does not promote an account with an unverified address', async () => {
    const { email, userId } = await signUpPerson(portal);
    const { output, code } = await admin('create', email);
    expect(code).toBe(1);
    expect(output).toBe(
      `The email address ${email} is not verified. Reset its password on the sign-in page first.\n`,
    );
    expect(await storedUser(portal, userId)).toMatchObject({ role: 'client' });
  });

  it('does not enable an account that was disabled', async () => {
    const { email, userId } = await signUpPerson(portal);
    const body = { action: 'disable', userId };
    await dataOf(portal.api, changeUser, { headers: authHeaders(await getAdmin(portal)), body });
    expect(await admin('create', email)).toMatchObject({
      code: 1,
      output: `The account ${email} is disabled. An admin must enable it first.\n`,
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
  ])('refuses %j with the usage', async (args, problem) => {
    expect(await admin(...args)).toEqual({
      code: 2,
      output: `${problem}Usage: npm run admin -- create <email>\n`,
    });
  });
});

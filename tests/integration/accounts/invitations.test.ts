import { getInvitation, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { changeUser, inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  freshEmail,
  PASSWORD,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { patchSecret, patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const NO_LONGER_VALID = 'This invitation is no longer valid. Please ask for a new one.';
const tokenIn = (url = '') => new URL(url).searchParams.get('invitation') ?? '';
const headers = async () => authHeaders(await getAdmin(portal));

async function invitation(role: Role = 'staff', email = freshEmail()) {
  const body = { email, role };
  const { user, inviteUrl } = await dataOf(portal.api, inviteUser, { headers: await headers(), body });
  return { email, userId: user.userId, token: tokenIn(inviteUrl), inviteUrl };
}

async function change(action: string, userId: string) {
  return dataOf(portal.api, changeUser, { headers: await headers(), body: { action, userId } });
}

const accept = (token: string, email: string, changed: object = {}) =>
  callApi(portal.api, signUp, {
    headers: randomIpHeader(),
    body: { email, password: PASSWORD, firstName: 'Mo', lastName: 'Ray', invitation: token, ...changed },
  });

const readInvitation = (token: string) =>
  callApi(portal.api, getInvitation, { headers: randomIpHeader(), body: { token } });

describe('an invitation', () => {
  it('names its recipient, and is emailed with a link to the portal', async () => {
    const { email, token, inviteUrl } = await invitation('admin');
    expect((await readInvitation(token)).data).toEqual({ email, role: 'admin', firstName: '', lastName: '' });
    const [message] = await eventually('the email', async () => {
      const emails = await emailsTo(portal, email);
      return emails.length > 0 && emails;
    });
    expect(inviteUrl).toBe(`${portal.site}/signup?invitation=${token}`);
    expect(message!.text).toContain(inviteUrl);
  });

  it('is accepted once under concurrent calls', async () => {
    const { email, token, userId } = await invitation();
    const passwords = Array.from({ length: 8 }, (_, index) => `Correct-horse-${index}`);
    const responses = await Promise.all(passwords.map((password) => accept(token, email, { password })));
    expect(sortedStatuses(responses)).toEqual([201, ...Array.from({ length: 7 }, () => 410)]);
    expect(await storedUser(portal, userId)).toMatchObject({ role: 'staff', state: 'active' });
    expect(await readInvitation(token)).toMatchObject({ status: 410, message: NO_LONGER_VALID });
  });

  it('can be accepted again by a form that was sent again, but only with its password', async () => {
    const { email, token, userId } = await invitation('client');
    expect((await accept(token, email, { firstName: 'Mo' })).status).toBe(201);
    expect((await accept(token, email, { firstName: 'Thief' })).status).toBe(201);
    expect(await storedUser(portal, userId)).toMatchObject({ firstName: 'Mo' });
    expect(await accept(token, email, { password: 'Thief-of-horses-9' })).toMatchObject({ status: 410 });
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await patchUser(portal, userId, { '/termsAcceptedAt': longAgo });
    expect(await accept(token, email)).toMatchObject({ status: 410 });
  });

  it('grants its own role, whatever role the body names', async () => {
    const { email, token, userId } = await invitation('client');
    await accept(token, email.toUpperCase(), { role: 'admin' });
    expect(await storedUser(portal, userId)).toMatchObject({ role: 'client', email });
  });

  it('does not work for another address, and stays valid for its own', async () => {
    const { email, token } = await invitation();
    expect(await accept(token, freshEmail())).toMatchObject({ status: 410, message: NO_LONGER_VALID });
    expect((await accept(token, email)).status).toBe(201);
  });

  it('cannot be used after it expires', async () => {
    const { email, token } = await invitation();
    await patchSecret(portal, { kind: 'invitation', token }, { '/expiresAt': new Date().toISOString() });
    expect(await accept(token, email)).toMatchObject({ status: 410 });
  });

  it('is replaced when it is sent again', async () => {
    const { email, token, userId } = await invitation();
    const { inviteUrl } = await change('resend', userId);
    expect(await accept(token, email)).toMatchObject({ status: 410, message: NO_LONGER_VALID });
    expect((await accept(tokenIn(inviteUrl), email)).status).toBe(201);
  });

  it('is replaced, with its role, by a new one for the same address', async () => {
    const { email, token } = await invitation('admin');
    const second = await invitation('client', email);
    expect((await readInvitation(token)).status).toBe(410);
    expect((await readInvitation(second.token)).data).toMatchObject({ role: 'client' });
  });

  it('becomes invalid when the account is disabled, and stays invalid when it is enabled', async () => {
    const { email, token, userId } = await invitation();
    await change('disable', userId);
    expect((await accept(token, email)).status).toBe(410);
    expect((await change('enable', userId)).user.state).toBe('invited');
    expect((await accept(token, email)).status).toBe(410);
  });

  it('cannot be bypassed by signing up or by enabling the account', async () => {
    const { email, token, userId } = await invitation('admin');
    expect((await accept(token, email, { invitation: undefined })).status).toBe(409);
    const enabled = await callApi(portal.api, changeUser, {
      headers: await headers(),
      body: { action: 'enable', userId },
    });
    expect(enabled.status).toBe(409);
    expect(await storedUser(portal, userId)).toMatchObject({ state: 'invited', passwordHash: null });
  });

  it('is refused to an address that has an account', async () => {
    const { email } = await signUpPerson(portal);
    const body = { email, role: 'staff' };
    const reply = await callApi(portal.api, inviteUser, { headers: await headers(), body });
    expect(reply).toMatchObject({
      status: 409,
      message: 'This address already has an account. Change its role instead.',
    });
  });

  it.each(['x', 'a'.repeat(43), '../../user|x', ''])('with the token %j does not exist', async (token) => {
    expect([400, 410]).toContain((await readInvitation(token)).status);
    expect([400, 410]).toContain((await accept(token || 'x', freshEmail())).status);
  });
});

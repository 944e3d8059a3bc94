import { signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import {
  getUserProfile,
  saveUserSettings,
  submitUserProfile,
} from '@portal/contract/accounts/endpoints/user.ts';
import { decodeJwt } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  freshEmail,
  PASSWORD,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

/** Fields that no caller may set. */
const forbiddenFields = {
  role: 'admin',
  state: 'disabled',
  userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa',
  id: 'user|usr_aaaaaaaaaaaaaaaaaaaaaaaa',
  sessionEpoch: 99,
  seq: 99,
  passwordHash: 'smuggled',
  emailVerifiedAt: '1999-01-01T00:00:00.000Z',
  identities: { google: 'smuggled' },
  twoStep: { secret: 'smuggled', recoveryHashes: ['smuggled'] },
  invitedBy: 'smuggled',
  invitationId: 'smuggled',
  ttl: 1,
  isAdmin: true,
};

/** The stored fields of an account that only the portal sets. */
async function protectedFieldsOf(userId: string) {
  const { id, role, state, sessionEpoch, passwordHash, emailVerifiedAt, identities, twoStep, email, ttl } =
    (await storedUser(portal, userId)) ?? {};
  return { id, role, state, sessionEpoch, passwordHash, emailVerifiedAt, identities, twoStep, email, ttl };
}

async function expectUnchangedAfter(person: Person, act: () => Promise<unknown>): Promise<void> {
  const before = await protectedFieldsOf(person.userId);
  await act();
  expect(await protectedFieldsOf(person.userId)).toEqual(before);
  expect(JSON.stringify(await storedUser(portal, person.userId))).not.toMatch(/smuggled|isAdmin/);
  const { user } = await dataOf(portal.api, getUserProfile, { headers: authHeaders(person) });
  expect(user).toMatchObject({ role: 'client', email: person.email, userId: person.userId });
}

describe('extra fields are ignored in', () => {
  it('a sign-up', async () => {
    const email = freshEmail();
    const body = {
      ...forbiddenFields,
      email,
      password: PASSWORD,
      firstName: 'Mo',
      lastName: 'Ray',
      settings: { darkMode: true },
    };
    const grant = await dataOf(portal.api, signUp, { headers: randomIpHeader(), body });
    if (grant.step !== 'done') throw new Error(grant.step);
    const userId = String(decodeJwt(grant.token)['userId']);
    expect(userId).not.toBe(forbiddenFields.userId);
    expect(await storedUser(portal, userId)).toMatchObject({
      role: 'client',
      state: 'active',
      sessionEpoch: 1,
      emailVerifiedAt: null,
      identities: {},
      twoStep: null,
      invitedBy: null,
      settings: { darkMode: null },
    });
    expect(await storedUser(portal, forbiddenFields.userId)).toBeUndefined();
  });

  it('a profile', async () => {
    const person = await signUpPerson(portal);
    const profile = { firstName: 'Nadia', lastName: 'Ray', phoneNumber: '', email: 'thief@evil.example' };
    await expectUnchangedAfter(person, () =>
      dataOf(portal.api, submitUserProfile, {
        headers: authHeaders(person),
        body: { ...forbiddenFields, ...profile },
      }),
    );
    expect(await storedUser(portal, person.userId)).toMatchObject({ firstName: 'Nadia' });
  });

  it('the settings', async () => {
    const person = await signUpPerson(portal);
    const body = {
      ...forbiddenFields,
      darkMode: true,
      settings: forbiddenFields,
      email: 'thief@evil.example',
    };
    await expectUnchangedAfter(person, () =>
      dataOf(portal.api, saveUserSettings, { headers: authHeaders(person), body }),
    );
    const { settings } = (await storedUser(portal, person.userId)) ?? {};
    expect(settings).toEqual({
      emailNotifications: true,
      smsNotifications: false,
      darkMode: true,
      language: 'en',
      timezone: 'UTC',
    });
  });

  it('an invitation', async () => {
    const email = freshEmail();
    const { user } = await dataOf(portal.api, inviteUser, {
      headers: authHeaders(await getAdmin(portal)),
      body: { ...forbiddenFields, email, role: 'client', adminId: 'smuggled' },
    });
    expect(user).toMatchObject({ email, role: 'client', state: 'invited' });
    const stored = await storedUser(portal, user.userId);
    expect(stored).toMatchObject({ passwordHash: null, invitedBy: (await getAdmin(portal)).userId });
    expect(JSON.stringify(stored)).not.toContain('smuggled');
  });

  it.each(['__proto__', 'constructor'])('settings named %s', async (name) => {
    const person = await signUpPerson(portal);
    const response = await fetch(new URL(`/api/${saveUserSettings.path}`, portal.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authHeaders(person) },
      body: `{"${name}":{"role":"admin","isAdmin":true},"language":"es"}`,
    });
    expect(response.status).toBe(200);
    const other = await callApi(portal.api, getUserProfile, { headers: authHeaders(person) });
    expect(JSON.stringify(other.data)).not.toContain('isAdmin');
    expect(await storedUser(portal, person.userId)).toMatchObject({
      role: 'client',
      settings: { language: 'es' },
    });
  });
});

import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  signInPerson,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { enableTwoStep } from '../../support/accounts/authenticator.ts';
import { callApi } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { patchUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

const change = async (body: object) =>
  callApi(portal.api, changeUser, { headers: authHeaders(await getAdmin(portal)), body });

describe('changing a user', () => {
  it('sets a role for the next sign-in, and notifies the user', async () => {
    const person = await createStaff(portal);
    expect(await change({ action: 'set-role', userId: person.userId, role: 'client' })).toMatchObject({
      status: 200,
      data: { user: { role: 'client' } },
    });
    expect((await signInPerson(portal, person)).role).toBe('client');
    await eventually('the email', async () =>
      (await emailsTo(portal, person.email)).some(({ subject }) => subject === 'Your role was changed'),
    );
  });

  it('refuses a staff role until the address is verified', async () => {
    const { userId } = await signUpPerson(portal);
    for (const role of ['staff', 'admin']) {
      expect(await change({ action: 'set-role', userId, role })).toMatchObject({ status: 409 });
    }
    await patchUser(portal, userId, { '/emailVerifiedAt': new Date().toISOString() });
    expect((await change({ action: 'set-role', userId, role: 'staff' })).status).toBe(200);
  });

  it('removes the second step of a user who lost the authenticator', async () => {
    const person = await signUpPerson(portal);
    await enableTwoStep(portal, person);
    await expect(signInPerson(portal, person)).rejects.toThrow('The sign-in needs another step: code');
    await change({ action: 'reset-two-step', userId: person.userId });
    expect((await signInPerson(portal, person)).userId).toBe(person.userId);
  });

  it('does not resend an accepted invitation', async () => {
    const { userId } = await signUpPerson(portal);
    expect(await change({ action: 'resend', userId })).toMatchObject({
      status: 409,
      message: 'This person already accepted the invitation.',
    });
    expect(await change({ action: 'enable', userId })).toMatchObject({ status: 409 });
  });

  it.each(['set-role', 'disable', 'enable', 'resend', 'end-sessions', 'reset-two-step'])(
    'refuses %s for an unknown user',
    async (action) => {
      const userId = `usr_${'a'.repeat(32)}`;
      expect((await change({ action, userId, role: 'client' })).status).toBe(404);
    },
  );

  it.each([
    { action: 'delete' },
    { action: 'set-role', role: 'root' },
    { action: 'disable', userId: 'user|x' },
    {},
  ])('refuses the body %j', async (body) => {
    expect((await change({ userId: `usr_${'a'.repeat(32)}`, ...body })).status).toBe(400);
  });
});

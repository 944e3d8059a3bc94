import { signIn, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import {
  activateTwoStep,
  disableTwoStep,
  startTwoStep,
  verifyTwoStep,
} from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  freshEmail,
  PASSWORD,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { codeOf, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';

let portal: Portal;
let admin: { token: string };

beforeAll(async () => {
  portal = await startPortal({ env: { REQUIRE_STAFF_MFA: 'true' } });
});
afterAll(() => portal.stop());

const headers = randomIpHeader();

async function enrollChallenge({ email, password }: Person): Promise<string> {
  const grant = await dataOf(portal.api, signIn, { headers, body: { email, password, rememberMe: true } });
  if (grant.step !== 'enroll') throw new Error(grant.step);
  return grant.challenge;
}

async function enrollWith(challenge: string) {
  const { secret } = await dataOf(portal.api, startTwoStep, { headers, body: { challenge } });
  const body = { challenge, code: codeOf({ secret }) };
  const { session, recoveryCodes } = await dataOf(portal.api, activateTwoStep, { headers, body });
  return { secret, recoveryCodes, token: session?.token ?? '' };
}

describe('a portal that requires a second step of staff', () => {
  it('opens no session before the setup, and one with the first code', async () => {
    const challenge = await enrollChallenge(portal.firstAdmin!);
    expect(
      (await callApi(portal.api, getUserProfile, { headers: authHeaders({ token: challenge }) })).status,
    ).toBe(401);
    const { secret } = await dataOf(portal.api, startTwoStep, { headers, body: { challenge } });
    const wrong = { challenge, code: wrongCodeOf({ secret }) };
    expect((await callApi(portal.api, activateTwoStep, { headers, body: wrong })).status).toBe(400);
    admin = await enrollWith(challenge);
    const { user } = await dataOf(portal.api, getUserProfile, { headers: authHeaders(admin) });
    expect(user).toMatchObject({ role: 'admin', twoStep: { enabled: true, required: true } });
    expect((await callApi(portal.api, startTwoStep, { headers, body: { challenge } })).status).toBe(409);
  });

  it('requires the setup when a staff invitation is accepted, and the code from then on', async () => {
    const email = freshEmail();
    const { inviteUrl = '' } = await dataOf(portal.api, inviteUser, {
      headers: authHeaders(admin),
      body: { email, role: 'staff' },
    });
    const invitation = new URL(inviteUrl).searchParams.get('invitation');
    const grant = await dataOf(portal.api, signUp, {
      headers,
      body: { email, password: PASSWORD, firstName: 'Mo', lastName: 'Ray', invitation },
    });
    if (grant.step !== 'enroll') throw new Error(grant.step);
    const { secret, recoveryCodes, token } = await enrollWith(grant.challenge);
    const again = await dataOf(portal.api, signIn, { headers, body: { email, password: PASSWORD } });
    if (again.step !== 'code') throw new Error(again.step);
    const body = { challenge: again.challenge, code: recoveryCodes[0] };
    expect((await callApi(portal.api, verifyTwoStep, { headers, body })).status).toBe(200);

    const off = { password: PASSWORD, code: codeOf({ secret }, 1) };
    expect(
      await callApi(portal.api, disableTwoStep, { headers: authHeaders({ token }), body: off }),
    ).toMatchObject({
      status: 403,
      message: 'Two-step sign-in is required for your role.',
    });
  });

  it('requires nothing of clients', async () => {
    const client = await signUpPerson(portal);
    const { user } = await dataOf(portal.api, getUserProfile, { headers: authHeaders(client) });
    expect(user.twoStep).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 });
  });
});

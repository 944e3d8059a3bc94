import {
  activateTwoStep,
  disableTwoStep,
  startTwoStep,
} from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, signUpPerson } from '../../support/accounts/accounts.ts';
import { codeOf, enableTwoStep, resetUsedCodes, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');
const WRONG = 'This code is not correct. Please wait for the next code and try again.';

async function withTwoStep() {
  const person = await signUpPerson(portal);
  return { person, authenticator: await enableTwoStep(portal, person) };
}

describe('setting up a second step', () => {
  it('requires the password and a code of the new secret', async () => {
    const person = await signUpPerson(portal);
    const headers = authHeaders(person);
    const wrong = await callApi(portal.api, startTwoStep, { headers, body: { password: 'wrong-password' } });
    expect(wrong).toMatchObject({
      status: 400,
      error: { fields: { password: 'Your password is not correct' } },
    });
    const body = { password: person.password };
    const { secret, uri } = await dataOf(portal.api, startTwoStep, { headers, body });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const refused = await callApi(portal.api, activateTwoStep, {
      headers,
      body: { code: wrongCodeOf({ secret }) },
    });
    expect(refused).toMatchObject({ status: 400, error: { fields: { code: WRONG } } });

    const activation = await dataOf(portal.api, activateTwoStep, {
      headers,
      body: { code: codeOf({ secret }) },
    });
    expect(new Set(activation.recoveryCodes).size).toBe(10);
    expect(activation.session).toBeUndefined();
    expect(JSON.stringify(await storedUser(portal, person.userId))).not.toContain(secret);
    const { user } = await dataOf(portal.api, getUserProfile, { headers });
    expect(user.twoStep).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 });
    expect((await callApi(portal.api, startTwoStep, { headers, body })).status).toBe(409);
  });

  it('requires sign-in', async () => {
    const headers = randomIpHeader();
    for (const body of [{ password: 'x' }, { challenge: 'x' }]) {
      expect((await callApi(portal.api, startTwoStep, { headers, body })).status).toBe(401);
    }
    expect((await callApi(portal.api, activateTwoStep, { headers, body: { code: '123456' } })).status).toBe(
      401,
    );
  });

  it('rejects a code after 15 minutes', async () => {
    const person = await signUpPerson(portal);
    const headers = authHeaders(person);
    const { secret } = await dataOf(portal.api, startTwoStep, {
      headers,
      body: { password: person.password },
    });
    await patchUser(portal, person.userId, { '/twoStepPending/expiresAt': new Date().toISOString() });
    const late = await callApi(portal.api, activateTwoStep, { headers, body: { code: codeOf({ secret }) } });
    expect(late).toMatchObject({
      status: 410,
      message: 'Setting this up took too long. Please start again.',
    });
  });
});

describe('turning off the second step', () => {
  it('requires the password and a code', async () => {
    const { person, authenticator } = await withTwoStep();
    const disable = (password: string, code: string) =>
      callApi(portal.api, disableTwoStep, { headers: authHeaders(person), body: { password, code } });
    expect(await disable('wrong-password', codeOf(authenticator))).toMatchObject({
      error: { fields: { password: 'Your password is not correct' } },
    });
    expect(await disable(person.password, wrongCodeOf(authenticator))).toMatchObject({
      error: { fields: { code: WRONG } },
    });
    await resetUsedCodes(portal, person);
    expect(await disable(person.password, codeOf(authenticator))).toMatchObject({ status: 200 });
    expect(await storedUser(portal, person.userId)).toMatchObject({ twoStep: null });
  });
});

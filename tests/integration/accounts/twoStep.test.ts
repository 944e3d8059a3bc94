import {
  activateTwoStep,
  disableTwoStep,
  startTwoStep,
} from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import { as, signedUp } from '../../support/accounts/accounts.ts';
import { codeOf, enrolled, forgetCodes, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');
const WRONG = 'This code is not correct. Please wait for the next code and try again.';

async function withTwoStep() {
  const person = await signedUp(portal);
  return { person, authenticator: await enrolled(portal, person) };
}

describe('setting up a second step', () => {
  it('requires the password and a code of the new secret', async () => {
    const person = await signedUp(portal);
    const headers = as(person);
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

    const answered = await dataOf(portal.api, activateTwoStep, {
      headers,
      body: { code: codeOf({ secret }) },
    });
    expect(new Set(answered.recoveryCodes).size).toBe(10);
    expect(answered.session).toBeUndefined();
    expect(JSON.stringify(await storedUser(portal, person.userId))).not.toContain(secret);
    const { user } = await dataOf(portal.api, getUserProfile, { headers });
    expect(user.twoStep).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 });
    expect((await callApi(portal.api, startTwoStep, { headers, body })).status).toBe(409);
  });

  it('requires sign-in', async () => {
    const headers = fromAnotherAddress();
    for (const body of [{ password: 'x' }, { challenge: 'x' }]) {
      expect((await callApi(portal.api, startTwoStep, { headers, body })).status).toBe(401);
    }
    expect((await callApi(portal.api, activateTwoStep, { headers, body: { code: '123456' } })).status).toBe(
      401,
    );
  });

  it('rejects a code after 15 minutes', async () => {
    const person = await signedUp(portal);
    const headers = as(person);
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

describe('turning it off', () => {
  it('requires the password and a code', async () => {
    const { person, authenticator } = await withTwoStep();
    const disable = (password: string, code: string) =>
      callApi(portal.api, disableTwoStep, { headers: as(person), body: { password, code } });
    expect(await disable('wrong-password', codeOf(authenticator))).toMatchObject({
      error: { fields: { password: 'Your password is not correct' } },
    });
    expect(await disable(person.password, wrongCodeOf(authenticator))).toMatchObject({
      error: { fields: { code: WRONG } },
    });
    await forgetCodes(portal, person);
    expect(await disable(person.password, codeOf(authenticator))).toMatchObject({ status: 200 });
    expect(await storedUser(portal, person.userId)).toMatchObject({ twoStep: null });
  });
});

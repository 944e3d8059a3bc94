import { changePassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { activateTwoStep, startTwoStep, verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { importJWK, type JWK, SignJWT } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { getAdmin, authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import {
  type Authenticator,
  challengeOf,
  codeOf,
  enableTwoStep,
} from '../../support/accounts/authenticator.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { secretsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const TOO_LONG = 'This sign-in took too long. Please sign in again.';

async function withTwoStep(): Promise<{ person: Person; authenticator: Authenticator; challenge: string }> {
  const person = await signUpPerson(portal);
  const authenticator = await enableTwoStep(portal, person);
  return { person, authenticator, challenge: await challengeOf(portal, person) };
}

const verify = (challenge: string, code: string) =>
  callApi(portal.api, verifyTwoStep, { headers: randomIpHeader(), body: { challenge, code } });

/** A challenge signed with the portal's key, for an account with session epoch 1. */
async function signChallenge(userId: string, changed: { exp?: number; step?: string; aud?: string } = {}) {
  const jwk: JWK = JSON.parse((await secretsOf(portal)).signingKey);
  const { exp = Math.floor(Date.now() / 1000) + 600, step = 'code', aud = 'challenge' } = changed;
  return new SignJWT({ step, rememberMe: false, epoch: 1, iss: 'records-portal', aud, sub: userId, exp })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid! })
    .sign(await importJWK(jwk, 'ES256'));
}

describe('the challenge of a sign-in', () => {
  it('works only for its account', async () => {
    const [mine, theirs] = [await withTwoStep(), await withTwoStep()];
    expect(await verify(mine.challenge, codeOf(theirs.authenticator))).toMatchObject({ status: 400 });
    expect(await verify(mine.challenge, codeOf(mine.authenticator))).toMatchObject({ status: 200 });
  });

  it('expires after ten minutes', async () => {
    const { person, authenticator } = await withTwoStep();
    const late = await signChallenge(person.userId, { exp: Math.floor(Date.now() / 1000) - 1 });
    expect(await verify(late, codeOf(authenticator))).toMatchObject({ status: 401, message: TOO_LONG });
    expect((await verify(await signChallenge(person.userId), codeOf(authenticator))).status).toBe(200);
  });

  it('expires when the password changes', async () => {
    const { person, authenticator, challenge } = await withTwoStep();
    const next = { currentPassword: person.password, newPassword: 'Another-horse-8' };
    const body = await encryptPasswords(portal, next);
    await dataOf(portal.api, changePassword, { headers: authHeaders(person), body });
    expect(await verify(challenge, codeOf(authenticator))).toMatchObject({ status: 401, message: TOO_LONG });
  });

  it.each(['disable', 'end-sessions', 'reset-two-step'])('is invalid after %s', async (action) => {
    const { person, authenticator, challenge } = await withTwoStep();
    const headers = authHeaders(await getAdmin(portal));
    await dataOf(portal.api, changeUser, { headers, body: { action, userId: person.userId } });
    expect((await verify(challenge, codeOf(authenticator))).status).toBe(401);
  });

  it('does not work as a session token, and a session token does not work as a challenge', async () => {
    const { person, authenticator, challenge } = await withTwoStep();
    expect(
      (await callApi(portal.api, getUserProfile, { headers: authHeaders({ token: challenge }) })).status,
    ).toBe(401);
    for (const token of [person.token, person.device, 'x', challenge.slice(0, -2)]) {
      expect((await verify(token, codeOf(authenticator))).status).toBe(401);
    }
  });

  it('for a code does not allow setting up a new authenticator', async () => {
    const { person, authenticator, challenge } = await withTwoStep();
    const headers = randomIpHeader();
    expect((await callApi(portal.api, startTwoStep, { headers, body: { challenge } })).status).toBe(401);
    const body = { challenge, code: codeOf(authenticator) };
    expect((await callApi(portal.api, activateTwoStep, { headers, body })).status).toBe(401);
    const enrollment = await signChallenge(person.userId, { step: 'enroll' });
    expect((await verify(enrollment, codeOf(authenticator))).status).toBe(401);
    expect(
      (await callApi(portal.api, startTwoStep, { headers, body: { challenge: enrollment } })).status,
    ).toBe(409);
  });
});

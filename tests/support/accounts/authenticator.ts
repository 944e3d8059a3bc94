import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { activateTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { TOTP } from 'otpauth';
import { authHeaders, type Person } from './accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { patchUser } from './storedAccounts.ts';

interface Addresses {
  readonly api: string;
  readonly dir: string;
  readonly cosmos: string;
}

/** The authenticator secret and the recovery codes of an account. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The current code of an authenticator, or the code a number of 30-second periods later. */
export function codeOf({ secret }: Pick<Authenticator, 'secret'>, periodsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + periodsLater * 30_000 });
}

/** A code that is wrong now and within a minute of now. */
export function wrongCodeOf(authenticator: Pick<Authenticator, 'secret'>): string {
  const right = [-2, -1, 0, 1, 2].map((periods) => codeOf(authenticator, periods));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}

/** Turns on two-step sign-in for a signed-in person. The code can be used again, so that tests need not wait for the next. */
export async function enableTwoStep(portal: Addresses, person: Person): Promise<Authenticator> {
  const headers = { ...randomIpHeader(), ...authHeaders(person) };
  const { secret } = await dataOf(portal.api, startTwoStep, { headers, body: { password: person.password } });
  const { recoveryCodes } = await dataOf(portal.api, activateTwoStep, {
    headers,
    body: { code: codeOf({ secret }) },
  });
  await resetUsedCodes(portal, person);
  return { secret, recoveryCodes };
}

/** Makes used codes valid again. */
export async function resetUsedCodes(portal: Addresses, { userId }: Pick<Person, 'userId'>): Promise<void> {
  await patchUser(portal, userId, { '/twoStep/lastStep': 0 });
}

/** Signs in with the password, and returns the challenge for the second step. */
export async function challengeOf(
  portal: Pick<Addresses, 'api'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const grant = await dataOf(portal.api, signIn, { headers: randomIpHeader(), body: { email, password } });
  if (grant.step !== 'code') throw new Error(grant.step);
  return grant.challenge;
}

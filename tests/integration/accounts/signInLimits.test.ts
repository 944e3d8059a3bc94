import { forgotPassword, resetPassword, signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { describe, expect, inject, it } from 'vitest';
import { type Person, signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { recentAttempts, patchSecret } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const MAX = 10;

/** One guess. Each claims another IP address, in every forwarding header. */
function guess(email: string, password: string, device?: string): Promise<ApiResponse> {
  const address = randomIpHeader()['x-forwarded-for'];
  const headers = {
    'x-forwarded-for': `198.51.100.7, ${address}`,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    ...(device !== undefined && { 'x-device': device }),
  };
  return callApi(portal.api, signIn, { headers, body: { email, password } });
}

async function guesses(count: number, { email }: Person, device?: string): Promise<number[]> {
  const wrong = Array.from({ length: count }, (_, index) => guess(email, `wrong-password-${index}`, device));
  return sortedStatuses(await Promise.all(wrong));
}

const refusals = (wrong: number, limited: number) => [
  ...Array.from({ length: wrong }, () => 401),
  ...Array.from({ length: limited }, () => 429),
];

const attemptsOn = ({ userId }: Person) => ({ kind: 'attempts', purpose: 'sign-in', of: userId }) as const;

/** Stores this many recent wrong attempts. */
async function exhaust(person: Person, count = MAX): Promise<void> {
  await guess(person.email, 'wrong-password');
  await patchSecret(portal, attemptsOn(person), recentAttempts(count));
}

describe('guessing passwords', () => {
  it('gets ten tries in 15 minutes, from any number of addresses', async () => {
    const person = await signUpPerson(portal);
    expect(await guesses(40, person)).toEqual(refusals(MAX, 30));

    const right = await guess(person.email.toUpperCase(), person.password);
    expect(right).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    expect(right.message).toBe(
      'Too many attempts. To protect the account, you must wait before you try again.',
    );
    const seconds = Number(right.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(13 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('does not lock the owner out of a known browser', async () => {
    const person = await signUpPerson(portal);
    await exhaust(person);
    expect((await guess(person.email, person.password)).status).toBe(429);
    const again = await signInPerson(portal, person);
    expect((await signInPerson(portal, again)).userId).toBe(person.userId);
  });

  it('gets ten more with stolen device tokens, however many there are', async () => {
    const person = await signUpPerson(portal);
    const another = await signInPerson(portal, person);
    expect(await guesses(7, person, person.device)).toEqual(refusals(7, 0));
    expect(await guesses(7, person, another.device)).toEqual(refusals(3, 4));
    expect((await guess(person.email, person.password)).status).toBe(200);
  });

  it('gets none with device tokens from before a reset, after which the owner can sign in at once', async () => {
    const person = await signUpPerson(portal);
    await exhaust(person);
    const { resetToken: token } = await dataOf(portal.api, forgotPassword, {
      headers: randomIpHeader(),
      body: { email: person.email },
    });
    const password = 'Another-horse-8';
    const body = { token, ...(await encryptPasswords(portal, { password })) };
    await dataOf(portal.api, resetPassword, { headers: randomIpHeader(), body });
    expect((await guess(person.email, password)).status).toBe(200);
    expect(await guesses(MAX, person)).toEqual(refusals(MAX, 0));
    expect((await guess(person.email, password, person.device)).status).toBe(429);
  });

  it('gains nothing from the device token of another account or from a session token', async () => {
    const [person, thief] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
    await exhaust(person);
    for (const device of [thief.device, thief.token, person.token, 'device', '']) {
      expect((await guess(person.email, person.password, device)).status).toBe(429);
    }
    expect((await guess(thief.email, thief.password)).status).toBe(200);
  });

  it('gets a new try for each one that is 15 minutes old', async () => {
    const person = await signUpPerson(portal);
    await exhaust(person);
    expect((await guess(person.email, person.password)).status).toBe(429);
    await patchSecret(portal, attemptsOn(person), { '/attemptIds/0': `${new Date().toISOString()}|over` });
    expect(await guesses(2, person)).toEqual(refusals(1, 1));
  });

  it('counts only wrong passwords', async () => {
    const person = await signUpPerson(portal);
    await exhaust(person, MAX - 1);
    for (let times = 0; times < 3; times++) {
      expect((await guess(person.email, person.password)).status).toBe(200);
    }
    expect(await guesses(2, person)).toEqual(refusals(1, 1));
  });
});

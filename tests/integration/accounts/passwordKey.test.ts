import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import {
  changePassword,
  forgotPassword,
  publicKey,
  resetPassword,
} from '@portal/contract/accounts/endpoints/auth.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  PASSWORD,
  type Person,
  signInPerson,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { recentAttempts, patchSecret } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const FAILED = { status: 400, message: 'Encryption failed. Please try again.' };
const NEXT_PASSWORD = 'Another-horse-8';

const key = async () => {
  const { publicKey: spki, kid } = await dataOf(portal.api, publicKey);
  return { kid, rsa: createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }) };
};

async function changeTo(person: Person, currentPassword: string, newPassword: string): Promise<ApiResponse> {
  const body = await encryptPasswords(portal, { currentPassword, newPassword });
  return callApi(portal.api, changePassword, { headers: authHeaders(person), body });
}

it('the key is RSA-3072 as SPKI, has an id, and expires within a day', async () => {
  const response = await dataOf(portal.api, publicKey);
  const { rsa, kid } = await key();
  expect(rsa.asymmetricKeyType).toBe('rsa');
  expect(rsa.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(kid).toMatch(/^[\w-]{1,64}$/);
  const hours = (Date.parse(response.expiresAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThan(24);
});

describe('a password that does not decrypt', () => {
  let validBody: object;
  beforeAll(async () => {
    const { email } = await signUpPerson(portal);
    const headers = randomIpHeader();
    const { resetToken: token } = await dataOf(portal.api, forgotPassword, { headers, body: { email } });
    validBody = { token, ...(await encryptPasswords(portal, { password: NEXT_PASSWORD })) };
  });
  const reset = (body: object) => callApi(portal.api, resetPassword, { headers: randomIpHeader(), body });

  const { RSA_PKCS1_PADDING: oldPadding, RSA_PKCS1_OAEP_PADDING: padding } = constants;
  it.each<[string, () => Promise<{ password?: unknown; kid?: unknown }>]>([
    ['is not base64', async () => ({ password: '{"not":"base64"}' })],
    ['is plain text', async () => ({ password: NEXT_PASSWORD.replaceAll('-', '') })],
    ['is random', async () => ({ password: Buffer.alloc(384, 7).toString('base64') })],
    ['is empty', async () => ({ password: '' })],
    ['is missing', async () => ({ password: undefined })],
    ['is very long', async () => ({ password: 'A'.repeat(15_000) })],
    ['is not text', async () => ({ password: 7 })],
    ['names no key and is random', async () => ({ kid: undefined, password: 'A'.repeat(512) })],
    ['names an unknown key', async () => ({ kid: 'unknown' })],
    ['names a path', async () => ({ kid: '../../etc/passwd' })],
    [
      'has the old padding',
      async () => {
        const ciphertext = publicEncrypt(
          { key: (await key()).rsa, padding: oldPadding },
          Buffer.from(NEXT_PASSWORD),
        );
        return { password: ciphertext.toString('base64') };
      },
    ],
    [
      'is hashed with SHA-1',
      async () => {
        const ciphertext = publicEncrypt(
          { key: (await key()).rsa, padding, oaepHash: 'sha1' },
          Buffer.from(NEXT_PASSWORD),
        );
        return { password: ciphertext.toString('base64') };
      },
    ],
    [
      'is not UTF-8',
      async () => {
        const ciphertext = publicEncrypt(
          { key: (await key()).rsa, padding, oaepHash: 'sha256' },
          Buffer.from([0xff, 0xfe, 0xfd]),
        );
        return { password: ciphertext.toString('base64') };
      },
    ],
  ])('is refused when it %s', async (_, wrong) => {
    expect(await reset({ ...validBody, ...(await wrong()) })).toMatchObject(FAILED);
  });

  it('does not use up a reset token', async () => {
    expect((await reset(validBody)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('requires the current one, with ten tries in 15 minutes', async () => {
    const person = await signUpPerson(portal);
    const WRONG = 'Your current password is not correct';
    expect(await changeTo(person, 'wrong-password', NEXT_PASSWORD)).toMatchObject({
      status: 400,
      message: WRONG,
      error: { fields: { currentPassword: WRONG } },
    });
    const attempts = { kind: 'attempts', purpose: 'password', of: person.userId } as const;
    await patchSecret(portal, attempts, recentAttempts(8));
    const more = Array.from({ length: 4 }, () => changeTo(person, 'wrong-password', NEXT_PASSWORD));
    expect(sortedStatuses(await Promise.all(more))).toEqual([400, 400, 429, 429]);
    expect((await changeTo(person, PASSWORD, NEXT_PASSWORD)).status).toBe(429);
  });

  it('to an invalid one is rejected', async () => {
    const person = await signUpPerson(portal);
    for (const [password, message] of [
      ['', 'Password is required'],
      ['1234567', 'New password must be at least 8 characters long'],
      ['PassWord1', 'This password is too common. Please choose another one.'],
      [person.email, NAME_BASED_PASSWORD],
      ['Records Portal', NAME_BASED_PASSWORD],
      ['x'.repeat(257), 'Please use a shorter password'],
    ] as const) {
      expect(await changeTo(person, PASSWORD, password)).toMatchObject({
        status: 400,
        message,
        error: { fields: { newPassword: message } },
      });
    }
    expect((await signInPerson(portal, person)).userId).toBe(person.userId);
  });

  it('succeeds once under concurrent calls', async () => {
    const person = await signUpPerson(portal);
    const passwords = ['A', 'B'].map((end) => NEXT_PASSWORD + end);
    const responses = await Promise.all(passwords.map((password) => changeTo(person, PASSWORD, password)));
    const [succeeded, refused] = sortedStatuses(responses);
    expect(succeeded).toBe(200);
    // The other call comes before the change (409), or after it: its current password is wrong (400), or its session, which
    // the change ended, is no longer known (401).
    expect([400, 401, 409]).toContain(refused);
    const password = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect(await signInPerson(portal, { ...person, password })).toMatchObject({ userId: person.userId });
  });
});

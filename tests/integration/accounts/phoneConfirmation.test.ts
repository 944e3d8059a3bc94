import { confirmPhone, sendPhoneCode } from '@portal/contract/accounts/endpoints/confirmation.ts';
import {
  getUserProfile,
  saveUserSettings,
  submitUserProfile,
} from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, freshPhoneNumber, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import {
  patchPhoneCode,
  patchSecret,
  recentAttempts,
  storedPhoneCode,
  storedUser,
} from '../../support/accounts/storedAccounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { emailsTo } from '../../support/operations/emails.ts';

const portal = inject('portal');
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const send = (person: Person, headers = headersOf(person)) => callApi(portal.api, sendPhoneCode, { headers });
const confirm = (person: Person, code: string) =>
  callApi(portal.api, confirmPhone, { headers: headersOf(person), body: { code } });
const profileOf = async (person: Person) =>
  (await dataOf(portal.api, getUserProfile, { headers: authHeaders(person) })).user;

function saveNumber(person: Person, phoneNumber: string) {
  const body = { firstName: 'Casey', lastName: 'Example', phoneNumber };
  return dataOf(portal.api, submitUserProfile, { headers: authHeaders(person), body });
}

/** A client with a number of their own. */
async function aPerson(phoneNumber = freshPhoneNumber()) {
  const person = await signUpPerson(portal);
  await saveNumber(person, phoneNumber);
  return { person, phoneNumber };
}

const inboxOf = (phoneNumber: string) => emailsTo(portal, `1${phoneNumber.replace(/\D/g, '')}@sms.localhost`);

/** The codes that were sent to a number. */
async function codesTo(phoneNumber: string): Promise<string[]> {
  return (await inboxOf(phoneNumber)).map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
}

describe('a phone number', () => {
  it('is confirmed by the code that was sent to it, once, and until it changes', async () => {
    const { person, phoneNumber } = await aPerson();
    expect(await send(person)).toMatchObject({ status: 200, message: 'We sent you a code' });
    const [code] = await codesTo(phoneNumber);
    expect(JSON.stringify(await storedPhoneCode(portal, person.userId))).not.toContain(code);
    expect(await confirm(person, ` ${code!.slice(0, 3)}-${code!.slice(3)}`)).toMatchObject({
      status: 200,
      message: 'Phone number confirmed',
      data: { user: { phoneConfirmed: true } },
    });
    expect(await confirm(person, code!)).toMatchObject({ status: 410 });
    expect(await send(person)).toMatchObject({ status: 409 });
    const events = (await trailEntries(portal)).filter((entry) => entry['userId'] === person.userId);
    expect(events.map(({ kind }) => kind)).toContain('phone-confirmed');
    expect(JSON.stringify(events)).not.toContain(phoneNumber.slice(-4));
    await saveNumber(person, `+1 ${phoneNumber}`);
    expect((await profileOf(person)).phoneConfirmed).toBe(true);
    await saveNumber(person, freshPhoneNumber());
    expect((await profileOf(person)).phoneConfirmed).toBe(false);
  });

  it('keeps the setting for text messages while it is not confirmed', async () => {
    const { person } = await aPerson();
    const changed = await callApi(portal.api, saveUserSettings, {
      headers: authHeaders(person),
      body: { smsNotifications: true },
    });
    expect(changed).toMatchObject({ status: 200, data: { settings: { smsNotifications: true } } });
    expect(await profileOf(person)).toMatchObject({
      phoneConfirmed: false,
      settings: { smsNotifications: true },
    });
  });

  it('is not confirmed by wrong codes, and the right one is lost after five of them', async () => {
    const { person, phoneNumber } = await aPerson();
    await send(person);
    const [code] = await codesTo(phoneNumber);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tried = 0; tried < 5; tried++) {
      expect(await confirm(person, wrong)).toMatchObject({
        status: 400,
        error: { fields: { code: 'This code is not correct. Please check the text message and try again.' } },
      });
    }
    expect(await confirm(person, code!)).toMatchObject({ status: 410 });
    expect((await profileOf(person)).phoneConfirmed).toBe(false);
  });

  it('is not confirmed by the code of another number or another account, or by an expired one', async () => {
    const { person, phoneNumber } = await aPerson();
    const { person: other } = await aPerson(phoneNumber);
    await send(person);
    const [code] = await codesTo(phoneNumber);
    expect(await confirm(other, code!)).toMatchObject({ status: 410 });
    await saveNumber(person, freshPhoneNumber());
    expect(await confirm(person, code!)).toMatchObject({ status: 400 });
    await saveNumber(person, phoneNumber);
    await patchPhoneCode(portal, person.userId, { '/expiresAt': new Date().toISOString() });
    expect(await confirm(person, code!)).toMatchObject({ status: 410 });
    expect(await storedUser(portal, person.userId)).not.toHaveProperty('confirmedPhone');
  });

  it('is needed to send a code', async () => {
    const person = await signUpPerson(portal);
    await saveNumber(person, '');
    expect(await send(person)).toMatchObject({ status: 400 });
    expect(await confirm(person, '123456')).toMatchObject({ status: 410 });
  });
});

describe('codes are limited', () => {
  it('per account: three in a quarter of an hour, whatever the number', async () => {
    const { person } = await aPerson();
    for (const status of [200, 200, 200, 429]) {
      await saveNumber(person, freshPhoneNumber());
      expect(await send(person)).toMatchObject({ status });
    }
  });

  it('per number: five a day from all accounts', async () => {
    const phoneNumber = freshPhoneNumber();
    for (const status of [200, 200, 200, 200, 200, 429, 429]) {
      const { person } = await aPerson(phoneNumber);
      expect(await send(person)).toMatchObject({ status });
    }
    expect(await codesTo(phoneNumber)).toHaveLength(5);
  });

  it('per network address: thirty a day from all accounts', async () => {
    const address = randomIpHeader();
    const { person } = await aPerson();
    expect(await send(person, { ...authHeaders(person), ...address })).toMatchObject({ status: 200 });
    const ip = address['x-forwarded-for'];
    const attempts = {
      kind: 'attempts',
      purpose: 'phone-code-address',
      of: ip,
      windowSeconds: 86_400,
    } as const;
    await patchSecret(portal, attempts, recentAttempts(30));
    const { person: other, phoneNumber } = await aPerson();
    expect(await send(other, { ...authHeaders(other), ...address })).toMatchObject({ status: 429 });
    expect(await codesTo(phoneNumber)).toEqual([]);
    expect(await send(other)).toMatchObject({ status: 200 });
  });
});

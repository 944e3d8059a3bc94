import { confirmAddress, requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { patchSecret, patchUser, recentAttempts } from '../../support/accounts/storedAccounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { emailsAbout, emailsTo } from '../../support/operations/emails.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const requestLink = (person: Person, address = randomIpHeader()) =>
  callApi(portal.api, requestAddressLink, { headers: { ...authHeaders(person), ...address } });
const confirm = (person: Person, token: string) =>
  callApi(portal.api, confirmAddress, {
    headers: { ...authHeaders(person), ...randomIpHeader() },
    body: { token },
  });
const isConfirmed = async (person: Person) =>
  (await dataOf(portal.api, getUserProfile, { headers: authHeaders(person) })).user.emailConfirmed;

async function tokenSentTo({ email }: Person): Promise<string> {
  return eventually('the link', async () => {
    const [message] = await emailsTo(portal, email);
    return message && /confirm-address\?token=([\w-]+)/.exec(message.text)?.[1];
  });
}

describe('an address', () => {
  it('is confirmed by the link that was sent to it, once', async () => {
    const person = await signUpPerson(portal);
    expect(await isConfirmed(person)).toBe(false);
    expect(await requestLink(person)).toMatchObject({
      status: 200,
      message: 'We sent you a link. Please check your email.',
    });
    const token = await tokenSentTo(person);
    expect(await confirm(person, token)).toMatchObject({
      status: 200,
      message: 'Email address confirmed',
      data: { user: { emailConfirmed: true } },
    });
    expect(await confirm(person, token)).toMatchObject({ status: 410 });
    expect(await requestLink(person)).toMatchObject({ status: 409 });
    const events = (await trailEntries(portal)).filter((entry) => entry['userId'] === person.userId);
    expect(events.map(({ kind }) => kind)).toContain('address-confirmed');
  });

  it('is not confirmed by the session of another account, which does not use up the link', async () => {
    const [person, other] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
    await requestLink(person);
    const token = await tokenSentTo(person);
    expect(await confirm(other, token)).toMatchObject({ status: 410 });
    expect(await isConfirmed(other)).toBe(false);
    expect(await isConfirmed(person)).toBe(false);
    expect(await confirm(person, token)).toMatchObject({ status: 200 });
  });

  it('is not confirmed by an expired link', async () => {
    const person = await signUpPerson(portal);
    await requestLink(person);
    const token = await tokenSentTo(person);
    await patchSecret(portal, { kind: 'address', token }, { '/expiresAt': new Date().toISOString() });
    expect(await confirm(person, token)).toMatchObject({ status: 410 });
    expect(await isConfirmed(person)).toBe(false);
  });
});

describe('links are limited', () => {
  it('per account: three in a quarter of an hour', async () => {
    const person = await signUpPerson(portal);
    for (const status of [200, 200, 200, 429]) expect(await requestLink(person)).toMatchObject({ status });
  });

  it('per account: five a day', async () => {
    const person = await signUpPerson(portal);
    await requestLink(person);
    const daily = { purpose: 'address-link', of: person.userId, windowSeconds: 86_400 } as const;
    await patchSecret(portal, { kind: 'attempts', ...daily }, recentAttempts(5));
    expect(await requestLink(person)).toMatchObject({ status: 429 });
  });

  it('per network address: thirty a day from all accounts', async () => {
    const address = randomIpHeader();
    const [person, other] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
    await requestLink(person, address);
    const daily = { of: address['x-forwarded-for'], windowSeconds: 86_400 } as const;
    await patchSecret(
      portal,
      { kind: 'attempts', purpose: 'address-link-address', ...daily },
      recentAttempts(30),
    );
    expect(await requestLink(other, address)).toMatchObject({ status: 429 });
    expect(await requestLink(other)).toMatchObject({ status: 200 });
  });
});

it('an account that added an order gets its notices once its address is verified', async () => {
  const [request, adder, staff] = await Promise.all([
    submitRequest(portal),
    signUpPerson(portal),
    createStaff(portal),
  ]);
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...authHeaders(adder), ...accessHeader(await lookUp(portal, request)) },
    body: { requestId: request.requestId },
  });
  const statusEmails = async (status: 'processing' | 'on_hold', subject: string) => {
    await dataOf(portal.api, updateRequestStatus, {
      headers: authHeaders(staff),
      body: { requestId: request.requestId, status },
    });
    return eventually('the email to the contact', async () => {
      const found = (await emailsAbout(portal, request.orderId)).filter((email) =>
        email.subject.startsWith(subject),
      );
      return found.length > 0 && found.map(({ to }) => to);
    });
  };
  expect(await statusEmails('processing', 'Processing')).not.toContain(adder.email);
  await patchUser(portal, adder.userId, { '/emailVerifiedAt': new Date().toISOString() });
  await statusEmails('on_hold', 'On Hold');
  await eventually(
    'the email to the account',
    async () => (await emailsTo(portal, adder.email)).length === 1,
  );
});

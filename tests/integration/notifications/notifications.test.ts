import { randomUUID } from 'node:crypto';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { expect, inject, it } from 'vitest';
import {
  authHeaders,
  freshEmail,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { pay, recordsRequest, submitRequest } from '../../support/requests/order.ts';
import { pendingTasksOf } from '../../support/portal/stores.ts';
import { confirmPhoneOf, patchUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

/** Submits a request as a signed-in client; returns it with the messages about it. */
async function messagesAfterSubmit(client: Person, expected: number, contactEmail = 'desk@swift.example') {
  const draftId = randomUUID();
  const request = recordsRequest({ contactEmail });
  const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, {
    headers: { ...randomIpHeader(), ...authHeaders(client) },
    body: { draftId, request },
  });
  await pay(portal, paymentIntentId);
  const { requestId, verificationCode } = await dataOf(portal.api, submitClientRequest, {
    headers: { ...randomIpHeader(), ...authHeaders(client) },
    body: { draftId, payment: { id: paymentIntentId } },
  });
  const messages = await eventually('the messages', async () => {
    const found = await emailsAbout(portal, request.orderId);
    return found.length >= expected && found;
  });
  return { messages, to: messages.map(({ to }) => to).toSorted(), requestId, verificationCode, request };
}

function prefer(client: Person, settings: { emailNotifications?: boolean; smsNotifications?: boolean }) {
  return dataOf(portal.api, saveUserSettings, { headers: authHeaders(client), body: settings });
}

it('a client is notified by email in addition to the contact', async () => {
  const client = await signUpPerson(portal);
  const { to } = await messagesAfterSubmit(client, 2);
  expect(to).toEqual(['desk@swift.example', client.email].toSorted());
});

it('a client who prefers text messages gets one, without the code and the patient’s name', async () => {
  const client = await signUpPerson(portal);
  await prefer(client, { emailNotifications: false, smsNotifications: true });
  await confirmPhoneOf(portal, client.userId);
  const { messages, to, verificationCode, request } = await messagesAfterSubmit(client, 2);
  expect(to).toEqual(['13235550142@sms.localhost', 'desk@swift.example']);
  const { text } = messages.find((message) => message.to.endsWith('@sms.localhost'))!;
  expect(text).toContain(`your request ${request.orderId} was submitted`);
  expect(text).not.toContain(verificationCode);
  expect(text).not.toContain(request.patientName);
});

it('a number that nobody confirmed gets no text message, although they are turned on', async () => {
  const client = await signUpPerson(portal);
  await prefer(client, { emailNotifications: false, smsNotifications: true });
  const { requestId, request } = await messagesAfterSubmit(client, 1);
  await dataOf(portal.api, updateRequestStatus, {
    headers: authHeaders(await createStaff(portal)),
    body: { requestId, status: 'processing' },
  });
  const to = await eventually('the status email', async () => {
    const found = await emailsAbout(portal, request.orderId);
    return found.length === 2 && found.map((email) => email.to);
  });
  expect(to).toEqual(['desk@swift.example', 'desk@swift.example']);
});

it('a client who turned off both gets neither', async () => {
  const client = await signUpPerson(portal);
  await prefer(client, { emailNotifications: false, smsNotifications: false });
  expect((await messagesAfterSubmit(client, 1)).to).toEqual(['desk@swift.example']);
});

it('an unverified address gets neither the code nor a link that opens the request', async () => {
  const client = await signUpPerson(portal);
  const { messages, requestId, verificationCode } = await messagesAfterSubmit(client, 2);
  const textTo = (address: string) => messages.find(({ to }) => to === address)!.text;
  expect(textTo(client.email)).toContain(`/dashboard/request/${requestId}`);
  expect(textTo(client.email)).not.toContain(verificationCode);
  expect(textTo('desk@swift.example')).toContain(verificationCode);
});

it('a client with a verified address gets the code', async () => {
  const client = await signUpPerson(portal);
  await patchUser(portal, client.userId, { '/emailVerifiedAt': new Date().toISOString() });
  const { messages, verificationCode } = await messagesAfterSubmit(client, 2);
  expect(messages.find(({ to }) => to === client.email)!.text).toContain(verificationCode);
});

it('an account with the contact’s unverified address cannot suppress notifications', async () => {
  const contact = freshEmail();
  const impostor = await signUpPerson(portal, { email: contact });
  await prefer(impostor, { emailNotifications: false });
  const { requestId, request } = await messagesAfterSubmit(impostor, 1, contact);
  await dataOf(portal.api, updateRequestStatus, {
    headers: authHeaders(await createStaff(portal)),
    body: { requestId, status: 'processing' },
  });
  const to = await eventually('the status emails', async () => {
    const found = await emailsAbout(portal, request.orderId);
    return found.length === 2 && found.map((email) => email.to);
  });
  expect(to).toEqual([contact, contact]);
});

it('the attorney gets the confirmation with the code too, if the client wants that', async () => {
  const lawyerEmail = freshEmail();
  const { orderId, verificationCode } = await submitRequest(portal, { lawyerEmail, confirmAttorney: true });
  const messages = await eventually('both confirmations', async () => {
    const found = await emailsAbout(portal, orderId);
    return found.length >= 2 && found;
  });
  expect(messages.map(({ to }) => to).toSorted()).toEqual(
    ['clerk@copyservice.example', lawyerEmail].toSorted(),
  );
  for (const { text } of messages) expect(text).toContain(verificationCode);
});

it('an attorney who is the copy service gets it once', async () => {
  const email = freshEmail();
  const { orderId, requestId } = await submitRequest(portal, {
    lawyerEmail: email.toUpperCase(),
    copyServiceEmail: email,
    confirmAttorney: true,
  });
  await eventually(
    'the end of its tasks',
    async () => (await pendingTasksOf(portal, requestId)).length === 0,
  );
  expect((await emailsAbout(portal, orderId)).map(({ to }) => to)).toEqual([email]);
});

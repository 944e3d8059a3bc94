import { randomUUID } from 'node:crypto';
import { changeContactEmail } from '@portal/contract/notifications/endpoints.ts';
import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  freshEmail,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent, submitForClient } from '../../../support/api/requestCalls.ts';
import { emailsTo } from '../../../support/operations/emails.ts';
import { addressThat, noticesOf } from '../../../support/operations/notices.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { accessHeader } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

let staff: Person;
let submitter: Person;
let other: Person;
beforeAll(async () => {
  [staff, submitter, other] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
});

interface Correction {
  readonly contactEmail: string;
  readonly seen: string;
  readonly key?: string;
}

const correct = (
  person: Person,
  requestId: string,
  { key = randomUUID(), ...body }: Correction,
  headers: Record<string, string> = {},
): Promise<ApiResponse> =>
  callApi(portal.api, changeContactEmail, {
    headers: { ...headersOf(person), ...headers },
    body: { requestId, key, ...body },
  });

const statusOf = async (orderId: string, verificationCode: string) =>
  (
    await callApi(portal.api, getRequestStatus, {
      headers: randomIpHeader(),
      query: { orderId, verificationCode },
    })
  ).status;

const codeIn = (text: string) => /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)![0];

describe('the address of the contact', () => {
  it('is corrected by the submitter: the new address gets a new code, and the old one ends', async () => {
    const wrong = addressThat('bounce');
    const { requestId, orderId, verificationCode } = await submitForClient(portal, submitter, {
      contactEmail: wrong,
    });
    await eventually(
      'the mark',
      async () => (await noticesOf(portal, staff, requestId)).undelivered.length > 0,
    );
    const right = freshEmail();
    const key = randomUUID();
    const change = { contactEmail: right, seen: wrong, key };
    expect(await correct(submitter, requestId, change)).toMatchObject({
      status: 200,
      data: { contactEmail: right },
    });
    expect(await correct(submitter, requestId, change)).toMatchObject({ status: 200 });

    const [email] = await eventually('the email', async () => {
      const found = await emailsTo(portal, right);
      return found.length > 0 ? found : null;
    });
    expect(email!.text).toMatch(/The email address of the order was corrected/);
    const { entries } = await dataOf(portal.api, getAccessLog, {
      headers: headersOf(submitter),
      query: { requestId },
    });
    expect(entries.map(({ by, action }) => `${by} ${action}`).toSorted()).toEqual([
      'you code-replaced',
      'you contact-changed',
    ]);
    expect(await statusOf(orderId, verificationCode)).toBe(404);
    expect(await statusOf(orderId, codeIn(email!.text))).toBe(200);
    expect(await requestContent(portal, requestId)).toMatchObject({
      codeVersion: 1,
      fields: { contactEmail: right },
    });
    expect((await noticesOf(portal, staff, requestId)).undelivered).toEqual([]);
    expect((await emailsTo(portal, wrong)).map(({ text }) => text).join()).not.toContain(codeIn(email!.text));
    const events = await documentsOf(portal, requestId, 'event');
    const kinds = events
      .map(({ kind }) => kind)
      .filter((kind) => /contact-changed|code-replaced/.test(String(kind)));
    expect(new Set(kinds)).toEqual(new Set(['code-replaced', 'contact-changed']));
    expect(kinds).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('firm.example');
    expect(await emailsTo(portal, right)).toHaveLength(1);

    const details = await dataOf(portal.api, getRequestDetails, {
      headers: headersOf(submitter),
      query: { requestId },
    });
    expect(details).toMatchObject({ contactEmail: right });
    expect(details).not.toHaveProperty('contactRejectsMail');
  });

  it('is corrected by staff also without a submitter', async () => {
    const { requestId, request } = await submitRequest(portal);
    const contactEmail = freshEmail();
    const seen = request.copyServiceEmail;
    expect(await correct(staff, requestId, { contactEmail, seen })).toMatchObject({ status: 200 });
    await eventually('the email', async () => (await emailsTo(portal, contactEmail)).length > 0);
  });

  it('is never corrected by a holder of the code, or by an account that added the request', async () => {
    const { requestId, orderId, verificationCode, request } = await submitForClient(portal, submitter);
    const query = { orderId, verificationCode };
    const tracked = await dataOf(portal.api, getRequestStatus, { headers: randomIpHeader(), query });
    const access = accessHeader(tracked);
    await dataOf(portal.api, addToMyRequests, {
      headers: { ...headersOf(other), ...access },
      body: { requestId },
    });
    const change = { contactEmail: other.email, seen: request.copyServiceEmail };
    expect(await correct(other, requestId, change, access)).toMatchObject({ status: 404 });
    const holder = await callApi(portal.api, changeContactEmail, {
      headers: { ...access, ...randomIpHeader() },
      body: { requestId, key: randomUUID(), ...change },
    });
    expect(holder.status).toBe(401);
    expect(await statusOf(orderId, verificationCode)).toBe(200);
    expect(await requestContent(portal, requestId)).not.toHaveProperty('codeVersion');
  });

  it('is not overwritten by someone who saw another one, and the same address changes nothing', async () => {
    const { requestId, orderId, verificationCode, request } = await submitForClient(portal, submitter);
    const contactEmail = freshEmail();
    expect(await correct(submitter, requestId, { contactEmail, seen: 'old@firm.example' })).toMatchObject({
      status: 409,
    });
    const same = { contactEmail: request.copyServiceEmail.toUpperCase(), seen: '' };
    expect(await correct(submitter, requestId, same)).toMatchObject({ status: 200 });
    expect(await statusOf(orderId, verificationCode)).toBe(200);
  });

  it('corrected in the details of the copy service that stands for it gets a new code too', async () => {
    const wrong = addressThat('bounce');
    const { requestId, orderId, verificationCode } = await submitRequest(portal, { copyServiceEmail: wrong });
    await eventually(
      'the mark',
      async () => (await noticesOf(portal, staff, requestId)).undelivered.length > 0,
    );
    const right = freshEmail();
    const { editContact, read } = requestCalls(portal, staff, requestId);
    expect((await editContact({ copyServiceEmail: right, firmName: 'Roe LLP' })).status).toBe(200);
    expect((await editContact({ copyServiceEmail: right, firmName: 'Roe LLP' })).status).toBe(200);
    expect((await noticesOf(portal, staff, requestId)).undelivered).toEqual([]);
    const [email] = await eventually('the email', async () => {
      const found = await emailsTo(portal, right);
      return found.length > 0 ? found : null;
    });
    expect(await statusOf(orderId, verificationCode)).toBe(404);
    expect(await statusOf(orderId, codeIn(email!.text))).toBe(200);
    expect(await requestContent(portal, requestId)).toMatchObject({
      codeVersion: 1,
      fields: { firmName: 'Roe LLP' },
    });
    expect((await read()).data).toMatchObject({ contactEmail: right, copyServiceEmail: right });
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'contact-changed')).toHaveLength(1);
  });

  it('edited in the details is refused if the new one takes no emails, and changes nothing', async () => {
    const rejecting = addressThat('suppressed');
    const other = await submitRequest(portal, { contactEmail: rejecting });
    await requestCalls(portal, staff, other.requestId).changeStatus({ status: 'processing' });
    await eventually(
      'two bounces',
      async () => (await noticesOf(portal, staff, other.requestId)).undelivered[0]?.isSuppressed,
    );
    const { requestId, orderId, verificationCode } = await submitRequest(portal);
    const edited = await requestCalls(portal, staff, requestId).editContact({ copyServiceEmail: rejecting });
    expect(edited).toMatchObject({
      status: 400,
      error: { fields: { 'patientData.copyServiceEmail': expect.any(String) as string } },
    });
    expect(await statusOf(orderId, verificationCode)).toBe(200);
  });

  it('of its own, and other details, are edited without a new code', async () => {
    const contactEmail = freshEmail();
    const { requestId, orderId, verificationCode } = await submitRequest(portal, { contactEmail });
    const { editContact, read } = requestCalls(portal, staff, requestId);
    expect((await editContact({ copyServiceEmail: freshEmail(), firmName: 'Roe LLP' })).status).toBe(200);
    expect(await statusOf(orderId, verificationCode)).toBe(200);
    expect((await read()).data).toMatchObject({ contactEmail });
  });

  it('is corrected again, and the details show the current one', async () => {
    const { requestId, request } = await submitForClient(portal, submitter);
    const [first, second] = [freshEmail(), freshEmail()];
    const seen = request.copyServiceEmail;
    expect(await correct(submitter, requestId, { contactEmail: first, seen })).toMatchObject({ status: 200 });
    expect(await correct(staff, requestId, { contactEmail: second, seen: first })).toMatchObject({
      status: 200,
    });
    const { data } = await requestCalls(portal, staff, requestId).read();
    expect(data).toMatchObject({ contactEmail: second, copyServiceEmail: second });
  });
});

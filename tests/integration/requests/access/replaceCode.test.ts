import { randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import {
  replaceVerificationCode,
  revealVerificationCode,
} from '@portal/contract/requests/endpoints/verificationCode.ts';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../../support/accounts/accounts.ts';
import { patchUser } from '../../../support/accounts/storedAccounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent, submitForClient } from '../../../support/api/requestCalls.ts';
import { uploadAndRelease } from '../../../support/files/releasedFiles.ts';
import { type Message, emailsAbout } from '../../../support/operations/emails.ts';
import { redeliver } from '../../../support/payments/webhooks.ts';
import { sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf, documentsOf, pendingTasksOf } from '../../../support/portal/stores.ts';
import { sendUpdate, uploadUnder } from '../../../support/requests/clientUpdates.ts';
import { accessHeader } from '../../../support/requests/holder.ts';
import { internalDraft, submitAs } from '../../../support/requests/internalRequests.ts';
import { submitRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');

const WRONG = 'AAAAA-AAAAA';
const headersOf = (person: Person | null) => ({ ...(person && authHeaders(person)), ...randomIpHeader() });

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

function replace(
  person: Person | null,
  requestId: string,
  { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  return callApi(portal.api, replaceVerificationCode, {
    headers: { ...headersOf(person), ...headers },
    body: { requestId, key },
  });
}

function open(orderId: string, verificationCode: string, headers = randomIpHeader()): Promise<ApiResponse> {
  return callApi(portal.api, getRequestStatus, { headers, query: { orderId, verificationCode } });
}

/** The access token of a lookup. */
async function accessOf(orderId: string, verificationCode: string): Promise<Record<string, string>> {
  const query = { orderId, verificationCode };
  return accessHeader(await dataOf(portal.api, getRequestStatus, { headers: randomIpHeader(), query }));
}

async function codeOf(requestId: string): Promise<string> {
  const revealed = await dataOf(portal.api, revealVerificationCode, {
    headers: headersOf(staff),
    body: { requestId },
  });
  return revealed.verificationCode;
}

const ofReplacement = ({ subject }: Message) => subject.startsWith('New verification code');

async function replacementEmail(orderId: string): Promise<Message> {
  return eventually('the email', async () => (await emailsAbout(portal, orderId)).find(ofReplacement));
}

interface StoredOrder {
  id: string;
  requests: Record<string, string>;
}

/** The lookup document of the order that a request has. */
async function orderOf(requestId: string): Promise<StoredOrder> {
  const accounts = await containerOf(portal, 'accounts');
  const { resources } = await accounts.items
    .query<StoredOrder>({ query: 'SELECT * FROM c WHERE STARTSWITH(c.id, "order|")' })
    .fetchAll();
  return resources.find(({ requests }) => Object.values(requests ?? {}).includes(requestId))!;
}

/** A request of the submitter whose code was replaced by them. */
async function replaced() {
  const request = await submitForClient(portal, submitter);
  const access = await accessOf(request.orderId, request.verificationCode);
  expect(await replace(submitter, request.requestId)).toMatchObject({ status: 200 });
  return { ...request, access, newCode: await codeOf(request.requestId) };
}

describe('replacing the verification code', () => {
  it('by the submitter emails the new code to the contact, and only that opens the request', async () => {
    const { orderId, verificationCode: oldCode, requestId, newCode, request } = await replaced();
    expect(newCode).not.toBe(oldCode);
    const email = await replacementEmail(orderId);
    expect(email.to).toBe(request.copyServiceEmail);
    expect(email.text).toContain(newCode);
    expect(email.text).not.toContain(oldCode);
    expect(email.text).toContain('The account that submitted your order replaced its verification code.');
    expect((await emailsAbout(portal, orderId)).filter(ofReplacement)).toHaveLength(1);
    expect(await open(orderId, newCode)).toMatchObject({ status: 200, data: { _id: requestId } });
    expect(await open(orderId, oldCode)).toMatchObject({ status: 404 });
    expect(await requestContent(portal, requestId)).toMatchObject({ codeVersion: 1 });
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'code-replaced')).toMatchObject([
      { by: { kind: 'client', id: submitter.userId }, details: { version: 1 } },
    ]);
    expect(JSON.stringify(events)).not.toContain(newCode.replace('-', ''));
  });

  it('by staff works for a request without a submitter, which nobody else can replace', async () => {
    const { requestId, orderId, verificationCode } = await submitRequest(portal);
    const access = await accessOf(orderId, verificationCode);
    expect(await replace(null, requestId, { headers: access })).toMatchObject({ status: 401 });
    expect(await replace(other, requestId, { headers: access })).toMatchObject({ status: 404 });
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 200 });
    expect(await replace(staff, requestId)).toMatchObject({ status: 200 });
    expect((await replacementEmail(orderId)).text).toContain(
      'The records staff replaced the verification code of your order.',
    );
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
    expect(await open(orderId, await codeOf(requestId))).toMatchObject({ status: 200 });
  });

  it('is refused to an account that added the request with its code', async () => {
    const { requestId, orderId, verificationCode } = await submitForClient(portal, submitter);
    const headers = { ...headersOf(other), ...(await accessOf(orderId, verificationCode)) };
    await dataOf(portal.api, addToMyRequests, { headers, body: { requestId } });
    expect(await replace(other, requestId)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await requestContent(portal, requestId)).not.toHaveProperty('codeVersion');
  });

  it('happens once for repeated and concurrent calls with one key', async () => {
    const { requestId, orderId } = await submitForClient(portal, submitter);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => replace(submitter, requestId, { key })));
    all.push(await replace(submitter, requestId, { key }));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await requestContent(portal, requestId)).toMatchObject({ codeVersion: 1 });
    expect(await open(orderId, await codeOf(requestId))).toMatchObject({ status: 200 });
    await eventually(
      'the end of its tasks',
      async () => (await pendingTasksOf(portal, requestId)).length === 0,
    );
    expect((await emailsAbout(portal, orderId)).filter(ofReplacement)).toHaveLength(1);
  });

  it('ends every earlier code, and is limited to five a day for each side', async () => {
    const { requestId, orderId, verificationCode } = await submitForClient(portal, submitter);
    const codes = [verificationCode];
    for (let time = 1; time <= 5; time++) {
      expect(await replace(submitter, requestId)).toMatchObject({ status: 200 });
      codes.push(await codeOf(requestId));
    }
    const sixth = await replace(submitter, requestId);
    expect(sixth).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    expect(sixth.error?.retryAfterSeconds).toBeGreaterThan(80_000);
    expect(await replace(staff, requestId)).toMatchObject({ status: 200 });
    for (const code of codes) expect(await open(orderId, code)).toMatchObject({ status: 404 });
    expect(await open(orderId, await codeOf(requestId))).toMatchObject({ status: 200 });
  });

  it('counts a replaced code as a wrong one, with the same answer', async () => {
    const { orderId, verificationCode: oldCode, newCode } = await replaced();
    const headers = randomIpHeader();
    const { correlationId: _, ...old } = (await open(orderId, oldCode, headers)).error!;
    const { correlationId: __, ...wrong } = (await open(orderId, WRONG, headers)).error!;
    expect(old).toEqual(wrong);
    for (const code of ['AAAAA-AAAAB', 'AAAAA-AAAAC', 'AAAAA-AAAAD']) await open(orderId, code, headers);
    expect(await open(orderId, newCode, headers)).toMatchObject({ error: { code: 'locked' } });
  });
});

describe('whoever has only the old code', () => {
  it('loses the access token, the thread, the files and the uploads', async () => {
    const request = await submitForClient(portal, submitter);
    const { requestId, orderId, verificationCode } = request;
    const terms = { requiresPayment: false, embargoEnabled: false };
    const fileId = await uploadAndRelease(portal, staff, requestId, terms);
    const token = await accessOf(orderId, verificationCode);
    const key = `update-${randomUUID()}`;
    const uploaded = await uploadUnder(portal, key);
    const statusesWith = async (access: Record<string, string>, person: Person | null = null) => {
      const headers = () => ({ ...access, ...headersOf(person) });
      const upload = updateKeyOf(requestId, randomUUID());
      const responses = await Promise.all([
        callApi(portal.api, downloadFile, { headers: headers(), query: { requestId, fileId } }),
        callApi(portal.api, getMessages, { headers: headers(), query: { requestId } }),
        callApi(portal.api, generateUploadUrls, {
          headers: headers(),
          body: { requestId: upload, files: [{ name: 'a.pdf', size: 1 }] },
        }),
      ]);
      return responses.map(({ status }) => status);
    };
    expect(await statusesWith(token)).toEqual([200, 200, 200]);
    expect(await replace(submitter, requestId)).toMatchObject({ status: 200 });

    expect(await statusesWith(token)).toEqual([401, 401, 401]);
    const refused = await callApi(portal.api, getMessages, { headers: token, query: { requestId } });
    expect(refused).toMatchObject({
      error: { code: 'unauthenticated' },
      message:
        'The verification code of this request was replaced. Please enter your Order ID and the new code.',
    });
    const added = await callApi(portal.api, addToMyRequests, {
      headers: { ...token, ...headersOf(other) },
      body: { requestId },
    });
    expect(added).toMatchObject({ status: 401 });
    const update = { updateReason: 'Other', uploadedFiles: [{ fileId: uploaded }], updateId: undefined };
    expect(await sendUpdate(portal, { orderId, verificationCode }, update)).toMatchObject({ status: 404 });
    expect(await requestContent(portal, requestId)).toMatchObject({
      updates: [],
      owners: [submitter.userId],
    });

    // The account that submitted the request needs no code, whatever token its browser still sends.
    expect(await statusesWith(token, submitter)).toEqual([200, 200, 200]);
    const newCode = await codeOf(requestId);
    const renewed = await accessOf(orderId, newCode);
    expect(decodeJwt(renewed['x-request-access']!)).toMatchObject({ sub: requestId, codeVersion: 1 });
    expect(await statusesWith(renewed)).toEqual([200, 200, 200]);
    expect(await sendUpdate(portal, { orderId, verificationCode: newCode }, update)).toMatchObject({
      status: 200,
    });
  });

  it('gets no code by submitting again, and no webhook or task registers the old one again', async () => {
    const { draftId, paymentIntentId, requestId, orderId, verificationCode } = await replaced();
    const again = () =>
      dataOf(portal.api, submitClientRequest, {
        headers: randomIpHeader(),
        body: { draftId, payment: { id: paymentIntentId } },
      });
    const response = { requestId, orderId, status: 'pending', verificationCode: '' };
    expect(await Promise.all([again(), again()])).toEqual([response, response]);
    await redeliver(portal, { times: 2, shuffle: true, paymentIntent: paymentIntentId });
    const requests = await containerOf(portal, 'requests');
    const late = { attempts: 1, due: '2000-01-01T00:00:00.000Z', requestId, type: 'task' };
    await requests.items.create({ ...late, id: 'task|late', work: [{ kind: 'finish-draft', draftId }] });
    await sweepOutbox(portal);
    await eventually(
      'the end of its tasks',
      async () => (await pendingTasksOf(portal, requestId)).length === 0,
    );
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
    expect(await open(orderId, await codeOf(requestId))).toMatchObject({ status: 200 });
  });

  it('gets none when an internal request is submitted again, even if that call read no request', async () => {
    const sent = await internalDraft(portal);
    const first = await submitAs(portal, staff, sent);
    const { requestId, orderId, verificationCode } = submitClientRequest.data.parse(first.data);
    expect(await replace(staff, requestId)).toMatchObject({ status: 200, data: { emailedTo: '' } });
    expect(await submitAs(portal, staff, sent)).toMatchObject({ data: { requestId, verificationCode: '' } });
    const ended = Object.entries((await orderOf(requestId)).requests).filter(([, value]) => value === '');
    expect(ended).toHaveLength(1);

    // A call that started before the request existed registers its code at the end.
    const requests = await containerOf(portal, 'requests');
    const { resource: stored } = await requests.item('root', requestId).read();
    await requests.item('root', requestId).delete();
    await submitAs(portal, staff, sent);
    await requests.items.upsert(stored);
    expect(Object.entries((await orderOf(requestId)).requests)).toEqual(expect.arrayContaining(ended));
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
    expect(await open(orderId, await codeOf(requestId))).toMatchObject({ status: 200 });
  });

  it('is not emailed the new code, even with a verified account that has the request', async () => {
    await patchUser(portal, other.userId, { '/emailVerifiedAt': new Date().toISOString() });
    const { requestId, orderId, verificationCode } = await submitForClient(portal, submitter);
    const headers = { ...headersOf(other), ...(await accessOf(orderId, verificationCode)) };
    await dataOf(portal.api, addToMyRequests, { headers, body: { requestId } });
    await replace(submitter, requestId);
    const newCode = await codeOf(requestId);
    await requestCalls(portal, staff, requestId).changeStatus({ status: 'processing' });
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, orderId)).filter(({ text }) => text.includes('Processing'));
      return found.length >= 3 && found;
    });
    const withCode = emails.filter(({ text }) => text.includes(newCode));
    for (const { to } of withCode) expect([other.email, submitter.email]).not.toContain(to);
    expect(withCode).toHaveLength(1);
  });
});

describe('a call that stops halfway', () => {
  it('before the request changed leaves the old code, and the next call finishes', async () => {
    const { requestId, orderId, verificationCode, newCode } = await replaced();
    const accounts = await containerOf(portal, 'accounts');
    const requests = await containerOf(portal, 'requests');
    // As before the change: the order lists both codes, the request still has the first one.
    const order = await orderOf(requestId);
    const both = Object.fromEntries(Object.keys(order.requests).map((code) => [code, requestId]));
    await accounts.items.upsert({ ...order, requests: both });
    const { resource: stored } = await requests.item('root', requestId).read<Record<string, unknown>>();
    const { codeVersion: _, codeReplacements: __, ...before } = stored!;
    await requests.items.upsert(before);
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 200 });
    expect(await codeOf(requestId)).toBe(verificationCode);
    expect(await replace(submitter, requestId)).toMatchObject({ status: 200 });
    expect(await codeOf(requestId)).toBe(newCode);
    expect(await open(orderId, newCode)).toMatchObject({ status: 200 });
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
  });

  it('after the request changed leaves the new code, and its task removes the old one', async () => {
    const { requestId, orderId, verificationCode, newCode } = await replaced();
    const accounts = await containerOf(portal, 'accounts');
    const order = await orderOf(requestId);
    const both = Object.fromEntries(Object.keys(order.requests).map((code) => [code, requestId]));
    await accounts.items.upsert({ ...order, requests: both });
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
    expect(await open(orderId, newCode)).toMatchObject({ status: 200 });
    const requests = await containerOf(portal, 'requests');
    await requests.items.create({
      id: 'task|again',
      requestId,
      type: 'task',
      attempts: 1,
      due: '2000-01-01T00:00:00.000Z',
      work: [{ kind: 'end-replaced-codes' }],
    });
    await sweepOutbox(portal);
    await eventually(
      'the end of the task',
      async () => (await pendingTasksOf(portal, requestId)).length === 0,
    );
    expect(Object.values((await orderOf(requestId)).requests).toSorted()).toEqual(['', requestId]);
    expect(await open(orderId, verificationCode)).toMatchObject({ status: 404 });
    expect(await open(orderId, newCode)).toMatchObject({ status: 200 });
  });

  it('works again after an earlier version of the portal saved the request without its version', async () => {
    const { requestId, orderId, newCode } = await replaced();
    await replace(submitter, requestId);
    const second = await codeOf(requestId);
    const requests = await containerOf(portal, 'requests');
    const { resource: stored } = await requests.item('root', requestId).read<Record<string, unknown>>();
    const { codeVersion: _, codeReplacements: __, ...saved } = stored!;
    await requests.items.upsert(saved);
    expect(await open(orderId, second)).toMatchObject({ status: 200 });
    expect(await open(orderId, newCode)).toMatchObject({ status: 404 });
    await replace(staff, requestId);
    expect(await codeOf(requestId)).toBe(second);
    expect(await open(orderId, second)).toMatchObject({ status: 200 });
  });
});

it('the submitter sees where the new code goes; an account that added the request does not', async () => {
  const { requestId, orderId, verificationCode, request } = await submitForClient(portal, submitter);
  const headers = { ...headersOf(other), ...(await accessOf(orderId, verificationCode)) };
  await dataOf(portal.api, addToMyRequests, { headers, body: { requestId } });
  const viewOf = (person: Person) =>
    dataOf(portal.api, getRequestDetails, { headers: headersOf(person), query: { requestId } });
  expect(await viewOf(submitter)).toMatchObject({ contactEmail: request.copyServiceEmail });
  expect(await viewOf(other)).not.toHaveProperty('contactEmail');
});

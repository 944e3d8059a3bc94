import { downloadFile, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import {
  getRequestAccounts,
  readmitRequestAccount,
  removeRequestAccount,
  type RequestAccounts,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import {
  getRequestDetails,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import {
  addToMyRequests,
  getClientRequest,
  getRequestStatus,
} from '@portal/contract/requests/endpoints/requests.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  freshEmail,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { patchUser } from '../../../support/accounts/storedAccounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestContent, submitForClient } from '../../../support/api/requestCalls.ts';
import { uploadAndRelease } from '../../../support/files/releasedFiles.ts';
import { emailsTo } from '../../../support/operations/emails.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf, documentsOf } from '../../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');

let staff: Person;
let submitter: Person;
let colleague: Person;
beforeAll(async () => {
  [staff, submitter, colleague] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
});

const as = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const masked = ({ email }: Person) => `${email[0]!}•••${email.slice(email.indexOf('@') - 1)}`;

const verify = (person: Person) =>
  patchUser(portal, person.userId, { '/emailVerifiedAt': new Date().toISOString() });

interface Order {
  readonly requestId: string;
  readonly orderId: string;
  readonly verificationCode: string;
}

/** Adds a request as whoever knows its order ID and code. */
async function add(request: Order, person: Person, access?: Record<string, string>) {
  const held = access ?? accessHeader(await lookUp(portal, request));
  return callApi(portal.api, addToMyRequests, {
    headers: { ...held, ...as(person) },
    body: { requestId: request.requestId },
  });
}

const accountsSeenBy = (person: Person, requestId: string): Promise<RequestAccounts> =>
  dataOf(portal.api, getRequestAccounts, { headers: as(person), query: { requestId } });

/** The ID of an account, by its masked address. */
async function accountIdOf(requestId: string, person: Person): Promise<string> {
  const { accounts, removed } = await accountsSeenBy(staff, requestId);
  const isSubmitter = (await requestContent(portal, requestId))['submitterId'] === person.userId;
  const others = [...accounts.filter((each) => !each.isSubmitter), ...removed];
  const [found] = isSubmitter ? accounts : others.filter(({ email }) => email === masked(person));
  return found!.accountId;
}

async function change(
  operation: typeof removeRequestAccount,
  by: Person,
  requestId: string,
  account: Person,
) {
  const body = { requestId, accountId: await accountIdOf(requestId, account) };
  return callApi(portal.api, operation, { headers: as(by), body });
}

describe('the accounts of a request', () => {
  it('are listed for the submitter and staff with masked addresses, and for nobody else', async () => {
    const request = await submitForClient(portal, submitter);
    const { requestId } = request;
    await add(request, colleague);
    for (const viewer of [submitter, staff]) {
      const shown = await accountsSeenBy(viewer, requestId);
      expect(shown).toMatchObject({
        accounts: [
          { email: masked(submitter), isSubmitter: true, isYou: viewer === submitter, addedAt: null },
          { email: masked(colleague), isSubmitter: false, isYou: false, addedAt: expect.any(String) },
        ],
        removed: [],
      });
      const text = JSON.stringify(shown);
      for (const person of [submitter, colleague]) {
        expect(text).not.toContain(person.userId);
        expect(text).not.toContain(person.email);
      }
    }
    const held = accessHeader(await lookUp(portal, request));
    const accountId = await accountIdOf(requestId, colleague);
    const statuses = async (headers: () => Record<string, string>) => [
      (await callApi(portal.api, getRequestAccounts, { headers: headers(), query: { requestId } })).status,
      (
        await callApi(portal.api, removeRequestAccount, {
          headers: headers(),
          body: { requestId, accountId },
        })
      ).status,
    ];
    // Not even another account of the request with its code: the thief has that too.
    expect(await statuses(() => ({ ...as(colleague), ...held }))).toEqual([404, 404]);
    expect(await statuses(() => ({ ...held, ...randomIpHeader() }))).toEqual([401, 401]);
    expect(await accountsSeenBy(staff, requestId)).toMatchObject({ accounts: [{}, {}], removed: [] });
  });

  it('of a request without a submitter are changed by staff only', async () => {
    const request = await submitRequest(portal);
    const { requestId } = request;
    await add(request, colleague);
    expect((await change(removeRequestAccount, colleague, requestId, colleague)).status).toBe(404);
    expect((await change(removeRequestAccount, staff, requestId, colleague)).status).toBe(200);
  });

  it('never lose the submitter', async () => {
    const { requestId } = await submitForClient(portal, submitter);
    for (const by of [submitter, staff]) {
      expect(await change(removeRequestAccount, by, requestId, submitter)).toMatchObject({
        status: 409,
        message: 'The account that submitted the request can’t be removed.',
      });
    }
  });
});

it('a removed account loses its list entry, details, files, uploads, messages and notifications', async () => {
  const request = await submitForClient(portal, submitter);
  const { requestId, orderId, verificationCode } = request;
  const thief = await signUpPerson(portal);
  const fileId = await uploadAndRelease(portal, staff, requestId, {
    requiresPayment: false,
    embargoEnabled: false,
  });
  const held = accessHeader(await lookUp(portal, request));
  const last = await signUpPerson(portal, { email: `last-${freshEmail()}` });
  // An account that added a request is notified about it only with a verified address.
  await Promise.all([verify(thief), verify(last)]);
  await add(request, thief, held);
  await add(request, last, held);
  const code = { orderId, verificationCode };
  const withCode = { ...held, ...authHeaders(thief) };
  const list = async () =>
    (await dataOf(portal.api, getAllClientRequests, { headers: as(thief) })).requests.map(({ _id }) => _id);
  const reads = async (callerHeaders: Record<string, string>) => {
    const headers = () => ({ ...callerHeaders, ...randomIpHeader() });
    const query = { requestId, fileId, action: 'download' };
    const replies = await Promise.all([
      callApi(portal.api, downloadFile, { headers: headers(), query }),
      callApi(portal.api, getMessages, { headers: headers(), query: { requestId } }),
      callApi(portal.api, generateUploadUrls, {
        headers: headers(),
        body: { requestId: updateKeyOf(requestId, randomUUID()), files: [{ name: 'a.pdf', size: 10 }] },
      }),
    ]);
    return replies.map(({ status }) => status);
  };
  const details = () => callApi(portal.api, getRequestDetails, { headers: as(thief), query: { requestId } });
  expect(await list()).toEqual([requestId]);
  expect((await details()).status).toBe(200);
  expect((await reads(authHeaders(thief)))[0]).toBe(200);
  const before = (await emailsTo(portal, thief.email)).length;

  const removed = await change(removeRequestAccount, submitter, requestId, thief);
  expect(removed).toMatchObject({
    status: 200,
    data: {
      accounts: [{ isSubmitter: true }, { email: masked(last) }],
      removed: [{ email: masked(thief), removedBy: 'submitter' }],
    },
  });

  expect(await list()).toEqual([]);
  const { pagination } = await dataOf(portal.api, getAllClientRequests, { headers: as(thief) });
  expect(pagination.totalCount).toBe(0);
  expect((await details()).status).toBe(404);
  for (const headers of [authHeaders(thief), withCode])
    for (const status of await reads(headers)) expect([401, 404]).toContain(status);
  const auth = await callApi(portal.api, downloadFileAuth, {
    headers: as(thief),
    query: { requestId, fileId, action: 'download' },
  });
  expect(auth.status).toBe(404);
  for (const operation of [getRequestStatus, getClientRequest]) {
    expect(await callApi(portal.api, operation, { headers: as(thief), query: code })).toMatchObject({
      status: 403,
      message:
        'Your account was removed from this request. Please ask the person who submitted it, or contact us.',
    });
  }
  expect(await add(request, thief, held)).toMatchObject({ status: 403, error: { code: 'forbidden' } });

  await dataOf(portal.api, updateRequestStatus, {
    headers: as(staff),
    body: { requestId, status: 'processing' },
  });
  // The emails are sent in the order of the list, so the one to the removed account would be earlier.
  await eventually(
    'the email to the account after it',
    async () => (await emailsTo(portal, last.email)).length > 0,
  );
  expect(await emailsTo(portal, thief.email)).toHaveLength(before);

  // A second removal changes nothing.
  const { seq } = await requestContent(portal, requestId);
  expect((await change(removeRequestAccount, staff, requestId, thief)).status).toBe(200);
  expect(await requestContent(portal, requestId)).toMatchObject({ seq });
});

it('a readmitted account can add the request again, and is listed and counted once', async () => {
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const person = await signUpPerson(portal);
  await add(request, person);
  await change(removeRequestAccount, staff, requestId, person);
  expect(await change(readmitRequestAccount, submitter, requestId, person)).toMatchObject({
    status: 200,
    data: { accounts: [{ isSubmitter: true }], removed: [] },
  });
  const mine = () => dataOf(portal.api, getAllClientRequests, { headers: as(person) });
  expect((await mine()).requests).toEqual([]);
  expect((await add(request, person)).status).toBe(200);
  expect(await mine()).toMatchObject({ requests: [{ _id: requestId }], pagination: { totalCount: 1 } });
  const events = await documentsOf(portal, requestId, 'event');
  const kinds = events.map(({ kind }) => String(kind)).filter((kind) => kind.startsWith('owner-'));
  expect(kinds.toSorted()).toEqual(['owner-added', 'owner-added', 'owner-readmitted', 'owner-removed']);
});

it('removing while the request is added again and again leaves one consistent state', async () => {
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const person = await signUpPerson(portal);
  const held = accessHeader(await lookUp(portal, request));
  await add(request, person, held);
  const accountId = await accountIdOf(requestId, person);
  await Promise.all([
    ...Array.from({ length: 5 }, () => add(request, person, held)),
    ...Array.from({ length: 5 }, () =>
      callApi(portal.api, removeRequestAccount, { headers: as(staff), body: { requestId, accountId } }),
    ),
  ]);
  expect(await requestContent(portal, requestId)).toMatchObject({
    owners: [submitter.userId],
    removedOwners: [{ userId: person.userId }],
  });
  const { requests, pagination } = await dataOf(portal.api, getAllClientRequests, { headers: as(person) });
  expect([requests.length, pagination.totalCount]).toEqual([0, 0]);
});

it('twenty strangers’ accounts never lock out the contact, colleagues or the submitter', async () => {
  const domain = `firm-${randomUUID().slice(0, 8)}.example`;
  const contactEmail = `casey@${domain}`;
  const request = await submitForClient(portal, submitter, { contactEmail });
  const { requestId } = request;
  const container = await containerOf(portal, 'requests');
  const strangers = Array.from({ length: 20 }, (_, index) => `usr_${'0'.repeat(22)}${index}`);
  await container.item('root', requestId).patch([{ op: 'set', path: '/owners', value: strangers }]);
  const [stranger, contact, kim] = await Promise.all([
    signUpPerson(portal, { email: freshEmail() }),
    signUpPerson(portal, { email: contactEmail }),
    signUpPerson(portal, { email: `kim@${domain}` }),
  ]);
  const held = accessHeader(await lookUp(portal, request));
  const full = {
    status: 409,
    message:
      'Too many people have already added this request to their lists. Please use its Order ID and verification code.',
  };
  for (const person of [stranger, contact, kim]) expect(await add(request, person, held)).toMatchObject(full);
  await Promise.all([contact, kim].map(verify));
  for (const person of [contact, kim, submitter]) expect((await add(request, person, held)).status).toBe(200);
  await verify(stranger);
  expect(await add(request, stranger, held)).toMatchObject(full);
});

describe('adding a request', () => {
  it('warns the submitter, even with notifications turned off, and the log says who did what', async () => {
    const owner = await signUpPerson(portal);
    await patchUser(portal, owner.userId, { '/settings/emailNotifications': false });
    const request = await submitForClient(portal, owner);
    const { requestId, orderId, verificationCode } = request;
    const person = await signUpPerson(portal);
    await add(request, person);
    const warnings = (await emailsTo(portal, owner.email)).filter(({ subject }) =>
      subject.startsWith('An account added your order'),
    );
    expect(warnings).toMatchObject([{ subject: `An account added your order ${orderId}` }]);
    const { text } = warnings[0]!;
    expect(text).toContain(`/dashboard/request/${requestId}`);
    for (const secret of [verificationCode, person.email]) expect(text).not.toContain(secret);

    await callApi(portal.api, getRequestDetails, { headers: as(person), query: { requestId } });
    await callApi(portal.api, getRequestDetails, { headers: as(person), query: { requestId } });
    await change(removeRequestAccount, owner, requestId, person);
    await change(readmitRequestAccount, staff, requestId, person);
    const entries = await eventually('the opening', async () => {
      const log = await dataOf(portal.api, getAccessLog, { headers: as(owner), query: { requestId } });
      return log.entries.some(({ action, by }) => action === 'request' && by === 'account') && log.entries;
    });
    const account = masked(person);
    const shown = entries.map(({ by, action, account: named }) => ({ by, action, ...(named && { named }) }));
    expect(shown).toEqual(
      expect.arrayContaining([
        { by: 'account', action: 'added', named: account },
        { by: 'account', action: 'request', named: account },
        { by: 'you', action: 'removed', named: account },
        { by: 'staff', action: 'readmitted', named: account },
      ]),
    );
    expect(shown.filter(({ by, action }) => by === 'account' && action === 'request')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(person.email);
  });

  it('warns the contact if nobody was signed in at the submission', async () => {
    const contactEmail = freshEmail();
    const request = await submitRequest(portal, { contactEmail });
    await add(request, await signUpPerson(portal));
    const subjects = (await emailsTo(portal, contactEmail)).map(({ subject }) => subject);
    expect(subjects).toContain(`An account added your order ${request.orderId}`);
  });
});

import { randomUUID } from 'node:crypto';
import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
} from '@portal/contract/files/endpoints/files.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp, type TrackedRequest } from '../../../support/requests/holder.ts';
import { pay, pdfBytes, recordsRequest, submitRequest } from '../../../support/requests/order.ts';
import { requestWithFiles } from '../../../support/requests/requestWithFiles.ts';
import { containerOf, documentsOf, storedRequest } from '../../../support/portal/stores.ts';

const portal = inject('portal');

let client: Person;
let other: Person;
let staff: Person;
beforeAll(async () => {
  [client, other, staff] = await Promise.all([
    signUpPerson(portal),
    signUpPerson(portal),
    createStaff(portal),
  ]);
});

const listOf = async (person: Person) =>
  (await dataOf(portal.site, getAllClientRequests, { headers: authHeaders(person) })).requests.map(
    ({ _id }) => _id,
  );

/** The list once it is not empty. Webhook or browser, whichever finishes first, lists the request. */
const waitForList = (person: Person) =>
  eventually('the listing', async () => {
    const ids = await listOf(person);
    return ids.length > 0 && ids;
  });

const detailsFor = (requestId: string, headers: Record<string, string>) =>
  callApi(portal.site, getRequestDetails, { query: { requestId }, headers });

const add = (requestId: string, headers: Record<string, string>) =>
  callApi(portal.site, addToMyRequests, { body: { requestId }, headers });

const notFound = { status: 404, message: 'Request not found', error: { code: 'not_found' } };

/** A draft that was saved and paid by a person, or anonymously when null. */
async function paidDraft(person: Person | null, draftId = randomUUID()) {
  const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, {
    headers: { ...randomIpHeader(), ...(person && authHeaders(person)) },
    body: { draftId, request: recordsRequest() },
  });
  await pay(portal, paymentIntentId);
  return { draftId, payment: { id: paymentIntentId } };
}

const submit = (body: object, person: Person | null = null) =>
  dataOf(portal.api, submitClientRequest, {
    headers: { ...randomIpHeader(), ...(person && authHeaders(person)) },
    body,
  });

describe('a request that a client pays for', () => {
  it('is theirs, even if it is submitted without their session', async () => {
    const person = await signUpPerson(portal);
    const { requestId } = await submit(await paidDraft(person));
    expect(await waitForList(person)).toEqual([requestId]);
    expect(await detailsFor(requestId, authHeaders(person))).toMatchObject({
      status: 200,
      data: { _id: requestId },
    });
    expect(await storedRequest(portal, requestId)).toMatchObject({ owners: [person.userId] });
  });

  it('is theirs if only the webhook finishes it', async () => {
    const person = await signUpPerson(portal);
    await paidDraft(person);
    const [requestId] = await waitForList(person);
    expect(await detailsFor(requestId!, authHeaders(person))).toMatchObject({ status: 200 });
  });

  it('stays theirs when the draft is saved again after their session ended', async () => {
    const person = await signUpPerson(portal);
    const draftId = randomUUID();
    await dataOf(portal.api, createPaymentIntent, {
      headers: { ...randomIpHeader(), ...authHeaders(person) },
      body: { draftId, request: recordsRequest() },
    });
    const { requestId } = await submit(await paidDraft(null, draftId));
    expect(await waitForList(person)).toEqual([requestId]);
  });

  it('has no owner if no one or staff was signed in', async () => {
    const draftId = randomUUID();
    for (const draft of [await paidDraft(null), await paidDraft(staff, draftId)]) {
      const { requestId } = await submit(draft);
      expect(await storedRequest(portal, requestId)).toMatchObject({ owners: [] });
    }
  });

  it('is theirs if they sign in after paying and submit it, even after the webhook did', async () => {
    const person = await signUpPerson(portal);
    const [pending, submitted] = [await paidDraft(null), await paidDraft(null)];
    await submit(submitted);
    for (const draft of [pending, submitted]) {
      const { requestId } = await submit(draft, person);
      expect(await storedRequest(portal, requestId)).toMatchObject({
        owners: [person.userId],
        submitterId: person.userId,
      });
      expect(await detailsFor(requestId, authHeaders(person))).toMatchObject({ status: 200 });
    }
  });

  it('stays with the account that paid or submitted first, whoever submits it later', async () => {
    const [payer, stranger] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
    const paidSignedIn = await paidDraft(payer);
    const paidBeforeSignIn = await paidDraft(null);
    await submit(paidBeforeSignIn, payer);
    for (const draft of [paidSignedIn, paidBeforeSignIn]) {
      const { requestId } = await submit(draft, stranger);
      expect(await storedRequest(portal, requestId)).toMatchObject({
        owners: [payer.userId],
        submitterId: payer.userId,
      });
      expect(await detailsFor(requestId, authHeaders(stranger))).toMatchObject(notFound);
    }
  });

  it('goes to no one who names only its payment and fields, nor to staff', async () => {
    const { draftId, ...payment } = await paidDraft(null);
    const { requestId } = await submit({ draftId, ...payment }, staff);
    await submit({ ...payment, ...recordsRequest() }, client).catch(() => undefined);
    expect(await storedRequest(portal, requestId)).toMatchObject({ owners: [], submitterId: null });
  });

  it('says whose it becomes, and gets a new payment when that changes before the payment', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const save = (person: Person | null) =>
      dataOf(portal.api, createPaymentIntent, {
        headers: { ...randomIpHeader(), ...(person && authHeaders(person)) },
        body: { draftId, request },
      });
    const [first, mine, mineAgain, withoutSession, others] = [
      await save(null),
      await save(client),
      await save(client),
      await save(null),
      await save(other),
    ];
    expect([first, mine, mineAgain, withoutSession, others].map(({ belongsTo }) => belongsTo)).toEqual([
      'nobody',
      'you',
      'you',
      'another',
      'you',
    ]);
    expect(mine.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(mineAgain.paymentIntentId).toBe(mine.paymentIntentId);
    expect(withoutSession.paymentIntentId).toBe(mine.paymentIntentId);
    expect(others.paymentIntentId).not.toBe(mine.paymentIntentId);
    await pay(portal, others.paymentIntentId);
    expect(await save(client)).toMatchObject({
      paymentIntentId: others.paymentIntentId,
      belongsTo: 'another',
    });
  });

  it('ignores an owner in the body', async () => {
    const draftId = randomUUID();
    const owned = { ownerId: client.userId, owners: [client.userId] };
    const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: { draftId, ...owned, request: { ...recordsRequest(), ...owned } },
    });
    await pay(portal, paymentIntentId);
    const { requestId } = await submit({ draftId, payment: { id: paymentIntentId }, ...owned });
    expect(await storedRequest(portal, requestId)).toMatchObject({ owners: [] });
    expect(await detailsFor(requestId, authHeaders(client))).toMatchObject(notFound);
  });
});

describe('adding a request to one’s own', () => {
  let requestId: string;
  let seen: TrackedRequest;
  beforeAll(async () => {
    const submitted = await submitRequest(portal);
    ({ requestId } = submitted);
    seen = await lookUp(portal, submitted);
  });

  it('requires a client session and access to that request', async () => {
    const another = await lookUp(portal, await submitRequest(portal));
    expect(await add(requestId, authHeaders(client))).toMatchObject(notFound);
    expect(await add(requestId, { ...authHeaders(client), ...accessHeader(another) })).toMatchObject(
      notFound,
    );
    expect(await add(requestId, accessHeader(seen))).toMatchObject({ status: 401 });
    expect(await add(requestId, { ...authHeaders(staff), ...accessHeader(seen) })).toMatchObject({
      status: 403,
    });
    expect(await add('../root', { ...authHeaders(client), ...accessHeader(seen) })).toMatchObject({
      status: 400,
    });
    expect(await storedRequest(portal, requestId)).toMatchObject({ owners: [], seq: 1 });
  });

  it('shows it in the list, among the details and on the status page, and not for others', async () => {
    expect(seen.isMine).toBe(false);
    const response = await add(requestId, { ...authHeaders(client), ...accessHeader(seen) });
    expect(response).toMatchObject({ status: 200, message: 'Added to your requests', data: { requestId } });
    expect(await listOf(client)).toContain(requestId);
    expect(await listOf(other)).not.toContain(requestId);
    expect(await detailsFor(requestId, authHeaders(client))).toMatchObject({ status: 200 });
    expect(await detailsFor(requestId, authHeaders(other))).toMatchObject(notFound);
  });

  it('is recorded once under concurrent calls', async () => {
    const draft = await submitRequest(portal);
    const access = accessHeader(await lookUp(portal, draft));
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => add(draft.requestId, { ...authHeaders(client), ...access })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await storedRequest(portal, draft.requestId)).toMatchObject({ owners: [client.userId], seq: 2 });
    const events = await documentsOf(portal, draft.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'owner-added')).toMatchObject([
      { by: { kind: 'client', id: client.userId }, details: { userId: client.userId } },
    ]);
  });

  it('by many clients at once loses none, and the counts are right', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUpPerson(portal)));
    const draft = await submitRequest(portal);
    const access = accessHeader(await lookUp(portal, draft));
    await Promise.all(people.map((person) => add(draft.requestId, { ...authHeaders(person), ...access })));
    const stored = await storedRequest(portal, draft.requestId);
    expect(stored?.['owners']).toHaveLength(people.length);
    expect(new Set(stored?.['owners'] as string[])).toEqual(new Set(people.map(({ userId }) => userId)));
    for (const person of people) {
      expect(await waitForList(person)).toEqual([draft.requestId]);
      const { pagination } = await dataOf(portal.site, getAllClientRequests, {
        headers: authHeaders(person),
      });
      expect(pagination.totalCount).toBe(1);
    }
  });

  it('is limited to twenty clients', async () => {
    const draft = await submitRequest(portal);
    const access = accessHeader(await lookUp(portal, draft));
    const requests = await containerOf(portal, 'requests');
    const twenty = Array.from({ length: 20 }, (_, index) => `usr_${'0'.repeat(22)}${index}`);
    await requests.item('root', draft.requestId).patch([{ op: 'set', path: '/owners', value: twenty }]);
    expect(await add(draft.requestId, { ...authHeaders(client), ...access })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
  });

  it('is marked on the status page only for that client', async () => {
    const draft = await submitRequest(portal);
    const query = { orderId: draft.orderId, verificationCode: draft.verificationCode };
    const access = accessHeader(await lookUp(portal, draft));
    await add(draft.requestId, { ...authHeaders(client), ...access });
    const isMine = async (headers = {}) =>
      (await dataOf(portal.site, getRequestStatus, { query, headers })).isMine;
    expect(await isMine(authHeaders(client))).toBe(true);
    expect(await isMine(authHeaders(other))).toBe(false);
    expect(await isMine(authHeaders(staff))).toBe(false);
    expect(await isMine()).toBe(false);
  });
});

describe('the details of a request', () => {
  it('are for its owners and for staff; to others it does not exist', async () => {
    const draft = await submitRequest(portal);
    const seen = await lookUp(portal, draft);
    await add(draft.requestId, { ...authHeaders(client), ...accessHeader(seen) });
    const {
      requestAccess: _,
      requestAccessExpiresAt: __,
      isMine: ___,
      ...view
    } = await lookUp(portal, draft);
    expect(await detailsFor(draft.requestId, authHeaders(client))).toMatchObject({
      status: 200,
      data: { view: 'client', ...view },
    });
    expect(await detailsFor(draft.requestId, authHeaders(staff))).toMatchObject({
      status: 200,
      data: { view: 'staff', _id: draft.requestId },
    });
    expect(await detailsFor(draft.requestId, authHeaders(other))).toMatchObject(notFound);
    expect(await detailsFor(draft.requestId, { ...authHeaders(other), ...accessHeader(seen) })).toMatchObject(
      notFound,
    );
    expect(await detailsFor(`req_${'x'.repeat(24)}`, authHeaders(client))).toMatchObject(notFound);
    expect(await detailsFor(`req_${'x'.repeat(24)}`, authHeaders(staff))).toMatchObject(notFound);
    expect(await detailsFor(draft.requestId, {})).toMatchObject({ status: 401 });
    expect(await detailsFor(draft.requestId, accessHeader(seen))).toMatchObject({ status: 401 });
  });

  it('are audited when staff read them, and once a day when the client does', async () => {
    const { requestId } = await submit(await paidDraft(client));
    const openedBy = async () =>
      (await documentsOf(portal, requestId, 'event'))
        .filter(({ kind }) => kind === 'request-opened')
        .map(({ by }) => (by as { id: string }).id);
    await detailsFor(requestId, authHeaders(client));
    // Recorded beside the response.
    await eventually('the opening', async () => (await openedBy()).length === 1);
    await detailsFor(requestId, authHeaders(client));
    await detailsFor(requestId, authHeaders(staff));
    expect((await openedBy()).toSorted()).toEqual([client.userId, staff.userId].toSorted());
  });
});

it.each([downloadFile, checkFileDownload, checkDownloadStatus])(
  'an owner opens the files of a request with $path, and another client cannot',
  async (operation) => {
    const { requestId, fileIds, seen } = await requestWithFiles(portal, [
      { name: 'record.pdf', content: pdfBytes() },
    ]);
    const ask = (headers: Record<string, string>) =>
      callApi(portal.site, operation, { query: { requestId, fileId: fileIds[0]! }, headers });
    expect(await ask(authHeaders(client))).toMatchObject({ status: 404, message: 'File not found' });
    await add(requestId, { ...authHeaders(client), ...accessHeader(seen) });
    expect(await ask(authHeaders(client))).toMatchObject({ status: 200 });
    expect(await ask(authHeaders(other))).toMatchObject({ status: 404, message: 'File not found' });
    expect(await ask(authHeaders(staff))).toMatchObject({ status: 200 });
  },
);

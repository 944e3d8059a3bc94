import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { assignRequest, changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { addFacility } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import { previewLetter, searchMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { changeRecipe, getAssembly, getSourcePages } from '@portal/contract/packets/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  invitePerson,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { textPdf } from '../../support/files/authorizationPdf.ts';
import { Canaries, type Leak } from '../../support/operations/canaries.ts';
import { sendUpdate, uploadForUpdate, uploadUnder } from '../../support/requests/clientUpdates.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { threadExports } from '../../support/requests/threadExports.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { internalDraft, submitAs } from '../../support/requests/internalRequests.ts';
import { intentIn, invoiceCalls, sentInvoice } from '../../support/payments/invoiceCalls.ts';
import {
  pay,
  pdfBytes,
  recordsRequest,
  stripeOf,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';
import { sendSource, sourceIs } from '../../support/packets/sources.ts';
import { uploadAndRelease, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { containerOf } from '../../support/portal/stores.ts';

/** Multiplies the requests and invoices with planted values. */
const SIZE = IS_FULL_SIZE ? 2 : 1;

const planted = new Canaries();
const { word, email, phone, birthDate } = planted;

let portal: Portal;
let admin: Person;
let staff: Person;
let client: Person;
const output: string[] = [];
const addresses: string[] = [];
const failures: string[] = [];

/** A request with a planted value in every field. */
const requestWithCanaries = () =>
  recordsRequest({
    orderId: word('orderId'),
    facilityName: word('facilityName'),
    copyServiceName: word('copyServiceName'),
    copyServiceEmail: email('copyServiceEmail'),
    copyServicePhone: phone('copyServicePhone'),
    contactEmail: email('contactEmail'),
    contactPhone: phone('contactPhone'),
    attorneyName: word('attorneyName'),
    firmName: word('firmName'),
    lawyerEmail: email('lawyerEmail'),
    lawyerPhone: phone('lawyerPhone'),
    authority: { kind: 'subpoena', issuingCourt: word('issuingCourt') },
    patientName: word('patientName'),
    patientDob: birthDate('patientDob'),
    requestType: 1,
    paAppliesTo: 'Physician',
    physicianName: word('physicianName'),
    scope: {
      dates: 'all',
      include: word('include'),
      exclude: word('exclude'),
      sensitive: { hiv: 'subpoena_packet' },
      claimNumber: word('claimNumber'),
      caseCaption: word('caseCaption'),
      court: word('court'),
      caseNumber: word('caseNumber'),
      matterNumber: word('matterNumber'),
    },
  });

const fileWithCanaries = (from: string) => ({
  name: `${word(`${from} name`)}.pdf`,
  content: pdfBytes(word(`${from} content`)),
});

/** Expects a call to succeed, so that its values are stored. */
async function expectSuccess(call: Promise<ApiResponse>): Promise<void> {
  const { status, message } = await call;
  if (status >= 300) throw new Error(`${status} ${message}`);
}

/** Plants the values that client, staff and admin write for one request; returns its id. */
async function plantInRequest(): Promise<string> {
  const { name, content } = fileWithCanaries('own file');
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name, content });
  const letter = {
    name: `${word('letter name')}.pdf`,
    content: textPdf([`Patient: ${word('letter text')}`]),
  };
  const letterId = await uploadFile(portal, draftId, letter);
  await eventually('the check of the letter', async () => {
    const { data } = await callApi(portal.api, checkAuthorization, {
      headers: randomIpHeader(),
      body: {
        draftId,
        fileId: letterId,
        patientName: word('checked patient'),
        patientDob: birthDate('checked birth date'),
        firmName: word('checked firm'),
      },
    });
    return (data as DataOf<typeof checkAuthorization>).state === 'checked';
  });
  const fields = {
    ...requestWithCanaries(),
    uploadedFiles: [{ fileId }],
    loaFiles: [{ fileId: letterId }],
  };
  const request = await submitRequest(portal, fields, draftId, client);
  const { requestId } = request;
  const calls = requestCalls(portal, staff, requestId);
  await expectSuccess(calls.read());
  const patientName = word('patientName');
  await expectSuccess(calls.editPatient({ patientName, patientDob: birthDate('patientDob') }));
  await expectSuccess(
    calls.editContact({
      copyServiceName: word('copyServiceName'),
      copyServicePhone: phone('copyServicePhone'),
      attorneyName: word('attorneyName'),
      firmName: word('firmName'),
      lawyerEmail: email('lawyerEmail'),
    }),
  );
  await expectSuccess(calls.changeStatus({ status: 'on_hold', notes: word('status notes') }));
  await expectSuccess(
    calls.changeStatus({ status: 'pending', notes: word('private notes'), isPrivate: true }),
  );
  const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
  const reason = word('due date reason');
  await expectSuccess(
    callApi(portal.api, changeDueDate, {
      headers: headers(),
      body: { requestId, dueDate: latestDayOnEarth(new Date()), reason },
    }),
  );
  const { scope } = fields;
  await expectSuccess(
    callApi(portal.api, narrowScope, {
      headers: headers(),
      body: {
        requestId,
        seenVersion: 1,
        scope: { ...scope, exclude: `${scope?.exclude}; ${word('added exclusion')}` },
        consent: { method: 'phone', givenOn: '2026-01-02' },
        reason: word('narrowing reason'),
      },
    }),
  );
  await callApi(portal.api, assignRequest, {
    headers: headers(),
    body: { requestId, assigneeId: word('assigneeId') },
  });
  const released = await uploadAndRelease(
    portal,
    staff,
    requestId,
    { comment: word('comment'), embargoEnabled: false },
    fileWithCanaries('released file'),
  );
  for (const action of ['preview', 'open', 'download']) {
    const link = await callApi(portal.api, downloadFile, {
      headers: headers(),
      query: { requestId, fileId: released, action },
    });
    addresses.push((link.data as { url: string }).url);
  }
  const updateId = randomUUID();
  const added = await uploadForUpdate(portal, request, updateId, fileWithCanaries('update file'));
  await expectSuccess(
    sendUpdate(portal, request, {
      updateId,
      updateDetails: word('updateDetails'),
      contactPhone: phone('update phone'),
      patientName: word('update patientName'),
      patientDob: birthDate('update patientDob'),
      uploadedFiles: [{ fileId: added }],
    }),
  );
  const decision = { updateId, decision: 'apply' };
  await expectSuccess(calls.decideCorrection({ ...decision, field: 'patientName', seen: patientName }));
  await calls.decideCorrection({ ...decision, field: 'contactPhone', seen: phone('outdated phone') });
  for (const [person, isInternal] of [
    [client, false],
    [staff, false],
    [staff, true],
  ] as const) {
    await expectSuccess(
      callApi(portal.api, sendMessage, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { requestId, messageId: randomUUID(), text: word('message'), isInternal },
      }),
    );
  }
  const asLetter = { messageId: randomUUID(), asLetter: true };
  for (const operation of [previewLetter, sendMessage]) {
    await expectSuccess(
      callApi(portal.api, operation, {
        headers: { ...authHeaders(staff), ...randomIpHeader() },
        body: { requestId, text: word('letter'), ...(operation === sendMessage && asLetter) },
      }),
    );
  }
  const attached = {
    client: await uploadUnder(
      portal,
      updateKeyOf(requestId, randomUUID()),
      fileWithCanaries('client message file'),
      authHeaders(client),
    ),
    staff: await uploadForRequest(portal, staff, requestId, fileWithCanaries('staff message file')),
  };
  for (const [person, fileId] of [
    [client, attached.client],
    [staff, attached.staff],
  ] as const) {
    await expectSuccess(
      callApi(portal.api, sendMessage, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { requestId, messageId: randomUUID(), text: word('message'), uploadedFiles: [{ fileId }] },
      }),
    );
  }
  const thread = await threadExports(portal, headers(), requestId).print({ includeNotes: true });
  expect((await thread.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await expectSuccess(
    callApi(portal.api, searchMessages, { headers: headers(), body: { text: word('search') } }),
  );
  await expectSuccess(callApi(portal.api, search, { headers: headers(), body: { text: word('search') } }));
  await plantInAssembly(requestId);
  return requestId;
}

/** Plants the name and the text of a source, and what staff enter about its pages. */
async function plantInAssembly(requestId: string): Promise<void> {
  const headers = { ...authHeaders(staff), ...randomIpHeader() };
  const text = textPdf([word('source text')]);
  const sourceId = await sendSource(portal, staff, requestId, `${word('source name')}.pdf`, text);
  await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  const recipe = await eventually('the pages of the source', async () => {
    const data = await dataOf(portal.api, getAssembly, { headers, query: { requestId } });
    return data.recipe;
  });
  const { version, sections } = recipe;
  const facts = { type: 'labs', date: null, title: word('section title') };
  const operations = [{ kind: 'describe', section: sections[0]?.id, ...facts }];
  await expectSuccess(
    callApi(portal.api, changeRecipe, {
      headers,
      body: { requestId, version, key: randomUUID(), operations },
    }),
  );
  const { pieces } = await dataOf(portal.api, getSourcePages, { headers, query: { requestId, sourceId } });
  addresses.push(...pieces.map(({ url }) => url));
}

/** Plants values in an invoice that is settled by check, and in one that is paid by card and refunded. */
async function plantInInvoices(): Promise<void> {
  const lines = () => [
    {
      description: word('line'),
      quantity: 2,
      unitPrice: '9.00',
      subsections: [word('subsection')],
      cnrReason: word('cnrReason'),
    },
  ];
  const billing = (requestId: string) => invoiceCalls(portal, admin, requestId);
  const settled = await sentInvoice(portal, staff, client, lines());
  const how = { reference: word('settlement reference'), reason: word('settlement reason') };
  await expectSuccess(billing(settled.requestId).settle(settled.invoiceId, how));
  const paid = await sentInvoice(portal, staff, client, lines());
  await pay(portal, intentIn(await paid.open()));
  await paid.update();
  const reason = word('refund reason');
  await expectSuccess(billing(paid.requestId).refund(paid.invoiceId, '3.00', randomUUID(), reason));
}

/** Sends invalid values to every endpoint, in the body and in the query. */
async function plantInInvalidCalls(person: Person): Promise<void> {
  const names = [
    'requestId',
    'fileId',
    'orderId',
    'verificationCode',
    'patientName',
    'email',
    'status',
    'lineItems',
  ];
  for (const operation of endpoints) {
    const wrong = Object.fromEntries(names.map((name) => [name, word(`wrong ${name}`)]));
    const takesBody = operation.method !== 'GET';
    await sendInvalid(operation.path, operation.method, {
      headers: { ...authHeaders(person), ...randomIpHeader(), 'content-type': 'application/json' },
      ...(takesBody && { body: JSON.stringify(wrong) }),
    });
    if (!takesBody) continue;
    await sendInvalid(operation.path, operation.method, {
      headers: { ...authHeaders(person), ...randomIpHeader(), 'content-type': 'application/json' },
      body: `{"patientName": "${word('broken body')}" "patientDob":`,
    });
  }
}

async function sendInvalid(path: string, method: string, init: RequestInit): Promise<void> {
  const query = method === 'GET' ? `?requestId=${word('query')}&search=${word('query')}` : '';
  const response = await fetch(new URL(`/api/${path}${query}`, portal.api), { method, ...init });
  const text = await response.text();
  if (!response.ok) failures.push(text);
}

/** Plants values in calls while each of the stores is down. */
async function plantDuringOutages(requestId: string): Promise<void> {
  for (const store of ['cosmos', 'blob', 'stripe'] as const) {
    await setOutage(portal, store, true);
    const calls = requestCalls(portal, staff, requestId);
    await calls.editPatient({ patientName: word('patientName') });
    await calls.changeStatus({ status: 'on_hold', notes: word('status notes') });
    await submitAs(portal, staff, { source: 'internal', draftId: randomUUID(), ...requestWithCanaries() });
    await callApi(portal.api, getRequestStatus, {
      headers: randomIpHeader(),
      query: { orderId: word('orderId'), verificationCode: 'AAAAA-AAAAA' },
    });
    await sweepOutbox(portal).catch(() => undefined);
    await setOutage(portal, store, false);
  }
}

async function plantInAccounts(): Promise<void> {
  await callApi(portal.api, submitUserProfile, {
    headers: { ...authHeaders(client), ...randomIpHeader() },
    body: {
      firstName: word('firstName'),
      lastName: word('lastName'),
      phoneNumber: phone('account phone'),
      bio: word('bio'),
      jobTitle: word('jobTitle'),
      department: 'Operations',
    },
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await callApi(portal.api, signIn, {
      headers: randomIpHeader(),
      body: {
        email: email('unknown email'),
        ...(await encryptPasswords(portal, { password: word('password') })),
      },
    });
    await callApi(portal.api, signIn, {
      headers: randomIpHeader(),
      body: { email: client.email, password: word('password') },
    });
  }
  const facility = { name: word('facility'), description: word('facility description'), order: 40 };
  await callApi(portal.api, addFacility, {
    headers: { ...authHeaders(admin), ...randomIpHeader() },
    body: facility,
  });
  for (const search of [word('search'), birthDate('search'), `${word('search')} ${word('search')}`]) {
    const headers = { ...authHeaders(staff), ...randomIpHeader() };
    await callApi(portal.api, getAllClientRequests, { headers, query: { search } });
    await callApi(portal.api, getAttorneyData, { headers, query: { searchTerm: search } });
  }
}

beforeAll(async () => {
  portal = await startPortal({ faultInjection: true });
  portal.process.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  portal.process.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
});

afterAll(() => portal.stop());

describe('values planted in every field', () => {
  beforeAll(async () => {
    admin = await getAdmin(portal);
    staff = await invitePerson(portal, 'staff');
    client = await signUpPerson(portal);
    const requests: string[] = [];
    for (let round = 0; round < 3 * SIZE; round += 1) requests.push(await plantInRequest());
    for (let round = 0; round < 2 * SIZE; round += 1) {
      const draft = await internalDraft(
        portal,
        {
          ...requestWithCanaries(),
          notes: word('internal notes'),
          attorneyName: word('attorneyName'),
        } as object,
        [fileWithCanaries('subpoena')],
      );
      await submitAs(portal, staff, draft);
    }
    for (let round = 0; round < 2 * SIZE; round += 1) await plantInInvoices();
    await plantInAccounts();
    await plantInInvalidCalls(admin);
    await plantDuringOutages(requests[0]!);
    await sweepOutbox(portal);
  }, 300_000);

  it('appear in no log', async () => {
    expect(planted.count).toBeGreaterThanOrEqual(250 * SIZE);
    const found: Leak[] = [];
    let lines = 0;
    for (const name of await readdir(join(portal.dir, 'logs'))) {
      const text = await readFile(join(portal.dir, 'logs', name), 'utf8');
      found.push(...planted.leaks(name, text));
      lines += text.match(/"event":"(call|call failed|work postponed)"/g)?.length ?? 0;
    }
    expect(lines).toBeGreaterThan(500);
    expect(found).toEqual([]);
    expect(planted.leaks('console', output.join(''))).toEqual([]);
  });

  it('appear in no email, except the client’s own reference', async () => {
    const emails = (await (await fetch(new URL('messages.json', portal.mail))).json()) as {
      id: string;
      to: string;
    }[];
    expect(emails.length).toBeGreaterThan(20);
    const found: Leak[] = [];
    for (const { to: _, ...mail } of emails) {
      const html = await (await fetch(`${portal.mail}${mail.id}/html`)).text();
      found.push(...planted.leaks(`mail ${mail.id}`, JSON.stringify(mail) + html, ['orderId']));
    }
    expect(found).toEqual([]);
  });

  it('appear in no response of a failed call', () => {
    expect(failures.length).toBeGreaterThan(100);
    expect(planted.leaks('responses', failures.join('\n'))).toEqual([]);
  });

  it('appear in no file, document or partition key', async () => {
    expect(addresses).toHaveLength(12 * SIZE);
    expect(planted.leaks('links', addresses.join('\n'))).toEqual([]);
    const ids: unknown[] = [];
    for (const name of ['requests', 'views', 'accounts', 'config', 'audit'] as const) {
      const container = await containerOf(portal, name);
      const query = 'SELECT c.id, c.pk, c.requestId, c.userId FROM c';
      ids.push(...(await container.items.query(query).fetchAll()).resources);
    }
    expect(ids.length).toBeGreaterThan(100);
    expect(planted.leaks('ids', JSON.stringify(ids))).toEqual([]);
    expect(planted.leaks('blobs', (await blobNames()).join('\n'))).toEqual([]);
  });

  it('are not sent to Stripe', async () => {
    const stripe = stripeOf(portal);
    const objects: unknown[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 100 })) objects.push(intent);
    for await (const refund of stripe.refunds.list({ limit: 100 })) objects.push(refund);
    for await (const event of stripe.events.list({ limit: 100 })) objects.push(event);
    expect(objects.length).toBeGreaterThan(10);
    expect(planted.leaks('Stripe', JSON.stringify(objects))).toEqual([]);
  });
});

async function blobNames(): Promise<string[]> {
  const names: string[] = [];
  for (const container of ['quarantine', 'documents', 'bundles', 'sources', 'pieces'] as const) {
    for await (const { name } of blobContainerOf(portal, container).listBlobsFlat()) names.push(name);
  }
  return names;
}

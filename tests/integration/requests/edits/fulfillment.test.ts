import { randomUUID } from 'node:crypto';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { release, uploadForRequest } from '../../../support/files/releasedFiles.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { invoiceCalls, invoiceIn, invoiceLine } from '../../../support/payments/invoiceCalls.ts';
import { endTasksOf } from '../../../support/portal/endTasksOf.ts';
import { killApi, setDelay, setOutage } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type BorrowedPortal, borrowPortal } from '../../../support/portal/borrowPortal.ts';
import { containerOf, documentsOf } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { pdfBytes } from '../../../support/requests/order.ts';

let portal: BorrowedPortal;
let staff: Person;
let colleague: Person;
beforeAll(async () => {
  portal = await borrowPortal();
  [staff, colleague] = await Promise.all([createStaff(portal), createStaff(portal)]);
});
afterAll(() => portal.stop());
afterEach(async () => {
  for (const store of ['cosmos', 'blob'] as const) await setOutage(portal, store, false);
});

const NOTE = 'The records are complete.';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const NOTHING = { fileIds: [], invoiceIds: [], workCount: 0 };

/** A new request with an uploaded document, and the body that fulfills it. */
async function fulfillment(content: string | Uint8Array = pdfBytes()) {
  const { requestId, orderId } = await copySubmission(portal);
  const bytes = typeof content === 'string' ? pdfBytes(content) : content;
  const fileId = await uploadForRequest(portal, staff, requestId, { name: 'chart.pdf', content: bytes });
  const calls = requestCalls(portal, staff, requestId);
  const body = {
    key: randomUUID(),
    seen: NOTHING,
    documents: {
      uploadedFiles: [{ fileId }],
      requiresPayment: true,
      chargeAmount: '25',
      embargoEnabled: false,
    },
    invoice: { lineItems: [invoiceLine] },
    status: { status: 'completed', notes: NOTE, seenStatus: 'pending' },
    message: 'The bill of the laboratory follows.',
  };
  return {
    requestId,
    orderId,
    fileId,
    body,
    ...calls,
    send: (changed: object = {}) => calls.fulfill({ ...body, ...changed }),
    stored: async () => (await requestContent(portal, requestId)) as unknown as Stored,
  };
}

interface Stored {
  readonly seq: number;
  readonly status: string;
  readonly files: Record<string, { readonly scan: string }>;
  readonly invoices: Record<string, { readonly sentAt: string | null; readonly number: string }>;
  readonly history: readonly unknown[];
  readonly workCount?: number;
  readonly waitingStatus?: { readonly end?: string };
}

/** The changes of a request after its submission, in their order, without those of the malware scan. */
async function changesOf(requestId: string): Promise<string[]> {
  const events = await documentsOf(portal, requestId, 'event');
  return events.map(({ kind }) => String(kind)).filter((kind) => !/submitted|scanned|opened/.test(kind));
}

/** Ends the tasks of a request; returns the subjects of its emails. */
async function subjectsAbout({ requestId, orderId }: { requestId: string; orderId: string }) {
  await endTasksOf(portal, requestId);
  return (await emailsAbout(portal, orderId)).map(({ subject }) => subject);
}

/** Without a delay, each notification is an email of its own. */
function expectNoDoubles(subjects: readonly string[]): void {
  expect(subjects.length).toBeGreaterThan(0);
  expect(new Set(subjects).size).toBe(subjects.length);
}

const isCompleted = ({ stored }: Awaited<ReturnType<typeof fulfillment>>) =>
  eventually('the scan', async () => (await stored()).status === 'completed');

const ALL = ['files-added', 'invoice-created', 'invoice-sent', 'status-waiting', 'message-sent'];
const statusesOf = (answers: readonly { status: number }[]) =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]);

describe('a fulfillment', () => {
  it('makes all parts in one version with one group of events, and the scan completes the request', async () => {
    const request = await fulfillment();
    const { requestId, fileId, send, stored } = request;
    const before = await stored();
    const answer = await send();
    expect(answer).toMatchObject({
      status: 200,
      data: {
        requestId,
        isRepeat: false,
        releasedFileIds: [fileId],
        invoice: { invoiceNumber: expect.stringMatching(/^INV-/) as string },
        isMessageSent: true,
        workCount: 1,
      },
    });
    await isCompleted(request);
    const after = await stored();
    expect(Object.values(after.invoices)).toMatchObject([{ sentAt: expect.any(String) as string }]);
    expect(after.history.at(-1)).toMatchObject({
      status: 'completed',
      notes: NOTE,
      by: { id: staff.userId },
    });
    expect(after).not.toHaveProperty('waitingStatus');
    const events = await documentsOf(portal, requestId, 'event');
    const version = `ev|${String(before.seq + 1).padStart(6, '0')}`;
    expect(events.filter(({ id }) => String(id).startsWith(version)).map(({ kind }) => kind)).toEqual(ALL);
    expect(await documentsOf(portal, requestId, 'message')).toMatchObject([{ text: request.body.message }]);
    expectNoDoubles(await subjectsAbout(request));
  });

  it('changes nothing when it is repeated, and answers what was done', async () => {
    const request = await fulfillment();
    const first = await request.send();
    await isCompleted(request);
    const again = await request.send();
    expect(again).toMatchObject({
      status: 200,
      data: { ...(first.data as object), isRepeat: true, status: 'set' },
    });
    expect(await changesOf(request.requestId)).toEqual([...ALL, 'status-changed']);
    expect((await request.stored()).workCount).toBe(1);
  });

  it('refuses another content, and another person, with the key of one that was made', async () => {
    const request = await fulfillment();
    await request.send();
    expect(await request.send({ message: 'Another one' })).toMatchObject({ status: 409 });
    const { fulfill } = requestCalls(portal, colleague, request.requestId);
    expect(await fulfill(request.body)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await documentsOf(portal, request.requestId, 'message')).toHaveLength(1);
  });

  it('sends the draft that it names, with its lines', async () => {
    const { requestId, send, stored } = await fulfillment();
    const invoices = invoiceCalls(portal, staff, requestId);
    const { invoiceId, version } = invoiceIn(await invoices.create([{ ...invoiceLine, quantity: 1 }]));
    const invoice = { lineItems: [invoiceLine], invoiceId, seenVersion: version };
    const seen = { fileIds: [], invoiceIds: [invoiceId], workCount: 1 };
    expect(await send({ seen, invoice: { ...invoice, seenVersion: 7 } })).toMatchObject({ status: 409 });
    expect(await send({ seen, invoice })).toMatchObject({ status: 200, data: { invoice: { invoiceId } } });
    expect((await stored()).invoices).toMatchObject({
      [invoiceId]: { totalCents: 2550, version: version + 1, sentAt: expect.any(String) as string },
    });
    expect(Object.keys((await stored()).invoices)).toHaveLength(1);
  });

  it('only adds a note, and needs something to do', async () => {
    const { send, body, stored } = await fulfillment();
    const parts = { documents: undefined, invoice: undefined, message: undefined };
    const status = { status: 'pending', notes: NOTE, isPrivate: true };
    expect(await send({ ...parts, status })).toMatchObject({
      status: 200,
      data: { status: 'set', invoice: null },
    });
    expect((await stored()).history).toHaveLength(2);
    const seen = { ...NOTHING, workCount: 1 };
    expect(
      await send({
        ...parts,
        seen,
        key: randomUUID(),
        status: { ...body.status, status: 'pending', notes: '' },
      }),
    ).toMatchObject({ status: 400, message: 'There is nothing to send' });
  });
});

describe('a part that is refused', () => {
  const isolated = async (
    changed: (request: Awaited<ReturnType<typeof fulfillment>>) => object | Promise<object>,
  ) => {
    const request = await fulfillment();
    const changes = await changed(request);
    const before = await request.stored();
    const answer = await request.send(changes);
    expect(await request.stored()).toEqual(before);
    return answer;
  };
  const unknownFile = `file_${'0'.repeat(32)}`;

  it.each([
    ['a file that was not uploaded', 422, { documents: { uploadedFiles: [{ fileId: unknownFile }] } }],
    ['a status that does not exist', 400, { status: { status: 'no_such' } }],
    ['a status that somebody changed', 409, { status: { status: 'completed', seenStatus: 'on_hold' } }],
    [
      'a draft that does not exist',
      404,
      { invoice: { lineItems: [invoiceLine], invoiceId: `inv_${'0'.repeat(32)}` } },
    ],
    ['no lines', 400, { invoice: { lineItems: [] } }],
    ['an empty message', 400, { message: ' ' }],
    ['a key that is no UUID', 400, { key: 'again' }],
    ['nothing that was seen', 400, { seen: undefined }],
  ])('%s leaves the request as it was', async (_, status, changed) => {
    expect(await isolated(() => changed)).toMatchObject({ status });
  });

  it('files with other terms than they were released with send no invoice either', async () => {
    const answer = await isolated(async ({ requestId, fileId }) => {
      await release(portal, staff, requestId, [fileId], { embargoEnabled: false });
      await endTasksOf(portal, requestId);
      return { seen: { fileIds: [fileId], invoiceIds: [], workCount: 1 } };
    });
    expect(answer).toMatchObject({
      status: 409,
      message: 'These files were already released with different terms.',
    });
  });
});

describe('work of others since the caller looked', () => {
  it.each<[string, (request: Awaited<ReturnType<typeof fulfillment>>) => Promise<unknown>]>([
    ['a note', ({ changeStatus }) => changeStatus({ status: 'pending', notes: 'Called' })],
    ['a status', ({ changeStatus }) => changeStatus({ status: 'on_hold' })],
    ['an invoice', ({ requestId }) => invoiceCalls(portal, colleague, requestId).create()],
    [
      'a document',
      async ({ requestId }) =>
        release(portal, colleague, requestId, [await uploadForRequest(portal, colleague, requestId)]),
    ],
  ])('%s is a conflict, and no reason against a repeated call', async (_, work) => {
    const request = await fulfillment();
    await work(request);
    expect(await request.send()).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const other = await fulfillment();
    expect(await other.send()).toMatchObject({ status: 200 });
    await work(other);
    expect(await other.send()).toMatchObject({ status: 200, data: { isRepeat: true } });
  });

  it('is found by the lists if an earlier version of the portal dropped the count', async () => {
    const request = await fulfillment();
    const { invoiceId } = invoiceIn(await invoiceCalls(portal, colleague, request.requestId).create());
    const container = await containerOf(portal, 'requests');
    await container.item('root', request.requestId).patch([{ op: 'remove', path: '/workCount' }]);
    expect(await request.send()).toMatchObject({
      status: 409,
      message: expect.stringContaining('INV-') as string,
    });
    const seen = { ...NOTHING, invoiceIds: [invoiceId] };
    expect(await request.send({ seen })).toMatchObject({ status: 200, data: { workCount: 1 } });
  });

  it('is not a payment, a scan or a message', async () => {
    const request = await fulfillment();
    const { requestId, fileId } = request;
    await release(portal, staff, requestId, [fileId], { embargoEnabled: false });
    await endTasksOf(portal, requestId);
    expect((await request.stored()).files[fileId]).toMatchObject({ scan: 'clean' });
    const { data } = await request.read();
    expect(data).toMatchObject({ workCount: 1 });
    const seen = { fileIds: [fileId], invoiceIds: [], workCount: 1 };
    expect(await request.send({ seen, documents: undefined })).toMatchObject({
      status: 200,
      data: { status: 'set' },
    });
  });
});

describe('50 fulfillments at once', () => {
  const together = (request: Awaited<ReturnType<typeof fulfillment>>, keyOf: () => string) =>
    Promise.all(Array.from({ length: 50 }, () => request.send({ key: keyOf() })));

  it('with one key have one effect, and all of them answer it', async () => {
    const request = await fulfillment();
    const answers = await together(request, () => request.body.key);
    expect(statusesOf(answers)).toEqual([[200, 50]]);
    await isCompleted(request);
    expect(await changesOf(request.requestId)).toEqual([...ALL, 'status-changed']);
    expect(await documentsOf(portal, request.requestId, 'message')).toHaveLength(1);
    expectNoDoubles(await subjectsAbout(request));
  });

  it('with different keys have one effect: the others are conflicts', async () => {
    const request = await fulfillment();
    const answers = await together(request, randomUUID);
    expect(statusesOf(answers.toSorted((one, other) => one.status - other.status))).toEqual([
      [200, 1],
      [409, 49],
    ]);
    await isCompleted(request);
    expect(await changesOf(request.requestId)).toEqual([...ALL, 'status-changed']);
    expect(Object.keys((await request.stored()).invoices)).toHaveLength(1);
  });
});

describe('a fulfillment that is interrupted', () => {
  /** Longer than a call to the store takes otherwise. */
  const STEP_MS = 60;
  /** More than the longest chain of its calls to the store. */
  const STEPS = 10;

  it('has one effect after its host was killed at any of its steps and it was repeated', async () => {
    const requests = await Promise.all(Array.from({ length: STEPS }, () => fulfillment()));
    await setDelay(portal, 'cosmos', STEP_MS);
    const calls: Promise<unknown>[] = [];
    // When the host is killed, each of them is one step behind the one before.
    for (const request of requests) {
      calls.push(request.send().catch(() => null));
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    await killApi(portal);
    await Promise.all(calls);
    await setDelay(portal, 'cosmos', 0);
    const isSent = (request: (typeof requests)[number]) => async () =>
      (await request.send().catch(() => null))?.status === 200;
    await Promise.all(requests.map((request) => eventually('the answer', isSent(request), 60_000)));
    await Promise.all(requests.map(({ requestId }) => endTasksOf(portal, requestId)));
    for (const request of requests) {
      await isCompleted(request);
      expect(await changesOf(request.requestId)).toEqual([...ALL, 'status-changed']);
      expect(Object.keys((await request.stored()).invoices)).toHaveLength(1);
      expect(await documentsOf(portal, request.requestId, 'message')).toHaveLength(1);
      expectNoDoubles(await subjectsAbout(request));
    }
  }, 240_000);

  it.each(['cosmos', 'blob'] as const)(
    'does nothing while %s is down, and all of it when it is back',
    async (store) => {
      const request = await fulfillment();
      const before = await request.stored();
      await setOutage(portal, store, true);
      expect(await request.send()).toMatchObject({ status: 503 });
      await setOutage(portal, store, false);
      expect(await request.stored()).toEqual(before);
      expect(await request.send()).toMatchObject({ status: 200 });
      await isCompleted(request);
    },
  );
});

describe('a document with malware', () => {
  it('that the scan has found is refused by its name: nothing is released, charged or completed', async () => {
    const request = await fulfillment();
    const { requestId, fileId, stored } = request;
    const file = { name: 'labs.pdf', content: pdfBytes(EICAR) };
    const infected = await uploadForRequest(portal, staff, requestId, file);
    const uploads = (await containerOf(portal, 'accounts')).item(
      `uploads|${requestId}`,
      `uploads|${requestId}`,
    );
    await eventually('the scan', async () => {
      const { resource } = await uploads.read<{ files: Stored['files'] }>();
      return resource?.files[infected]?.scan === 'infected';
    });
    const before = await stored();
    const documents = { ...request.body.documents, uploadedFiles: [{ fileId }, { fileId: infected }] };
    const answer = await request.send({ documents });
    expect(answer).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(answer.error?.fields).toEqual({
      'uploadedFiles.1': expect.stringContaining('File labs.pdf is blocked') as string,
    });
    expect(await stored()).toEqual(before);
    expect(await request.send()).toMatchObject({ status: 200, data: { releasedFileIds: [fileId] } });
  });

  it('that was released before it was found is refused too, but a repeated call answers what was done', async () => {
    const request = await fulfillment(EICAR);
    const { fileId, stored } = request;
    await request.send();
    await eventually('the scan', async () => (await stored()).files[fileId]?.scan === 'infected');
    const { data } = await request.read();
    const { workCount } = data as { workCount: number };
    const seen = { fileIds: [fileId], invoiceIds: Object.keys((await stored()).invoices), workCount };
    const key = randomUUID();
    expect(await request.send({ key, seen, invoice: undefined })).toMatchObject({
      status: 422,
      message: expect.stringContaining('File chart.pdf is blocked') as string,
    });
    expect(await request.send()).toMatchObject({ status: 200, data: { isRepeat: true } });
  });

  it('keeps the request open as a task for staff, until they decide', async () => {
    const request = await fulfillment(EICAR);
    const { requestId, changeStatus, stored } = request;
    await request.send();
    await eventually('the scan', async () => (await stored()).waitingStatus?.end === 'infected');
    await endTasksOf(portal, requestId);
    expect(await stored()).toMatchObject({ status: 'pending' });
    const listed = async () => {
      const headers = { ...authHeaders(colleague), ...randomIpHeader() };
      const { requests } = await dataOf(portal.api, getAllClientRequests, {
        headers,
        query: { view: 'not_completed' },
      });
      return requests.some(({ _id }) => _id === requestId);
    };
    expect(await listed()).toBe(true);
    expect((await request.read()).data).toMatchObject({
      waitingStatus: { status: 'completed', notes: NOTE, end: 'infected', isLate: false },
    });
    expect(await request.send()).toMatchObject({ status: 200, data: { isRepeat: true, status: 'ended' } });
    expect(await changesOf(requestId)).toEqual([...ALL, 'status-wait-ended']);
    expect(await changeStatus({ status: 'on_hold', notes: 'A clean copy follows.' })).toMatchObject({
      status: 200,
    });
    expect(await listed()).toBe(false);
    expect(await stored()).not.toHaveProperty('waitingStatus');
  });
});

/** A status change of a new request that can be repeated. */
async function statusChange() {
  const { requestId } = await copySubmission(portal);
  const { changeStatus } = requestCalls(portal, staff, requestId);
  const statusKey = randomUUID();
  const change = { status: 'completed', notes: NOTE, seenStatus: 'pending', key: statusKey };
  return { requestId, statusKey, changeStatus, status: () => changeStatus(change) };
}

describe('a repeated status change', () => {
  it('changes the request once when the calls are parallel', async () => {
    const { requestId, status } = await statusChange();
    const answers = await Promise.all([status(), status(), status()]);
    expect(statusesOf(answers)).toEqual([[200, 3]]);
    expect(await changesOf(requestId)).toEqual(['status-changed']);
  });

  it('is refused with another content', async () => {
    const { requestId, status, statusKey, changeStatus } = await statusChange();
    expect((await status()).status).toBe(200);
    for (const changed of [{ status: 'on_hold' }, { notes: 'Other notes' }, { isPrivate: true }]) {
      const other = { status: 'completed', notes: NOTE, key: statusKey, ...changed };
      expect(await changeStatus(other)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    }
    expect(await changesOf(requestId)).toEqual(['status-changed']);
  });

  it('succeeds by its key even if someone else changed the status after it', async () => {
    const { requestId, status, changeStatus } = await statusChange();
    expect((await status()).status).toBe(200);
    expect((await changeStatus({ status: 'on_hold', seenStatus: 'completed' })).status).toBe(200);
    expect((await status()).status).toBe(200);
    expect(await requestContent(portal, requestId)).toMatchObject({ status: 'on_hold' });
  });

  it('is a conflict with another key, and adds no second note', async () => {
    const { requestId, status, changeStatus } = await statusChange();
    await status();
    const other = { status: 'completed', notes: NOTE, seenStatus: 'pending', key: randomUUID() };
    expect(await changeStatus(other)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect((await requestContent(portal, requestId))['history']).toHaveLength(2);
  });

  it('stores neither the key in the history nor anything for a key that is no UUID', async () => {
    const { requestId, status, statusKey, changeStatus } = await statusChange();
    expect(await changeStatus({ status: 'completed', key: 'again' })).toMatchObject({
      status: 400,
      message: 'The key must be a UUID',
    });
    await status();
    expect(JSON.stringify(await requestContent(portal, requestId))).not.toContain(statusKey);
  });

  it('adds notes twice without a key, as before', async () => {
    const { requestId, changeStatus } = await statusChange();
    for (let time = 0; time < 2; time++) {
      expect((await changeStatus({ status: 'pending', notes: NOTE })).status).toBe(200);
    }
    expect((await requestContent(portal, requestId))['history']).toHaveLength(3);
  });
});

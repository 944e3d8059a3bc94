import { randomUUID } from 'node:crypto';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { assignMessage, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { hoursAgo, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { downloadAllCalls, setBundle } from '../../support/files/downloadAllCalls.ts';
import { buildZip, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { threadExports } from '../../support/requests/threadExports.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { storeMessages } from '../../support/requests/storedThread.ts';

const portal = inject('portal');

let client: Person;
let staff: Person;
let colleague: Person;
beforeAll(async () => {
  [client, staff, colleague] = await Promise.all([
    signUpPerson(portal),
    createStaff(portal),
    createStaff(portal),
  ]);
});

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function send(person: Person, requestId: string, text: string, more: object = {}): Promise<string> {
  const body = { requestId, messageId: randomUUID(), text, ...more };
  const { position } = await dataOf(portal.api, sendMessage, { headers: headersOf(person), body });
  return position;
}

const exportsOf = (requestId: string, person = staff) =>
  threadExports(portal, authHeaders(person), requestId);

async function exported(requestId: string, more: object = {}) {
  const response = await exportsOf(requestId).print(more);
  expect(response.status).toBe(200);
  const { headers } = response;
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { ...pdf, headers, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') };
}

it('is a PDF of the whole thread with the names of staff, and with internal notes only by choice', async () => {
  const { requestId, orderId } = await copySubmission(portal, client);
  await send(client, requestId, 'Is the chart\ncomplete? <b>One</b> page…');
  const fileId = await uploadForRequest(portal, staff, requestId);
  await send(staff, requestId, 'See the file', { uploadedFiles: [{ fileId }], mentions: [colleague.userId] });
  const note = await send(staff, requestId, 'SECRET note', { isInternal: true });
  await dataOf(portal.api, assignMessage, {
    headers: headersOf(staff),
    body: { requestId, position: note, assigneeId: colleague.userId },
  });
  const question = { missing: ['dates-missing'], note: 'Please send the dates' };
  expect((await intakeCalls(portal, staff).ask(requestId, question, 0)).status).toBe(200);

  const { title, language, text, headers } = await exported(requestId);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain(`messages-${orderId}.pdf`);
  expect({ title, language }).toEqual({ title: `Messages of order ${orderId}`, language: 'en-US' });
  expect(text).toMatch(/1\. .* · Client .*P[SD]T Is the chart complete\? <b>One<\/b> page…/);
  expect(text).toMatch(/2\. Casey Example · Records staff .* See the file File: chart\.pdf/);
  expect(text).toMatch(
    /3\. Casey Example .* asked about this: • Dates of service are missing Please send the dates/,
  );
  expect(text).toContain('Not included');
  expect(text).not.toMatch(/SECRET|Notified|Assigned|2\.1\./);

  await dataOf(portal.api, withdrawFile, { headers: headersOf(staff), body: { requestId, fileId } });
  const whole = await exported(requestId, {
    includeNotes: true,
    language: 'es',
    timeZone: 'America/New_York',
  });
  expect(whole).toMatchObject({ title: `Mensajes de la orden ${orderId}`, language: 'es-US' });
  expect(whole.text).toMatch(/2\. Casey Example .* chart\.pdf \(retirado\) Avisados: Casey Example/);
  expect(whole.text).toMatch(
    /2\.1\. Casey Example .* P[SD]T Nota interna\. .* SECRET note Asignado a Casey Example/,
  );
  expect(whole.text).toContain('CON NOTAS INTERNAS');

  const events = (await documentsOf(portal, requestId, 'event')).filter(
    ({ kind }) => kind === 'messages-exported',
  );
  expect(events.map(({ by, details }) => ({ by, details }))).toEqual(
    [false, true].map((withNotes) => ({
      by: expect.objectContaining({ kind: 'staff', id: staff.userId }),
      details: { withNotes },
    })),
  );
});

it('has every message of a long thread once, and names the deleted texts', async () => {
  const { requestId } = await copySubmission(portal, client);
  await storeMessages(portal, requestId, { to: 201 });
  const requests = await containerOf(portal, 'requests');
  await requests
    .item('root', requestId)
    .patch([{ op: 'set', path: '/thread/deletedTo', value: '000150.0000' }]);
  const { text } = await exported(requestId);
  const numbers = [...text.matchAll(/(\d+)\. Sam Clerk/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
  expect(text.match(/deleted under the retention schedule/g)).toHaveLength(150);
  expect(text.match(/One page of the chart/g)).toHaveLength(51 * 6);
});

it('of a request that does not exist is refused', async () => {
  expect((await exportsOf(`req_${'0'.repeat(32)}`).tryToOrder()).status).toBe(404);
});

/** What staff ordered, before it is printed. */
async function anOrder(text = 'Is the chart complete?') {
  const { requestId } = await copySubmission(portal, client);
  await send(client, requestId, text);
  const exports = exportsOf(requestId);
  const { bundleId } = await exports.order();
  return { requestId, bundleId, exports, ref: { requestId, bundleId } };
}

const storedBundle = async ({ requestId, bundleId }: { requestId: string; bundleId: string }) =>
  (await documentsOf(portal, requestId, 'bundle')).find((one) => one['bundleId'] === bundleId)!;

it('is printed once for several orders of the same thread, and again after a new message', async () => {
  const { requestId } = await copySubmission(portal, client);
  await send(client, requestId, 'Is the chart complete?');
  const exports = exportsOf(requestId);
  const orders = await Promise.all([0, 1, 2].map(() => exports.order()));
  const [bundleId] = new Set(orders.map((order) => order.bundleId));
  expect(new Set(orders.map((order) => order.bundleId)).size).toBe(1);
  expect((await exports.order({ includeNotes: true })).bundleId).not.toBe(bundleId);
  await send(client, requestId, 'Another page');
  expect((await exports.order()).bundleId).not.toBe(bundleId);
});

it('is there for the person who ordered it only, and only as a thread', async () => {
  const { requestId, bundleId, exports } = await anOrder();
  await eventually('the thread', async () => (await exports.status(bundleId)) === 'ready');
  const others = exportsOf(requestId, colleague);
  expect((await others.tryStatus(bundleId)).status).toBe(404);
  expect((await others.download(bundleId)).status).toBe(404);
  const zips = downloadAllCalls(portal, authHeaders(staff), requestId);
  expect((await zips.tryStatus(bundleId)).status).toBe(404);
  expect((await zips.download(bundleId)).status).toBe(404);
  expect((await exports.download(bundleId)).status).toBe(200);
});

it('is not printed or downloaded after the person lost their account', async () => {
  const leaver = await createStaff(portal);
  const { requestId } = await copySubmission(portal, client);
  const exports = exportsOf(requestId, leaver);
  const bundleId = await exports.orderAndWait();
  await setBundle(portal, { requestId, bundleId }, { state: 'building', blobName: null, readyAt: null });
  await dataOf(portal.api, changeUser, {
    headers: { ...authHeaders(await getAdmin(portal)), ...randomIpHeader() },
    body: { action: 'disable', userId: leaver.userId },
  });
  await buildZip(portal, { requestId, bundleId });
  expect(await storedBundle({ requestId, bundleId })).toMatchObject({ state: 'failed' });
  expect((await exports.download(bundleId)).status).toBe(401);
});

it('expires', async () => {
  const { ref, bundleId, exports } = await anOrder();
  await eventually('the thread', async () => (await exports.status(bundleId)) === 'ready');
  await setBundle(portal, ref, { until: hoursAgo(0) });
  expect((await exports.tryStatus(bundleId)).status).toBe(404);
  expect((await exports.download(bundleId)).status).toBe(404);
});

it('is taken over from a builder that died, and fails after five builders that died', async () => {
  const { ref, bundleId, exports } = await anOrder();
  await eventually('the thread', async () => (await exports.status(bundleId)) === 'ready');
  const died = { state: 'building', blobName: null, readyAt: null, buildingUntil: hoursAgo(0) };
  await setBundle(portal, ref, { ...died, attempts: 4 });
  await buildZip(portal, ref);
  expect(await exports.status(bundleId)).toBe('ready');
  await setBundle(portal, ref, { ...died, attempts: 5 });
  await buildZip(portal, ref);
  expect(await exports.status(bundleId)).toBe('failed');
  expect(await exports.download(bundleId)).toMatchObject({
    status: 409,
    message: 'The file could not be prepared. Please try again.',
  });
  // Another order starts again.
  expect(await exports.order()).toMatchObject({ bundleId, state: 'building' });
  await eventually('the thread', async () => (await exports.status(bundleId)) === 'ready');
});

it('is deleted with the texts of its thread', async () => {
  const { requestId, ref, bundleId, exports } = await anOrder('SECRET');
  await eventually('the thread', async () => (await exports.status(bundleId)) === 'ready');
  const { url } = (await exports.download(bundleId)).data as { url: string };
  const requests = await containerOf(portal, 'requests');
  await requests.items.create({
    id: `task|erase|${randomUUID()}`,
    requestId,
    type: 'task',
    due: hoursAgo(0),
    attempts: 0,
    work: [{ kind: 'erase-messages', to: '000001.0000' }],
  });
  await sweepOutbox(portal);
  await eventually('the end of the export', async () => (await storedBundle(ref))['state'] === 'failed');
  expect((await fetch(url)).status).toBe(404);
  expect(await storedBundle(ref)).toMatchObject({ blobName: null });
});

import { randomUUID } from 'node:crypto';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { checkFileDownload, downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { listDemoFiles } from '@portal/contract/files/endpoints/demoFiles.ts';
import * as services from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import * as notices from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { readDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { readNotices } from '@portal/contract/configuration/endpoints/notices.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAdmin, authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { sampleIds } from '../../support/files/demoFiles.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { recordsRequest, submitRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

// A separate portal, because these settings apply to the whole portal.
let portal: Portal;
let admin: Person;

beforeAll(async () => {
  portal = await startPortal({ env: { DEMO_DOWNLOADS: 'off' } });
  admin = await getAdmin(portal);
}, 120_000);
afterAll(() => portal.stop());

const headers = () => ({ ...authHeaders(admin), ...randomIpHeader() });
const read = () => dataOf(portal.api, notices.readManagedNotices, { headers: headers() });
const change = (body: object) => callApi(portal.api, notices.changeNotice, { headers: headers(), body });
const changeNow = async (body: object) => change({ seen: (await read()).revision, ...body });
const restore = async (n: number) =>
  callApi(portal.api, notices.restoreNotice, {
    headers: headers(),
    body: { n, seen: (await read()).revision },
  });
const addService = (body: object) =>
  callApi(portal.api, services.addCopyService, { headers: headers(), body: { order: 0, ...body } });
const addLocation = (id: string, body: object) =>
  callApi(portal.api, services.addCopyServiceLocation, {
    headers: headers(),
    query: { id },
    body: { address: '1 Main Street', order: 0, ...body },
  });
const editLocation = (id: string, body: object) =>
  callApi(portal.api, services.editCopyServiceLocation, { headers: headers(), query: { id }, body });
const serviceOf = async (name: string) => (await read()).services.find((service) => service.name === name)!;
async function readRequest(requestId: string) {
  const found = await dataOf(portal.api, getRequestDetails, { headers: headers(), query: { requestId } });
  if (!('dueDate' in found)) throw new Error('This is not the staff view');
  return found;
}
const uniqueName = (prefix: string) => `${prefix} ${randomUUID().slice(0, 8)}`;

async function addOffice() {
  const service = uniqueName('Swift Copies');
  await addService({ name: service });
  const { id } = await serviceOf(service);
  await addLocation(id, { name: 'Reno' });
  const { locations } = await serviceOf(service);
  return { service, serviceId: id, office: locations[0]! };
}

describe('a portal without configuration', () => {
  it('offers the starter list and the defaults', async () => {
    const offered = await dataOf(portal.site, listCopyServices);
    expect(offered.map(({ name, locations }) => [name, locations.length])).toEqual([
      ['Meridian Copy Service', 15],
    ]);
    expect(await dataOf(portal.site, readNotices)).toMatchObject({
      support: { email: 'support@records-portal.example' },
    });
    expect(await read()).toMatchObject({ revision: 0, incident: null });
  });
});

describe('a changed notice', () => {
  it('is in the history and the audit trail, and the earlier one can be restored', async () => {
    const { feeNotice: before } = await read();
    const response = await changeNow({ kind: 'feeNotice', feeNotice: 'Not refunded.' });
    expect(response).toMatchObject({
      status: 200,
      message: 'Saved successfully',
      data: { feeNotice: 'Not refunded.' },
    });
    const [newest] = (await read()).history;
    expect(newest).toMatchObject({
      kind: 'feeNotice',
      from: { feeNotice: before },
      to: { feeNotice: 'Not refunded.' },
      isRestorable: true,
    });
    expect(
      (await trailEntries(portal)).filter(({ kind }) => kind === 'configuration-changed'),
    ).toContainEqual(
      expect.objectContaining({
        details: expect.objectContaining({
          list: 'copy-services-and-notices',
          action: 'feeNotice-changed',
        }) as unknown,
      }),
    );
    expect(await restore(newest!.n)).toMatchObject({ status: 200, data: { feeNotice: before } });
  });

  it('is named to the second of two concurrent admins', async () => {
    const { revision: seen } = await read();
    const responses = await Promise.all(
      ['One', 'Two'].map((feeNotice) => change({ kind: 'feeNotice', feeNotice, seen })),
    );
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    const { feeNotice } = await read();
    expect(responses.find(({ status }) => status === 409)?.message).toMatch(
      new RegExp(`changed this text to “${feeNotice}” on `),
    );
  });
});

describe('the days that an earlier version had here', () => {
  it('are the start value of the deadline rules, and stay when a notice changes', async () => {
    await changeNow({ kind: 'feeNotice', feeNotice: 'Before.' });
    const config = await containerOf(portal, 'config');
    await config
      .item('copy-services-and-notices', 'copy-services-and-notices')
      .patch([{ op: 'set', path: '/items/0/dueDays', value: 40 }]);
    await changeNow({ kind: 'feeNotice', feeNotice: 'After.' });
    expect(await dataOf(portal.api, readDeadlines, { headers: headers() })).toMatchObject({
      version: 0,
      rules: { rules: { default: { days: 40 } } },
    });
  });
});

describe('notices and support contact', () => {
  it('are public once saved, as plain text', async () => {
    const feeNotice = `<script>alert(1)</script> & ${randomUUID()}`;
    await changeNow({ kind: 'feeNotice', feeNotice });
    expect(await dataOf(portal.site, readNotices)).toMatchObject({ feeNotice });
  });

  it('are in the footer of emails', async () => {
    const support = { email: 'help@clinic.example', phone: '(213) 555-0188', hours: 'Always' };
    expect(await changeNow({ kind: 'support', ...support })).toMatchObject({ status: 200 });
    const { orderId } = await submitRequest(portal);
    await eventually('the confirmation', async () => (await emailsAbout(portal, orderId)).length > 0);
    const [confirmation] = await emailsAbout(portal, orderId);
    expect(confirmation!.text).toContain('help@clinic.example · (213) 555-0188');
    expect(confirmation!.text.split('You can’t reply to this email.')).toHaveLength(2);
  });

  it('show an incident with its start until it is over', async () => {
    expect(await changeNow({ kind: 'incident', note: 'Uploads are slow' })).toMatchObject({
      data: { incident: { note: 'Uploads are slow' } },
    });
    const incident = await eventually(
      'the note on the status page',
      async () => (await dataOf(portal.site, serviceStatus)).incident,
    );
    expect(incident).toMatchObject({ note: 'Uploads are slow' });
    expect(await changeNow({ kind: 'incident', note: ' ' })).toMatchObject({ data: { incident: null } });
    expect(await changeNow({ kind: 'incident', note: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  });

  it('reject unknown fields', async () => {
    expect(await changeNow({ what: 'secrets', value: 1 })).toMatchObject({ status: 400 });
    expect(await change({ kind: 'feeNotice', feeNotice: 'Three' })).toMatchObject({ status: 400 });
  });

  it('can be viewed by staff, and changed only by admins', async () => {
    const staff = await createStaff(portal);
    const asStaff = { ...authHeaders(staff), ...randomIpHeader() };
    expect(await callApi(portal.api, notices.readManagedNotices, { headers: asStaff })).toMatchObject({
      status: 200,
    });
    const body = { kind: 'feeNotice', feeNotice: 'Five', seen: 0 };
    expect(await callApi(portal.api, notices.changeNotice, { headers: asStaff, body })).toMatchObject({
      status: 403,
    });
  });
});

describe('copy services', () => {
  it('are offered with their offices once they are added', async () => {
    const { service, office } = await addOffice();
    expect((await dataOf(portal.site, listCopyServices)).find(({ name }) => name === service)).toMatchObject({
      locations: [{ id: office.id, name: 'Reno', address: '1 Main Street' }],
    });
  });

  it('have unique names, ignoring case and spaces, even if twenty are added at once', async () => {
    const name = uniqueName('Race');
    const variants = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? name.toUpperCase() : `  ${name.replaceAll(' ', '   ')}`,
    );
    const responses = await Promise.all(variants.map((variant) => addService({ name: variant })));
    expect(sortedStatuses(responses)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(10_000) }, 'name'],
    [{ name: 'Reno', address: ' ' }, 'address'],
    [{ name: 'Reno', email: 'nobody' }, 'email'],
    [{ name: 'Reno', phone: '1' }, 'phone'],
    [{ name: 'Reno', order: -1 }, 'order'],
    [{ name: 'Reno', order: 1e12 }, 'order'],
  ])('an office %j is refused', async (body, field) => {
    const response = await addLocation('meridian', body);
    expect(response).toMatchObject({ status: 400 });
    expect(Object.keys(response.error?.fields ?? {})).toEqual([field]);
  });

  it('are restored with their offices after a deletion', async () => {
    const { service, serviceId } = await addOffice();
    const { revision } = await read();
    await callApi(portal.api, services.deleteCopyService, {
      headers: headers(),
      query: { id: serviceId, seen: String(revision) },
    });
    expect(await serviceOf(service)).toBeUndefined();
    await restore((await read()).history[0]!.n);
    expect(await serviceOf(service)).toMatchObject({ id: serviceId, locations: [{ name: 'Reno' }] });
  });
});

describe('a request', () => {
  it('keeps the name and address of its office', async () => {
    const { service, office } = await addOffice();
    const named = { copyServiceName: service, copyServiceLocation: office.id };
    const { requestId } = await submitRequest(portal, named);
    const { revision } = await read();
    const moved = { name: 'Carson City', address: '9 New Road', order: 1, isActive: false, seen: revision };
    expect(await editLocation(office.id, moved)).toMatchObject({ status: 200 });
    const request = await readRequest(requestId);
    expect(request.copyServiceOffice).toEqual({ name: `${service} - Reno`, address: '1 Main Street' });
  });

  it('for an inactive office is refused before payment, with a field error', async () => {
    const { service, office } = await addOffice();
    const { revision } = await read();
    await editLocation(office.id, { ...office, order: 1, isActive: false, seen: revision });
    const request = recordsRequest({ copyServiceName: service, copyServiceLocation: office.id });
    const draftId = randomUUID();
    const open = (changed: typeof request) =>
      callApi(portal.api, createPaymentIntent, {
        headers: randomIpHeader(),
        body: { draftId, request: changed },
      });
    const message = 'This location is no longer offered. Please choose another one.';
    expect(await open(request)).toMatchObject({
      status: 400,
      message,
      error: { fields: { 'request.copyServiceLocation': message } },
    });
    const elsewhere = { ...request, copyServiceName: 'Meridian Copy Service', copyServiceLocation: 'boston' };
    expect(await open(elsewhere)).toMatchObject({ status: 200 });
  });
});

describe('the history', () => {
  it('is paged by fifty', async () => {
    for (let n = 0; n < 51; n++) await changeNow({ kind: 'feeNotice', feeNotice: `${n % 2}` });
    const { history, hasOlder } = await read();
    expect([history.length, hasOlder]).toEqual([50, true]);
    const older = await dataOf(portal.api, notices.noticeHistory, {
      headers: headers(),
      query: { before: String(history.at(-1)!.n) },
    });
    expect(older.history[0]!.n).toBe(history.at(-1)!.n - 1);
  });
});

describe('samples turned off', () => {
  it('do not exist, and their IDs are refused like any file', async () => {
    expect(await callApi(portal.site, listDemoFiles)).toMatchObject({ status: 404 });
    for (const operation of [checkFileDownload, downloadFile]) {
      expect(await callApi(portal.site, operation, { query: sampleIds(0) })).toMatchObject({
        status: 401,
        message: 'Please sign in, or enter your Order ID and verification code.',
      });
    }
  });
});

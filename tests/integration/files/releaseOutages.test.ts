import { checkFileDownloadAuth, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { reportIncident } from '@portal/contract/incidents/endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient, requestContent } from '../../support/api/requestCalls.ts';
import { setOutage } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { stripeOf } from '../../support/requests/order.ts';
import {
  release,
  uploadAndRelease,
  storedFile,
  uploadForRequest,
} from '../../support/files/releasedFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const UNAVAILABLE =
  'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.';
const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };

let portal: BorrowedPortal;
let staff: Person;
let client: Person;

beforeAll(async () => {
  portal = await borrowPortal();
  staff = await createStaff(portal);
  client = await signUpPerson(portal);
});
afterAll(() => portal.stop());
afterEach(async () => {
  for (const store of ['cosmos', 'blob', 'stripe'] as const) await setOutage(portal, store, false);
});

const headers = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

describe('a store that fails between upload and release', () => {
  it.each([
    ['cosmos', 'no notice', {}],
    ['blob', 'the notice of 42 CFR 2.32', { scope: { sensitive: { substanceUse: 'subpoena_packet' } } }],
  ] as const)('%s: the files are kept, and released with %s when it is back', async (store, _, changed) => {
    const { requestId } = await submitForClient(portal, client, changed);
    const fileId = await uploadForRequest(portal, staff, requestId);
    await setOutage(portal, store, true);
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({
      status: 503,
      message: UNAVAILABLE,
    });
    await setOutage(portal, store, false);
    const files = async () => (await requestContent(portal, requestId))['files'] as Record<string, object>;
    const before = Object.keys(await files());
    expect(before).not.toContain(fileId);
    expect((await release(portal, staff, requestId, [fileId])).status).toBe(200);
    const added = Object.entries(await files()).filter(([id]) => id !== fileId && !before.includes(id));
    expect(added.map(([, file]) => 'noticeVersion' in file)).toEqual('scope' in changed ? [true] : []);
    await eventually(
      'the scan',
      async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean',
    );
  });
});

it('a release to the wrong person is not recorded while its content cannot be deleted, and is when it can', async () => {
  const { requestId } = await submitForClient(portal, client);
  const fileId = await uploadAndRelease(portal, staff, requestId, { embargoEnabled: false });
  const discoveredOn = new Date().toISOString().slice(0, 10);
  const body = { key: crypto.randomUUID(), requestId, fileIds: [fileId], discoveredOn, what: 'Wrong firm' };
  const report = () => callApi(portal.api, reportIncident, { headers: headers(staff), body });
  await setOutage(portal, 'blob', true);
  expect((await report()).status).toBe(503);
  expect((await storedFile(portal, requestId, fileId))['incidentId']).toBeUndefined();
  await setOutage(portal, 'blob', false);
  expect((await report()).status).toBe(201);
  expect(await storedFile(portal, requestId, fileId)).toMatchObject({ incidentId: expect.any(String) });
});

describe('a paid file', () => {
  it('is not marked as downloaded while the store is down, and is downloaded when it is back', async () => {
    const { requestId } = await submitForClient(portal, client);
    const fileId = await uploadAndRelease(portal, staff, requestId, charged);
    const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, {
      headers: headers(client),
      body: { type: 'file', requestId, fileId },
    });
    await stripeOf(portal).paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    await eventually(
      'the payment',
      async () => (await storedFile(portal, requestId, fileId))['paidAt'] !== null,
    );
    const query = { requestId, fileId };
    await setOutage(portal, 'cosmos', true);
    expect((await callApi(portal.api, downloadFileAuth, { headers: headers(client), query })).status).toBe(
      503,
    );
    await setOutage(portal, 'cosmos', false);
    expect(await documentsOf(portal, requestId, 'download')).toEqual([]);
    expect((await callApi(portal.api, downloadFileAuth, { headers: headers(client), query })).status).toBe(
      200,
    );
    expect(
      await dataOf(portal.api, checkFileDownloadAuth, { headers: headers(client), query }),
    ).toMatchObject({ canDownload: false });
  });

  it('that was paid while Stripe was unreachable is recorded later', async () => {
    const { requestId } = await submitForClient(portal, client);
    const fileId = await uploadAndRelease(portal, staff, requestId, charged);
    const body = { requestId, fileId };
    await setOutage(portal, 'stripe', true);
    const open = () =>
      callApi(portal.api, createPaymentIntent, { headers: headers(client), body: { type: 'file', ...body } });
    expect(await open()).toMatchObject({ status: 503, message: UNAVAILABLE });
    await setOutage(portal, 'stripe', false);
    const { data } = await open();
    const { paymentIntentId } = data as { paymentIntentId: string };
    await stripeOf(portal).paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    await setOutage(portal, 'stripe', true);
    const update = () => callApi(portal.api, updateFilePayment, { headers: headers(client), body });
    expect(await update()).toMatchObject({ status: 503, message: UNAVAILABLE });
    await setOutage(portal, 'stripe', false);
    expect((await update()).data).toMatchObject({ isPaid: true });
  });
});

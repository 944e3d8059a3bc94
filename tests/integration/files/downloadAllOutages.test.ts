import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { buildZip, killApi, setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { addDocuments } from '../../support/files/documents.ts';
import { downloadAllCalls, setBundle } from '../../support/files/downloadAllCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { hoursAgo, patchFile } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { documentsOf, makeTasksDue } from '../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';

const MEGABYTE = 1024 * 1024;
const CONTENTS = Array.from({ length: 60 }, (_, index) => Buffer.alloc(MEGABYTE, index + 1));

let portal: BorrowedPortal;
let staff: Person;
beforeAll(async () => {
  portal = await borrowPortal();
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

/** A request with files so large that the build of their zip can be interrupted. */
async function largeRequest() {
  const { requestId } = await submitRequest(portal);
  const fileId = await copyRelease(portal, staff, requestId, { embargoEnabled: false });
  await addDocuments(portal, requestId, fileId, CONTENTS);
  return { ...downloadAllCalls(portal, authHeaders(staff), requestId), requestId };
}

type DownloadAllCalls = Awaited<ReturnType<typeof largeRequest>>;

async function expectCompleteZip(all: DownloadAllCalls, bundleId: string) {
  expect((await all.status(bundleId)).state).toBe('ready');
  const sizes = [...(await all.unpack(bundleId)).values()].map(({ byteLength }) => byteLength);
  expect(sizes.filter((size) => size === MEGABYTE)).toHaveLength(CONTENTS.length);
}

it('a zip is built by another builder if the first one dies', { tags: ['full'] }, async () => {
  const all = await largeRequest();
  const { bundleId } = await all.prepare();
  await killApi(portal);
  expect((await all.status(bundleId)).state).toBe('building');
  // As if the lease of the builder, 90 seconds, had expired.
  await setBundle(portal, { ...all, bundleId }, { buildingUntil: hoursAgo(0) });
  // The message of the builder that died stays invisible for ten seconds.
  await buildZip(portal, { ...all, bundleId });
  await expectCompleteZip(all, bundleId);
});

it('a zip is built when the storage is back', { tags: ['full'] }, async () => {
  const all = await largeRequest();
  const { bundleId } = await all.prepare();
  await setOutage(portal, 'blob', true);
  expect((await all.status(bundleId)).state).toBe('building');
  await setOutage(portal, 'blob', false);
  await makeTasksDue(portal);
  await sweepOutbox(portal);
  await eventually('the zip', async () => (await all.status(bundleId)).state === 'ready', 60_000);
  await expectCompleteZip(all, bundleId);
});

it('a zip is left to its builder, and taken over when the lease ends', async () => {
  const { requestId } = await submitRequest(portal);
  await copyRelease(portal, staff, requestId, { embargoEnabled: false });
  const all = downloadAllCalls(portal, authHeaders(staff), requestId);
  const { bundleId } = await all.prepareAndWait();
  const zip = { requestId, bundleId };
  const buildingUntil = hoursAgo(-1);
  await setBundle(portal, zip, { state: 'building', buildingUntil, blobName: null, readyAt: null });
  await makeTasksDue(portal);
  await sweepOutbox(portal);
  const tasks = await documentsOf(portal, requestId, 'task');
  const dues = tasks.filter(({ id }) => String(id).includes(bundleId)).map(({ due }) => String(due));
  expect(dues).toHaveLength(1);
  expect(Math.abs(Date.parse(dues[0]!) - Date.parse(buildingUntil))).toBeLessThan(1000);
  await buildZip(portal, zip);
  expect((await all.status(bundleId)).state).toBe('building');
  await setBundle(portal, zip, { buildingUntil: hoursAgo(0) });
  await Promise.all(Array.from({ length: 4 }, () => buildZip(portal, zip)));
  expect([...(await all.unpack(bundleId)).keys()]).toHaveLength(1);
});

it('no file is claimed while the store is down, and the zip is downloaded when it is back', async () => {
  const request = await submitRequest(portal);
  const { requestId } = request;
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await copyRelease(portal, staff, requestId, terms);
  await patchFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });
  const all = downloadAllCalls(portal, accessHeader(await lookUp(portal, request)), requestId);
  const { bundleId } = await all.prepareAndWait();
  await setOutage(portal, 'cosmos', true);
  expect((await all.download(bundleId)).status).toBe(503);
  await setOutage(portal, 'cosmos', false);
  expect(await documentsOf(portal, requestId, 'download')).toEqual([]);
  expect((await all.unpack(bundleId)).size).toBe(1);
  expect(await documentsOf(portal, requestId, 'download')).toHaveLength(1);
});

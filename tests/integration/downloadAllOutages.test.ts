import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Person, staffOf } from '../support/accounts.ts';
import { killApi, setCut, sweepOutbox } from '../support/controls.ts';
import { multiply } from '../support/documents.ts';
import { allFilesOf } from '../support/downloadAll.ts';
import { eventually } from '../support/eventually.ts';
import { submitRequest } from '../support/order.ts';
import { hoursAgo, releasedFile, setFile } from '../support/releasedFiles.ts';
import { type Portal, startPortal } from '../support/startPortal.ts';
import { documentsOf, makeTasksDue } from '../support/stores.ts';
import { holding, lookUp } from '../support/holder.ts';

const MEGABYTE = 1024 * 1024;
const CONTENTS = Array.from({ length: 60 }, (_, index) => Buffer.alloc(MEGABYTE, index + 1));

let portal: Portal;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ cuttable: true });
  staff = await staffOf(portal);
});
afterAll(() => portal.stop());

/** A request whose files are so large together that building their zip can be interrupted. */
async function largeRequest() {
  const { requestId } = await submitRequest(portal);
  const fileId = await releasedFile(portal, staff, requestId, { embargoEnabled: false });
  await multiply(portal, requestId, fileId, CONTENTS);
  return allFilesOf(portal, as(staff), requestId);
}

type All = Awaited<ReturnType<typeof largeRequest>>;

/** Lets the outbox look after what was left, until the zip is there, and reads it. */
async function builtInTheEnd(all: All, bundleId: string) {
  await makeTasksDue(portal);
  await sweepOutbox(portal);
  await eventually('the zip', async () => (await all.status(bundleId)).state === 'ready', 60_000);
  const sizes = [...(await all.unpack(bundleId)).values()].map(({ byteLength }) => byteLength);
  expect(sizes.filter((size) => size === MEGABYTE)).toHaveLength(CONTENTS.length);
}

it('a zip whose builder died in the middle is built by another', async () => {
  const all = await largeRequest();
  const { bundleId } = await all.prepare();
  await killApi(portal);
  expect((await all.status(bundleId)).state).toBe('building');
  await builtInTheEnd(all, bundleId);
});

it('a zip is built when the storage is back', async () => {
  const all = await largeRequest();
  const { bundleId } = await all.prepare();
  await setCut(portal, 'blob', true);
  expect((await all.status(bundleId)).state).toBe('building');
  await setCut(portal, 'blob', false);
  await builtInTheEnd(all, bundleId);
});

it('no file is claimed while the store cannot say so, and the zip is taken when it can', async () => {
  const request = await submitRequest(portal);
  const { requestId } = request;
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await releasedFile(portal, staff, requestId, terms);
  await setFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });
  const all = allFilesOf(portal, holding(await lookUp(portal, request)), requestId);
  const { bundleId } = await all.ready();
  await setCut(portal, 'cosmos', true);
  expect((await all.take(bundleId)).status).toBe(503);
  await setCut(portal, 'cosmos', false);
  expect(await documentsOf(portal, requestId, 'download')).toEqual([]);
  expect((await all.unpack(bundleId)).size).toBe(1);
  expect(await documentsOf(portal, requestId, 'download')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { borrowPortal, type BorrowedPortal } from '../../../support/portal/borrowPortal.ts';
import { sendUpdate, uploadForUpdate } from '../../../support/requests/clientUpdates.ts';
import { requestContent } from '../../../support/api/requestCalls.ts';
import { killApi, setOutage } from '../../../support/portal/controls.ts';
import { lookUpAfterScan } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';

let portal: BorrowedPortal;

beforeAll(async () => {
  portal = await borrowPortal();
});
afterAll(() => portal.stop());
afterEach(async () => {
  for (const store of ['cosmos', 'blob'] as const) await setOutage(portal, store, false);
});

async function readyToUpdate() {
  const submitted = await submitRequest(portal);
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, submitted, updateId);
  return { submitted, body: { updateId, uploadedFiles: [{ fileId }] } };
}

it.each(['cosmos', 'blob'] as const)(
  'without %s an update is refused with a clear message, and accepted with its files after recovery',
  async (store) => {
    const { submitted, body } = await readyToUpdate();
    await setOutage(portal, store, true);
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({
      status: 503,
      message:
        'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.',
    });
    await setOutage(portal, store, false);
    expect((await requestContent(portal, submitted.requestId))['updates']).toEqual([]);
    expect((await sendUpdate(portal, submitted, body)).status).toBe(200);
    const { uploadedFiles } = await lookUpAfterScan(portal, submitted);
    expect(uploadedFiles.map(({ scan }) => scan)).toEqual(['clean']);
  },
);

it('an acknowledged update survives a crash, and is scanned afterwards', async () => {
  const { submitted, body } = await readyToUpdate();
  expect((await sendUpdate(portal, submitted, body)).status).toBe(200);
  await killApi(portal);
  const tracked = await lookUpAfterScan(portal, submitted);
  expect(tracked.status).toBe('update_requested');
  expect(tracked.uploadedFiles.map(({ scan }) => scan)).toEqual(['clean']);
});

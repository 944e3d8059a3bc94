import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { allowAnotherDownload } from '@portal/contract/files/endpoints/releases.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import { as, type Person, signedUp, staffOf } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { consoleOf } from '../../../support/api/consoleCalls.ts';
import { allFilesOf } from '../../../support/files/downloadAll.ts';
import { fromAnotherAddress } from '../../../support/api/fromAnotherAddress.ts';
import { holding, lookUp } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';
import { ageDownloads, hoursAgo, releasedFile, setFile } from '../../../support/files/releasedFiles.ts';
import { containerOf, documentsOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const ALREADY = 'This paid file has already been downloaded. Each paid file can only be downloaded once.';

let staff: Person;
beforeAll(async () => {
  staff = await staffOf(portal);
});

/** A request that no account has, with one paid file. */
async function withPaidFile() {
  const request = await submitRequest(portal);
  const { requestId } = request;
  const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await releasedFile(portal, staff, requestId, charged);
  await setFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });
  const held = holding(await lookUp(portal, request));
  return {
    ...request,
    fileId,
    held,
    downloadAs: (who: Record<string, string>) =>
      callApi(portal.api, downloadFile, {
        headers: { ...who, ...fromAnotherAddress() },
        query: { requestId, fileId },
      }),
    age: () => ageDownloads(portal, requestId, 1),
    seenByStaff: async () => {
      const { data } = await consoleOf(portal, staff, requestId).read();
      return (data as { uploadedFiles: { downloads: { by: string }[]; isDownloadUsed: boolean }[] })
        .uploadedFiles[0]!;
    },
  };
}

it('an account that does not have the request downloads as its holder: a new one is no download more', async () => {
  const file = await withPaidFile();
  expect((await file.downloadAs(file.held)).status).toBe(200);
  await file.age();
  const stranger = { ...file.held, ...as(await signedUp(portal)) };
  expect(await file.downloadAs(stranger)).toMatchObject({ status: 403, message: ALREADY });
  expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(1);

  const { orderId, verificationCode } = file;
  const seen = await dataOf(portal.api, getRequestStatus, {
    headers: { ...stranger, ...fromAnotherAddress() },
    query: { orderId, verificationCode },
  });
  expect(seen.uploadedFiles).toMatchObject([{ isDownloadable: false, downloadReason: ALREADY }]);
  expect((await allFilesOf(portal, stranger, file.requestId).tryToPrepare()).status).toBe(409);
});

it('its first download is recorded as the holder’s', async () => {
  const file = await withPaidFile();
  expect((await file.downloadAs({ ...file.held, ...as(await signedUp(portal)) })).status).toBe(200);
  expect(await file.seenByStaff()).toMatchObject({ downloads: [{ by: '' }], isDownloadUsed: true });
  await file.age();
  expect((await file.downloadAs(file.held)).status).toBe(403);
});

it('an account that adds the request gets its own download', async () => {
  const file = await withPaidFile();
  const client = await signedUp(portal);
  const both = { ...file.held, ...as(client) };
  expect((await file.downloadAs(both)).status).toBe(200);
  await file.age();
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...both, ...fromAnotherAddress() },
    body: { requestId: file.requestId },
  });
  expect((await file.downloadAs(both)).status).toBe(200);
  await file.age();
  for (const who of [both, as(client), file.held]) expect((await file.downloadAs(who)).status).toBe(403);
  const { downloads } = await file.seenByStaff();
  expect(downloads.map(({ by }) => by).toSorted()).toEqual(['', 'Casey Example']);
});

it('a download that an account without the request made once is told by its name, and counts as nobody’s', async () => {
  const file = await withPaidFile();
  const { requestId, fileId } = file;
  const { userId } = await signedUp(portal);
  const subject = `user:${userId}`;
  const container = await containerOf(portal, 'requests');
  await container.items.create({
    id: `dl|${fileId}|${subject}|0`,
    requestId,
    type: 'download',
    fileId,
    subject,
    round: 0,
    at: hoursAgo(0.5),
  });
  expect(await file.seenByStaff()).toMatchObject({
    downloads: [{ by: 'Casey Example' }],
    isDownloadUsed: false,
  });
  const allowed = await callApi(portal.api, allowAnotherDownload, {
    headers: { ...as(staff), ...fromAnotherAddress() },
    body: { requestId, fileId },
  });
  expect(allowed).toMatchObject({ status: 409 });
  expect((await file.downloadAs(file.held)).status).toBe(200);
});

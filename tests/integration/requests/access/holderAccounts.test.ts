import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { allowAnotherDownload } from '@portal/contract/files/endpoints/releases.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { requestCalls } from '../../../support/api/requestCalls.ts';
import { downloadAllCalls } from '../../../support/files/downloadAllCalls.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';
import { ageDownloads, hoursAgo, uploadAndRelease, patchFile } from '../../../support/files/releasedFiles.ts';
import { containerOf, documentsOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const ALREADY = 'This paid file has already been downloaded. Each paid file can only be downloaded once.';

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

/** A request without an account, with one paid file. */
async function withPaidFile() {
  const request = await submitRequest(portal);
  const { requestId } = request;
  const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, charged);
  await patchFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });
  const access = accessHeader(await lookUp(portal, request));
  return {
    ...request,
    fileId,
    access,
    downloadAs: (callerHeaders: Record<string, string>) =>
      callApi(portal.api, downloadFile, {
        headers: { ...callerHeaders, ...randomIpHeader() },
        query: { requestId, fileId },
      }),
    age: () => ageDownloads(portal, requestId, 1),
    seenByStaff: async () => {
      const { data } = await requestCalls(portal, staff, requestId).read();
      return (data as { uploadedFiles: { downloads: { by: string }[]; isDownloadUsed: boolean }[] })
        .uploadedFiles[0]!;
    },
  };
}

it('an account without the request downloads as its holder, without an additional download', async () => {
  const file = await withPaidFile();
  expect((await file.downloadAs(file.access)).status).toBe(200);
  await file.age();
  const otherAccount = { ...file.access, ...authHeaders(await signUpPerson(portal)) };
  expect(await file.downloadAs(otherAccount)).toMatchObject({ status: 403, message: ALREADY });
  expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(1);

  const { orderId, verificationCode } = file;
  const seen = await dataOf(portal.api, getRequestStatus, {
    headers: { ...otherAccount, ...randomIpHeader() },
    query: { orderId, verificationCode },
  });
  expect(seen.uploadedFiles).toMatchObject([{ isDownloadable: false, downloadReason: ALREADY }]);
  expect((await downloadAllCalls(portal, otherAccount, file.requestId).tryToPrepare()).status).toBe(409);
});

it('the first download of an account without the request is recorded as the holder’s', async () => {
  const file = await withPaidFile();
  expect((await file.downloadAs({ ...file.access, ...authHeaders(await signUpPerson(portal)) })).status).toBe(
    200,
  );
  expect(await file.seenByStaff()).toMatchObject({ downloads: [{ by: '' }], isDownloadUsed: true });
  await file.age();
  expect((await file.downloadAs(file.access)).status).toBe(403);
});

it('an account that adds the request gets its own download', async () => {
  const file = await withPaidFile();
  const client = await signUpPerson(portal);
  const both = { ...file.access, ...authHeaders(client) };
  expect((await file.downloadAs(both)).status).toBe(200);
  await file.age();
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...both, ...randomIpHeader() },
    body: { requestId: file.requestId },
  });
  expect((await file.downloadAs(both)).status).toBe(200);
  await file.age();
  for (const callerHeaders of [both, authHeaders(client), file.access])
    expect((await file.downloadAs(callerHeaders)).status).toBe(403);
  const { downloads } = await file.seenByStaff();
  expect(downloads.map(({ by }) => by).toSorted()).toEqual(['', 'Casey Example']);
});

it('an earlier download by an account without the request is shown by name and does not count', async () => {
  const file = await withPaidFile();
  const { requestId, fileId } = file;
  const { userId } = await signUpPerson(portal);
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
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    body: { requestId, fileId },
  });
  expect(allowed).toMatchObject({ status: 409 });
  expect((await file.downloadAs(file.access)).status).toBe(200);
});

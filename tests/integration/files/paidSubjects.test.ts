import { downloadFile, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import {
  answerDownloadRequest,
  requestAnotherDownload,
} from '@portal/contract/files/endpoints/downloadRequests.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import {
  getRequestAccounts,
  removeRequestAccount,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, submitForClient } from '../../support/api/requestCalls.ts';
import { downloadAllCalls } from '../../support/files/downloadAllCalls.ts';
import { ageDownloads, patchFile, storedFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';

const portal = inject('portal');
const LIMIT = 'Enough accounts have downloaded this paid file. You can ask our staff for a download.';

let staff: Person;
let submitter: Person;
beforeAll(async () => {
  [staff, submitter] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

const as = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** A file that one account opened the payment for, another had before the payment, and others added after it. */
async function paidFile(late: number) {
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, charged);
  const held = accessHeader(await lookUp(portal, request));
  const add = (person: Person) =>
    dataOf(portal.api, addToMyRequests, { headers: { ...held, ...as(person) }, body: { requestId } });
  const people = await Promise.all(Array.from({ length: late + 2 }, () => signUpPerson(portal)));
  const [payer, early, ...others] = people as [Person, Person, ...Person[]];
  await add(early);
  await dataOf(portal.api, createPaymentIntent, {
    headers: { ...held, ...as(payer) },
    body: { type: 'file', requestId, fileId },
  });
  expect(await storedFile(portal, requestId, fileId)).toMatchObject({ payerId: payer.userId });
  await patchFile(portal, requestId, fileId, { paidAt: new Date().toISOString(), paymentState: 'paid' });
  for (const person of [payer, ...others]) await add(person);
  const query = { requestId, fileId, action: 'download' };
  return {
    request,
    requestId,
    fileId,
    payer,
    early,
    others,
    held,
    download: (person: Person) => callApi(portal.api, downloadFileAuth, { headers: as(person), query }),
    downloadAsHolder: () =>
      callApi(portal.api, downloadFile, { headers: { ...held, ...randomIpHeader() }, query }),
    age: () => ageDownloads(portal, requestId, 1),
  };
}

it('an account that gets the open payment of somebody else counts as a payer', async () => {
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, charged);
  const held = accessHeader(await lookUp(portal, request));
  const [opener, payer, ...others] = await Promise.all(Array.from({ length: 4 }, () => signUpPerson(portal)));
  const open = (person: Person) =>
    dataOf(portal.api, createPaymentIntent, {
      headers: { ...held, ...as(person) },
      body: { type: 'file', requestId, fileId },
    });
  const { paymentIntentId } = await open(opener!);
  expect(await open(payer!)).toMatchObject({ paymentIntentId });
  await open(payer!);
  expect(await storedFile(portal, requestId, fileId)).toMatchObject({
    payerId: opener!.userId,
    morePayerIds: [payer!.userId],
  });
  await patchFile(portal, requestId, fileId, { paidAt: new Date().toISOString(), paymentState: 'paid' });
  for (const person of [...others, payer!, opener!]) {
    const headers = { ...held, ...as(person) };
    await dataOf(portal.api, addToMyRequests, { headers, body: { requestId } });
    const query = { requestId, fileId, action: 'download' };
    expect((await callApi(portal.api, downloadFileAuth, { headers: as(person), query })).status).toBe(200);
  }
});

it('of accounts that added a paid file’s request later, two download it, and staff decide about the third', async () => {
  const file = await paidFile(3);
  const { requestId, fileId } = file;
  const [first, second, third] = file.others as [Person, Person, Person];
  expect((await file.download(first)).status).toBe(200);
  expect((await file.download(second)).status).toBe(200);
  expect(await file.download(third)).toMatchObject({ status: 403, message: LIMIT });
  // The places of others cost nobody for whom the payment was anything.
  for (const person of [file.payer, file.early, submitter])
    expect((await file.download(person)).status).toBe(200);
  expect((await file.downloadAsHolder()).status).toBe(200);

  // The second can repeat the link of its download.
  expect((await file.download(second)).status).toBe(200);
  const seen = await dataOf(portal.api, getRequestDetails, { headers: as(third), query: { requestId } });
  expect(seen.uploadedFiles).toMatchObject([
    { isDownloadable: false, isViewable: false, downloadReason: LIMIT, canRequestDownload: true },
  ]);
  expect((await downloadAllCalls(portal, authHeaders(third), requestId).tryToPrepare()).status).toBe(409);

  await file.age();
  const asked = await callApi(portal.api, requestAnotherDownload, {
    headers: as(third),
    body: { requestId, fileId, reason: 'other-person' },
  });
  expect(asked.status).toBe(200);
  expect(JSON.stringify(asked)).not.toContain(third.userId);
  await dataOf(portal.api, answerDownloadRequest, {
    headers: as(staff),
    body: { requestId, fileId, answer: 'allow' },
  });
  expect((await file.download(third)).status).toBe(200);
  // Nobody else got another download.
  for (const person of [first, second, file.payer]) expect((await file.download(person)).status).toBe(403);
});

it('of parallel calls of other accounts, exactly two get through', async () => {
  const file = await paidFile(6);
  const replies = await Promise.all(
    [...file.others, ...file.others].map(async (person) => ({ person, ...(await file.download(person)) })),
  );
  const served = new Set(replies.filter(({ status }) => status === 200).map(({ person }) => person.userId));
  expect(served.size).toBe(2);
  const others = replies.filter(({ person }) => !served.has(person.userId));
  for (const { status, message } of others)
    expect({ status, message }).toEqual({ status: 403, message: LIMIT });
  expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(2);
});

it('a zip takes a place as well, and is refused without one', async () => {
  const file = await paidFile(3);
  const [first, second, third] = file.others as [Person, Person, Person];
  const zips = await Promise.all(
    [first, second, third].map(async (person) => {
      const calls = downloadAllCalls(portal, authHeaders(person), file.requestId);
      const { bundleId } = await calls.prepareAndWait();
      return calls.download(bundleId);
    }),
  );
  expect(zips.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(zips.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(2);
});

it('the download of a removed account still counts', async () => {
  const file = await paidFile(2);
  const { requestId } = file;
  const [first, second] = file.others as [Person, Person];
  await file.download(first);
  const accounts = await dataOf(portal.api, getRequestAccounts, {
    headers: as(staff),
    query: { requestId },
  });
  const { accountId } = accounts.accounts.at(-2)!;
  await dataOf(portal.api, removeRequestAccount, { headers: as(staff), body: { requestId, accountId } });
  expect((await file.download(first)).status).toBe(404);
  const { data } = await requestCalls(portal, staff, requestId).read();
  expect(data).toMatchObject({ uploadedFiles: [{ isDownloadUsed: true }] });
  expect((await file.download(second)).status).toBe(200);
  const requests = await containerOf(portal, 'requests');
  const { resource } = await requests.item('more-subjects', requestId).read<object>();
  expect(resource).toMatchObject({
    subjects: { [`${file.fileId}|0`]: [`user:${first.userId}`, `user:${second.userId}`] },
  });
});

it('a file that was paid before the payer was stored keeps the earlier rule', async () => {
  const file = await paidFile(3);
  await forgetPayer(file.requestId, file.fileId);
  for (const person of [...file.others, file.payer]) expect((await file.download(person)).status).toBe(200);
});

async function forgetPayer(requestId: string, fileId: string): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  await requests.item('root', requestId).patch([{ op: 'remove', path: `/files/${fileId}/payerId` }]);
}

import {
  answerDownloadRequest,
  requestAnotherDownload,
} from '@portal/contract/files/endpoints/downloadRequests.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { hoursAgo, patchFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');

let staff: Person;
let client: Person;
beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

/** A request whose holder used the only download of a paid file more than 15 minutes ago. */
async function usedDownload() {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, terms);
  await patchFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });
  const asHolder = async () => ({ ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() });
  const download = async () =>
    callApi(portal.api, downloadFile, { headers: await asHolder(), query: { requestId, fileId } });
  await download();
  const container = await containerOf(portal, 'requests');
  for (const { id } of await documentsOf(portal, requestId, 'download')) {
    await container.item(String(id), requestId).patch([{ op: 'set', path: '/at', value: hoursAgo(0.5) }]);
  }
  const body = { requestId, fileId };
  return {
    requestId,
    download,
    viewed: async () => (await lookUp(portal, request)).uploadedFiles.find((file) => file.fileId === fileId)!,
    ask: async () =>
      callApi(portal.api, requestAnotherDownload, {
        headers: await asHolder(),
        body: { ...body, reason: 'lost', note: 'The disk broke' },
      }),
    answer: (given: { answer: 'allow' } | { answer: 'decline'; note: string }) =>
      callApi(portal.api, answerDownloadRequest, {
        headers: { ...authHeaders(staff), ...randomIpHeader() },
        body: { ...body, ...given },
      }),
    events: async (kind: string) =>
      (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind).length,
  };
}

test('a request for another download is recorded once, and allowed once, even if the calls are repeated', async () => {
  const file = await usedDownload();
  expect(await file.viewed()).toMatchObject({ canRequestDownload: true });
  const asked = await Promise.all([file.ask(), file.ask(), file.ask()]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await file.events('download-requested')).toBe(1);
  const viewed = await file.viewed();
  expect(viewed.downloadRequest).toMatchObject({ state: 'open', reason: 'lost', note: 'The disk broke' });
  expect(viewed.canRequestDownload).toBeUndefined();
  expect((await file.download()).status).toBe(403);

  const seen = await dataOf(portal.api, getRequestDetails, {
    headers: authHeaders(staff),
    query: { requestId: file.requestId },
  });
  expect(seen.uploadedFiles.find(({ downloadRequest }) => downloadRequest?.state === 'open')).toBeDefined();

  const answers = await Promise.all([file.answer({ answer: 'allow' }), file.answer({ answer: 'allow' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await file.events('download-allowed')).toBe(1);
  expect((await file.viewed()).downloadRequest).toMatchObject({ state: 'allowed' });
  expect((await file.download()).status).toBe(200);
});

test('a declined request shows the note to the client, and no other answer replaces it', async () => {
  const file = await usedDownload();
  await file.ask();
  expect((await file.answer({ answer: 'decline', note: '' })).status).toBe(400);
  const declined = { answer: 'decline', note: 'Please order a new copy' } as const;
  expect((await file.answer(declined)).status).toBe(200);
  expect((await file.answer(declined)).status).toBe(200);
  expect((await file.answer({ answer: 'allow' })).status).toBe(409);
  expect(await file.events('download-declined')).toBe(1);
  expect((await file.viewed()).downloadRequest).toMatchObject({
    state: 'declined',
    answer: 'Please order a new copy',
  });
  expect(await file.viewed()).not.toHaveProperty('canRequestDownload');
  expect(await file.ask()).toMatchObject({
    status: 409,
    message: 'We declined another download of this file. You can ask again after 24 hours, or contact us.',
  });
  expect((await file.download()).status).toBe(403);
});

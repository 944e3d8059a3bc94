import { randomUUID } from 'node:crypto';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../../support/accounts/accounts.ts';
import { callApi } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestContent, submitForClient } from '../../../support/api/requestCalls.ts';
import { uploadUnder } from '../../../support/requests/clientUpdates.ts';

const portal = inject('portal');

let client: Person;
let stranger: Person;
let staff: Person;
beforeAll(async () => {
  [client, stranger, staff] = await Promise.all([
    signUpPerson(portal),
    signUpPerson(portal),
    createStaff(portal),
  ]);
});

const send = (person: Person | null, body: object) =>
  callApi(portal.api, updateClientRequest, {
    headers: { ...(person && authHeaders(person)), ...randomIpHeader() },
    body: { updateReason: 'Other', updateDetails: 'A clean copy.', ...body },
  });

test('a signed-in client updates a request of their list without its code, once', async () => {
  const { requestId, orderId } = await submitForClient(portal, client);
  const updateId = randomUUID();
  const fileId = await uploadUnder(portal, updateKeyOf(requestId, updateId), undefined, authHeaders(client));
  const body = { requestId, orderId, updateId, uploadedFiles: [{ fileId }] };

  expect((await send(stranger, body)).status).toBe(404);
  expect((await send(staff, body)).status).toBe(404);
  expect((await send(null, body)).status).toBe(404);
  expect((await send(client, { ...body, orderId: 'ANOTHER-ORDER' })).status).toBe(404);
  expect(await send(client, { ...body, requestId: undefined })).toMatchObject({
    status: 400,
    error: { fields: { verificationCode: 'Verification code is required' } },
  });
  expect((await send(client, { ...body, verificationCode: 'WRONG-WRONG' })).status).toBe(404);
  expect((await requestContent(portal, requestId))['updates']).toEqual([]);

  const answers = await Promise.all([send(client, body), send(client, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await requestContent(portal, requestId))['updates']).toMatchObject([{ updateId }]);
});

import { randomUUID } from 'node:crypto';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import {
  prefill,
  sendUpdate,
  uploadForUpdate,
  uploadUnder,
} from '../../../support/requests/clientUpdates.ts';
import { requestCalls, submitForClient, requestContent } from '../../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp, lookUpAfterScan } from '../../../support/requests/holder.ts';
import { emailsAbout, emailsTo } from '../../../support/operations/emails.ts';
import { pdfBytes, submitRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');

let staff: Person;
let client: Person;

beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

const headers = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function staffViewOf(requestId: string) {
  const seen = await dataOf(portal.api, getRequestDetails, { headers: headers(staff), query: { requestId } });
  if (seen.view !== 'staff') throw new Error(seen.view);
  return seen;
}

async function updatesOf(requestId: string) {
  return (await requestContent(portal, requestId))['updates'] as Record<string, unknown>[];
}

/** A request with one file uploaded for an update that has not been sent. */
async function readyToUpdate() {
  const submitted = await copySubmission(portal);
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, submitted, updateId);
  return { submitted, updateId, fileId, body: { updateId, uploadedFiles: [{ fileId }] } };
}

describe('an update with Order ID and code', () => {
  it('reaches staff with its file, and notifies both sides', async () => {
    const submitted = await submitRequest(portal, { contactPhone: '(213) 555-0100' });
    const found = await prefill(portal, submitted);
    expect(found.request).toMatchObject({
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      contactPhone: '(213) 555-0100',
    });
    await dataOf(portal.api, assignRequest, {
      headers: headers(staff),
      body: { requestId: submitted.requestId, assigneeId: staff.userId },
    });
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, submitted, updateId);
    const response = await sendUpdate(portal, submitted, {
      updateId,
      uploadedFiles: [{ fileId }],
      patientName: 'Pat Q. Example',
      patientDob: '1980-02-03',
      contactPhone: '213 555 0199',
    });
    expect(response).toMatchObject({
      status: 200,
      data: { requestId: submitted.requestId, updateId, status: 'update_requested' },
    });

    const tracked = await lookUpAfterScan(portal, submitted);
    expect(tracked).toMatchObject({ status: 'update_requested', patientName: 'Pat Example' });
    expect(tracked.uploadedFiles).toEqual([
      expect.objectContaining({
        fileId,
        scan: 'clean',
        isDownloadable: true,
        uploadedForUpdate: true,
        updateId,
        updateReason: 'Missing Information',
      }),
    ]);
    expect(tracked.updates).toEqual([
      {
        updateId,
        reason: 'Missing Information',
        details: 'The second page of the authorization.',
        submittedAt: expect.any(String),
      },
    ]);
    const open = { state: 'open', decision: null };
    const seen = await staffViewOf(submitted.requestId);
    expect(seen.updateRequests).toEqual([
      {
        updateId,
        reason: 'Missing Information',
        details: 'The second page of the authorization.',
        submittedAt: expect.any(String),
        differences: [
          { field: 'patientName', sent: 'Pat Q. Example', onFile: 'Pat Example', ...open },
          { field: 'contactPhone', sent: '213 555 0199', onFile: '(213) 555-0100', ...open },
        ],
      },
    ]);
    expect(seen.statusHistory.at(-1)).toMatchObject({ status: 'update_requested', updatedByName: 'holder' });

    const received = (await emailsAbout(portal, submitted.orderId)).filter(({ subject }) =>
      subject.startsWith('Update received'),
    );
    expect(received.map(({ to }) => to)).toEqual(['clerk@copyservice.example']);
    const [notification] = (await emailsTo(portal, staff.email)).filter(({ text }) =>
      text.includes(submitted.requestId),
    );
    expect(notification?.subject).toBe('Update to a request: Missing Information');
    for (const { subject, text } of [...received, notification!]) {
      expect(`${subject} ${text}`).not.toMatch(/Pat|213.?.?555|second page/);
    }
  });

  it('is in the activity, without its text', async () => {
    const { submitted, body } = await readyToUpdate();
    await sendUpdate(portal, submitted, body);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headers(staff),
      query: { requestId: submitted.requestId, group: 'changes' },
    });
    expect(entries.find(({ kind }) => kind === 'update-submitted')).toMatchObject({
      actor: { kind: 'holder' },
      files: 1,
    });
    expect(JSON.stringify(entries)).not.toContain('second page');
  });

  it('is sent to all staff while the request is unassigned', async () => {
    const { submitted, body } = await readyToUpdate();
    await sendUpdate(portal, submitted, body);
    const notifications = (await emailsTo(portal, staff.email)).filter(({ text }) =>
      text.includes(submitted.requestId),
    );
    expect(notifications).toHaveLength(1);
  });

  it('accepts Order ID and code in any case', async () => {
    const { submitted, body } = await readyToUpdate();
    const sloppy = {
      orderId: ` ${submitted.orderId.toLowerCase()}`,
      verificationCode: submitted.verificationCode.toLowerCase().replace('-', ' '),
    };
    expect(await sendUpdate(portal, sloppy, body)).toMatchObject({ status: 200 });
  });
});

describe('an update by a client who has the request', () => {
  it('is recorded under their name', async () => {
    const submitted = await submitForClient(portal, client);
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, submitted, updateId);
    const body = { updateId, uploadedFiles: [{ fileId }] };
    expect(await sendUpdate(portal, submitted, body, authHeaders(client))).toMatchObject({ status: 200 });
    const seen = await staffViewOf(submitted.requestId);
    expect(seen.statusHistory.at(-1)).toMatchObject({
      updatedBy: client.userId,
      updatedByName: 'Casey Example',
    });
  });

  it('answers the last note of staff, which the client sees as unanswered until then', async () => {
    const { submitted, body } = await readyToUpdate();
    const notes = 'Please send a signed form.';
    await requestCalls(portal, staff, submitted.requestId).changeStatus({ status: 'processing', notes });
    const asked = await lookUp(portal, submitted);
    expect(asked.unansweredNote).toEqual({ notes, updatedAt: asked.statusHistory.at(-1)!.updatedAt });
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({ status: 200 });
    expect(await lookUp(portal, submitted)).not.toHaveProperty('unansweredNote');
  });

  it('is recorded as the holder’s if the request is not theirs', async () => {
    const { submitted, body } = await readyToUpdate();
    expect(await sendUpdate(portal, submitted, body, authHeaders(client))).toMatchObject({ status: 200 });
    const seen = await staffViewOf(submitted.requestId);
    expect(seen.statusHistory.at(-1)).toMatchObject({ updatedBy: null, updatedByName: 'holder' });
  });
});

describe('one form creates one update', () => {
  it('if it is sent again after a lost response', async () => {
    const { submitted, body } = await readyToUpdate();
    const [first, again] = [
      await sendUpdate(portal, submitted, body),
      await sendUpdate(portal, submitted, body),
    ];
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(await updatesOf(submitted.requestId)).toHaveLength(1);
  });

  it('from twenty concurrent calls', async () => {
    const { submitted, body } = await readyToUpdate();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendUpdate(portal, submitted, body)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { updates, history, files } = await requestContent(portal, submitted.requestId);
    expect(updates).toHaveLength(1);
    expect(history).toHaveLength(2);
    expect(Object.keys(files as object)).toHaveLength(1);
    const received = (await emailsAbout(portal, submitted.orderId)).filter(({ subject }) =>
      subject.startsWith('Update received'),
    );
    expect(received).toHaveLength(1);
  });

  it('and rejects different content under the same ID', async () => {
    const { submitted, body } = await readyToUpdate();
    await sendUpdate(portal, submitted, body);
    expect(await sendUpdate(portal, submitted, { ...body, updateDetails: 'The third page.' })).toMatchObject({
      status: 409,
      message:
        'We already have the first version of this update. Submit again to send the changed version as another update.',
    });
    expect(await updatesOf(submitted.requestId)).toHaveLength(1);
  });

  it('and another form creates another', async () => {
    const { submitted, body } = await readyToUpdate();
    await sendUpdate(portal, submitted, body);
    const updateId = randomUUID();
    const content = pdfBytes('two');
    const fileId = await uploadForUpdate(portal, submitted, updateId, { name: 'two.pdf', content });
    await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] });
    expect(await updatesOf(submitted.requestId)).toHaveLength(2);
  });
});

describe('a closed request', () => {
  it('is reopened by an update if it was completed', async () => {
    const { submitted, body } = await readyToUpdate();
    await requestCalls(portal, staff, submitted.requestId).changeStatus({ status: 'completed' });
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({
      status: 200,
      data: { status: 'update_requested' },
    });
  });

  it('accepts no update if it was canceled', async () => {
    const { submitted, body } = await readyToUpdate();
    await requestCalls(portal, staff, submitted.requestId).changeStatus({ status: 'cancelled' });
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({
      status: 409,
      message:
        'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.',
    });
    expect(await updatesOf(submitted.requestId)).toEqual([]);
  });
});

describe('an update of a signed-in client to their own request', () => {
  const openOwn = (person: Person | null, requestId: string) =>
    callApi(portal.api, getClientRequest, {
      headers: { ...(person && authHeaders(person)), ...randomIpHeader() },
      query: { requestId },
    });

  it('needs no code', async () => {
    const submitted = await submitForClient(portal, client);
    const { requestId, orderId } = submitted;
    const opened = await dataOf(portal.api, getClientRequest, {
      headers: headers(client),
      query: { requestId },
    });
    expect(opened.request).toMatchObject({ requestId, orderId });
    const updateId = randomUUID();
    const access = accessHeader(opened);
    const fileId = await uploadUnder(portal, updateKeyOf(requestId, updateId), undefined, access);
    const body = {
      requestId,
      orderId,
      updateId,
      updateReason: 'Missing Information' as const,
      updateDetails: 'The second page.',
      uploadedFiles: [{ fileId }],
    };
    const data = await dataOf(portal.api, updateClientRequest, { headers: headers(client), body });
    expect(data).toEqual({ requestId, updateId, status: 'update_requested' });
    expect(await updatesOf(requestId)).toMatchObject([{ updateId, details: 'The second page.' }]);
  });

  it('is refused for every other caller, as for an unknown request', async () => {
    const { requestId } = await submitForClient(portal, client);
    for (const person of [null, await signUpPerson(portal), staff])
      expect(await openOwn(person, requestId)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const response = await callApi(portal.api, updateClientRequest, {
      headers: headers(await signUpPerson(portal)),
      body: {
        requestId,
        orderId: 'ORD-1',
        updateReason: 'Other',
        updateDetails: 'Text',
        uploadedFiles: [{ fileId: `file_${'a'.repeat(32)}` }],
      },
    });
    expect(response).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });

  it('needs a code without a request ID', async () => {
    const response = await callApi(portal.api, getClientRequest, { headers: headers(client), query: {} });
    expect(response).toMatchObject({ status: 400 });
  });
});

import { randomUUID } from 'node:crypto';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { prefill, sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { requestCalls, submitForClient, storedRoot } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { lookUpScanned } from '../../support/requests/holder.ts';
import { mailsAbout, mailsTo } from '../../support/operations/mails.ts';
import { pdfBytes, submitRequest } from '../../support/requests/order.ts';

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
  return (await storedRoot(portal, requestId))['updates'] as Record<string, unknown>[];
}

/** A request with one file uploaded for an update that has not been sent. */
async function readyToUpdate() {
  const held = await submitRequest(portal);
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, held, updateId);
  return { held, updateId, fileId, body: { updateId, uploadedFiles: [{ fileId }] } };
}

describe('an update by the holder of order id and code', () => {
  it('reaches staff with its file, and notifies both sides', async () => {
    const held = await submitRequest(portal, { contactPhone: '(213) 555-0100' });
    const found = await prefill(portal, held);
    expect(found.request).toMatchObject({
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      contactPhone: '(213) 555-0100',
    });
    await dataOf(portal.api, assignRequest, {
      headers: headers(staff),
      body: { requestId: held.requestId, assigneeId: staff.userId },
    });
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, held, updateId);
    const answer = await sendUpdate(portal, held, {
      updateId,
      uploadedFiles: [{ fileId }],
      patientName: 'Pat Q. Example',
      patientDob: '1980-02-03',
      contactPhone: '213 555 0199',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { requestId: held.requestId, updateId, status: 'update_requested' },
    });

    const tracked = await lookUpScanned(portal, held);
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
    const seen = await staffViewOf(held.requestId);
    expect(seen.updateRequests).toEqual([
      {
        updateId,
        reason: 'Missing Information',
        details: 'The second page of the authorization.',
        submittedAt: expect.any(String),
        differences: [
          { field: 'patientName', sent: 'Pat Q. Example', onFile: 'Pat Example' },
          { field: 'contactPhone', sent: '213 555 0199', onFile: '(213) 555-0100' },
        ],
      },
    ]);
    expect(seen.statusHistory.at(-1)).toMatchObject({ status: 'update_requested', updatedByName: 'holder' });

    const received = (await mailsAbout(portal, held.orderId)).filter(({ subject }) =>
      subject.startsWith('Update received'),
    );
    expect(received.map(({ to }) => to)).toEqual(['clerk@copyservice.example']);
    const [told] = (await mailsTo(portal, staff.email)).filter(({ text }) => text.includes(held.requestId));
    expect(told?.subject).toBe('Update to a request: Missing Information');
    for (const { subject, text } of [...received, told!]) {
      expect(`${subject} ${text}`).not.toMatch(/Pat|213.?.?555|second page/);
    }
  });

  it('is in the activity, without its text', async () => {
    const { held, body } = await readyToUpdate();
    await sendUpdate(portal, held, body);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headers(staff),
      query: { requestId: held.requestId, group: 'changes' },
    });
    expect(entries.find(({ kind }) => kind === 'update-submitted')).toMatchObject({
      actor: { kind: 'holder' },
      files: 1,
    });
    expect(JSON.stringify(entries)).not.toContain('second page');
  });

  it('is sent to all staff while the request is unassigned', async () => {
    const { held, body } = await readyToUpdate();
    await sendUpdate(portal, held, body);
    const told = (await mailsTo(portal, staff.email)).filter(({ text }) => text.includes(held.requestId));
    expect(told).toHaveLength(1);
  });

  it('takes order id and code in any case', async () => {
    const { held, body } = await readyToUpdate();
    const sloppy = {
      orderId: ` ${held.orderId.toLowerCase()}`,
      verificationCode: held.verificationCode.toLowerCase().replace('-', ' '),
    };
    expect(await sendUpdate(portal, sloppy, body)).toMatchObject({ status: 200 });
  });
});

describe('an update by a client who has the request', () => {
  it('is recorded under their name', async () => {
    const held = await submitForClient(portal, client);
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, held, updateId);
    const body = { updateId, uploadedFiles: [{ fileId }] };
    expect(await sendUpdate(portal, held, body, authHeaders(client))).toMatchObject({ status: 200 });
    const seen = await staffViewOf(held.requestId);
    expect(seen.statusHistory.at(-1)).toMatchObject({
      updatedBy: client.userId,
      updatedByName: 'Casey Example',
    });
  });

  it('is recorded as the holder’s if the request is not theirs', async () => {
    const { held, body } = await readyToUpdate();
    expect(await sendUpdate(portal, held, body, authHeaders(client))).toMatchObject({ status: 200 });
    const seen = await staffViewOf(held.requestId);
    expect(seen.statusHistory.at(-1)).toMatchObject({ updatedBy: null, updatedByName: 'holder' });
  });
});

describe('one form creates one update', () => {
  it('if it is sent again after a lost response', async () => {
    const { held, body } = await readyToUpdate();
    const [first, again] = [await sendUpdate(portal, held, body), await sendUpdate(portal, held, body)];
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(await updatesOf(held.requestId)).toHaveLength(1);
  });

  it('from twenty concurrent calls', async () => {
    const { held, body } = await readyToUpdate();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendUpdate(portal, held, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { updates, history, files } = await storedRoot(portal, held.requestId);
    expect(updates).toHaveLength(1);
    expect(history).toHaveLength(2);
    expect(Object.keys(files as object)).toHaveLength(1);
    const received = (await mailsAbout(portal, held.orderId)).filter(({ subject }) =>
      subject.startsWith('Update received'),
    );
    expect(received).toHaveLength(1);
  });

  it('and rejects different content under the same ID', async () => {
    const { held, body } = await readyToUpdate();
    await sendUpdate(portal, held, body);
    expect(await sendUpdate(portal, held, { ...body, updateDetails: 'The third page.' })).toMatchObject({
      status: 409,
      message:
        'We already have the first version of this update. Submit again to send the changed version as another update.',
    });
    expect(await updatesOf(held.requestId)).toHaveLength(1);
  });

  it('and another form creates another', async () => {
    const { held, body } = await readyToUpdate();
    await sendUpdate(portal, held, body);
    const updateId = randomUUID();
    const content = pdfBytes('two');
    const fileId = await uploadForUpdate(portal, held, updateId, { name: 'two.pdf', content });
    await sendUpdate(portal, held, { updateId, uploadedFiles: [{ fileId }] });
    expect(await updatesOf(held.requestId)).toHaveLength(2);
  });
});

describe('a closed request', () => {
  it('is reopened by an update if it was completed', async () => {
    const { held, body } = await readyToUpdate();
    await requestCalls(portal, staff, held.requestId).changeStatus({ status: 'completed' });
    expect(await sendUpdate(portal, held, body)).toMatchObject({
      status: 200,
      data: { status: 'update_requested' },
    });
  });

  it('accepts no update if it was canceled', async () => {
    const { held, body } = await readyToUpdate();
    await requestCalls(portal, staff, held.requestId).changeStatus({ status: 'cancelled' });
    expect(await sendUpdate(portal, held, body)).toMatchObject({
      status: 409,
      message:
        'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.',
    });
    expect(await updatesOf(held.requestId)).toEqual([]);
  });
});

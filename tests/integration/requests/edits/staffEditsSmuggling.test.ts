import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../../support/accounts/accounts.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { documentsOf, storedRequest } from '../../../support/portal/stores.ts';

const portal = inject('portal');

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

/** Fields that no edit may change, sent both at the top level of the body and in its data. */
const smuggled = {
  isPaid: true,
  verificationCode: 'SMUGGLED',
  status: 'completed',
  owners: ['smuggled'],
  payment: { state: 'waived', amountCents: 1, intentId: 'smuggled' },
  seq: 99,
  draftId: 'smuggled',
  orderId: 'smuggled',
  contactEmail: 'smuggled@evil.example',
  loaIncluded: false,
  files: {},
  history: [],
  dueDate: '2099-01-01',
  submittedAt: '1999-01-01T00:00:00.000Z',
  fields: { patientName: 'smuggled' },
  adminEmail: 'smuggled@evil.example',
  adminId: 'smuggled',
  by: { kind: 'admin', id: 'smuggled' },
  byName: 'smuggled',
  at: '1999-01-01T00:00:00.000Z',
};

describe('a body with forbidden fields', () => {
  it.each([
    ['patientInfo', 'patientName', 'Quilla Ray'],
    ['contactInfo', 'attorneyName', 'Ana Ray'],
  ])('changes only the fields of %s', async (updateType, field, value) => {
    const { requestId } = await copySubmission(portal);
    const before = await requestContent(portal, requestId);
    const patientData = { ...smuggled, [field]: value };
    const { edit } = requestCalls(portal, staff, requestId);
    expect(
      await edit({ ...smuggled, updateType, patientData, checkboxData: { recordsSaved: true } }),
    ).toMatchObject({ status: 200 });
    expect(await requestContent(portal, requestId)).toEqual({
      ...before,
      seq: before.seq + 1,
      updatedAt: expect.any(String),
      fields: { ...before.fields, [field]: value },
    });
  });

  it('changes only the checkbox', async () => {
    const { requestId } = await copySubmission(portal);
    const before = await requestContent(portal, requestId);
    const checkboxData = { ...smuggled, recordsSaved: true };
    await requestCalls(portal, staff, requestId).edit({ ...smuggled, updateType: 'checkbox', checkboxData });
    expect(await requestContent(portal, requestId)).toEqual({
      ...before,
      seq: before.seq + 1,
      updatedAt: expect.any(String),
      recordsSaved: true,
    });
  });

  it('changes only status and history, both under the signed-in user', async () => {
    const { requestId } = await copySubmission(portal);
    const before = await requestContent(portal, requestId);
    const { changeStatus } = requestCalls(portal, staff, requestId);
    expect(await changeStatus({ ...smuggled, status: 'processing', notes: 'Started' })).toMatchObject({
      status: 200,
    });
    const by = { kind: 'staff', id: staff.userId };
    expect(await requestContent(portal, requestId)).toEqual({
      ...before,
      seq: before.seq + 1,
      updatedAt: expect.any(String),
      workCount: Number(before['workCount'] ?? 0) + 1,
      status: 'processing',
      history: [
        ...(before['history'] as unknown[]),
        {
          status: 'processing',
          notes: 'Started',
          isPrivate: false,
          by,
          byName: 'Casey Example',
          at: expect.stringMatching(/^20[2-9]/),
        },
      ],
    });
    const [change] = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'status-changed',
    );
    expect(change).toMatchObject({ by });
    expect(JSON.stringify(await documentsOf(portal, requestId, 'event'))).not.toMatch(/smuggled/i);
  });

  it.each(['__proto__', 'constructor'])('pollutes nothing by %s', async (name) => {
    const { requestId } = await copySubmission(portal);
    const nested = '{"isAdmin":true,"status":"completed","prototype":{"isAdmin":true}}';
    const response = await fetch(new URL(`/api/${updateRequest.path}`, portal.api), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...authHeaders(staff) },
      body: `{"requestId":"${requestId}","updateType":"patientInfo","${name}":${nested},"patientData":{"patientName":"Quilla Ray","${name}":${nested}},"seen":{"${name}":"x"}}`,
    });
    expect(response.status).toBe(200);
    const stored = await storedRequest(portal, requestId);
    expect(stored).toMatchObject({ status: 'pending', seq: 2, fields: { patientName: 'Quilla Ray' } });
    expect(JSON.stringify(stored)).not.toContain('isAdmin');
    const { data } = await requestCalls(portal, staff, requestId).read();
    expect(JSON.stringify(data)).not.toContain('isAdmin');
  });

  it.each([
    { updateType: 'everything', patientData: { patientName: 'X' } },
    { updateType: '__proto__', patientData: { patientName: 'X' } },
    { updateType: 'patientInfo' },
    { updateType: 'patientInfo', patientData: [] },
    { updateType: 'patientInfo', patientData: 'patientName' },
    { updateType: 'checkbox', patientData: { patientName: 'X' } },
    { updateType: 'checkbox', checkboxData: { recordsSaved: 'true' } },
    { updateType: 'patientInfo', patientData: { patientName: { $ne: '' } } },
    {},
  ])('%j is refused', async (body) => {
    const { requestId } = await copySubmission(portal);
    expect(await requestCalls(portal, staff, requestId).edit(body)).toMatchObject({
      status: 400,
      error: { code: 'invalid_input' },
    });
    expect(await requestContent(portal, requestId)).toMatchObject({ seq: 1 });
  });
});

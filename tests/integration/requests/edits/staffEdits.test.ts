import { randomUUID } from 'node:crypto';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { requestCalls, submitForClient, requestContent } from '../../../support/api/requestCalls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { submitRequest } from '../../../support/requests/order.ts';
import { documentsOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const OVERTAKEN = 'Someone else changed this';

let client: Person;
let staff: Person;
beforeAll(async () => {
  [client, staff] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
});

describe('an edit', () => {
  it('changes the named fields, reports them, and is recorded without values', async () => {
    const { requestId } = await submitRequest(portal);
    const { editPatient, editContact, setCheckboxes, read } = requestCalls(portal, staff, requestId);
    const before = await requestContent(portal, requestId);
    const success = { status: 200, message: 'Request details updated successfully!', data: { requestId } };
    expect(await editPatient({ patientName: '  Quilla Ray ', requestType: '12' })).toMatchObject(success);
    expect(await editContact({ firmName: 'Ray & Ray', lawyerEmail: '' })).toMatchObject(success);
    expect(await setCheckboxes({ subpoenaApproved: true })).toMatchObject(success);
    expect(await requestContent(portal, requestId)).toEqual({
      ...before,
      seq: 4,
      updatedAt: expect.any(String),
      subpoenaApproved: true,
      formerTypes: [before.fields.requestType],
      fields: {
        ...before.fields,
        patientName: 'Quilla Ray',
        requestType: 12,
        firmName: 'Ray & Ray',
        lawyerEmail: '',
      },
    });
    expect((await read()).data).toMatchObject({ patientName: 'Quilla Ray', subpoenaApproved: true });
    const edits = (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'edited');
    expect(edits.map(({ details }) => details)).toEqual([
      { updateType: 'patientInfo', fields: 'patientName,requestType' },
      { updateType: 'contactInfo', fields: 'lawyerEmail,firmName' },
      { updateType: 'checkbox', fields: 'subpoenaApproved' },
    ]);
    expect(JSON.stringify(edits)).not.toMatch(/Quilla|Ray & Ray|attorney@/);
  });

  it('that changes nothing creates no version', async () => {
    const { requestId, request } = await submitRequest(portal);
    const { editPatient, setCheckboxes } = requestCalls(portal, staff, requestId);
    const before = await requestContent(portal, requestId);
    expect(await editPatient({ patientName: request.patientName })).toMatchObject({ status: 200 });
    expect(await editPatient({})).toMatchObject({ status: 200 });
    expect(await setCheckboxes({ recordsSaved: false })).toMatchObject({ status: 200 });
    expect(await requestContent(portal, requestId)).toEqual(before);
  });

  it('that conflicts with another edit is rejected with field names and no values', async () => {
    const { requestId, request } = await submitRequest(portal, { patientSsnLast4: '9183' });
    const { editPatient } = requestCalls(portal, staff, requestId);
    const seen = { patientName: request.patientName, patientSsnLast4: '9183', patientDob: '1980-02-03' };
    await editPatient({ patientName: 'Theirs Kept', patientSsnLast4: '' }, seen);
    const before = await requestContent(portal, requestId);
    const mine = { patientName: 'Mine Lost', patientSsnLast4: '1234', patientDob: '1981-01-01' };
    const refused = await editPatient(mine, seen);
    expect(refused).toMatchObject({ status: 409, message: OVERTAKEN, error: { code: 'conflict' } });
    expect(refused.error?.fields).toEqual({ patientName: OVERTAKEN, patientSsnLast4: OVERTAKEN });
    expect(JSON.stringify(refused)).not.toMatch(/Mine|Theirs|9183|1234|1981/);
    expect(await requestContent(portal, requestId)).toEqual(before);
    expect(
      await editPatient(mine, { ...seen, patientName: 'Theirs Kept', patientSsnLast4: '' }),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('the messages of an edit', () => {
  let calls: ReturnType<typeof requestCalls>;
  let requestId: string;
  beforeAll(async () => {
    ({ requestId } = await submitRequest(portal));
    calls = requestCalls(portal, staff, requestId);
  });

  it.each([
    ['patientInfo', 'patientName', '  ', 'Patient name is required'],
    ['patientInfo', 'patientName', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['patientInfo', 'patientName', null, 'Patient name is required'],
    ['patientInfo', 'patientDob', '', 'Date of birth is required'],
    ['patientInfo', 'patientDob', '2999-01-01', 'Date of birth cannot be in the future'],
    ['patientInfo', 'patientDob', '1899-12-31', 'Please enter a valid date of birth'],
    ['patientInfo', 'patientDob', '2023-02-29', 'Please enter a valid date of birth'],
    ['patientInfo', 'patientSsnLast4', '123', 'Please enter exactly 4 digits'],
    ['patientInfo', 'patientSsnLast4', '12x4', 'Please enter exactly 4 digits'],
    ['patientInfo', 'requestType', 27, 'Please select a request type'],
    ['patientInfo', 'appearanceDate', '2026-02-30', 'Please enter a valid date'],
    ['patientInfo', 'appearanceTime', '24:00', 'Please enter a valid time'],
    ['patientInfo', 'appearancePlace', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['contactInfo', 'copyServiceEmail', '', 'Copy service email is required'],
    ['contactInfo', 'copyServiceEmail', 'a@b', 'Please enter a valid email address'],
    ['contactInfo', 'lawyerEmail', 'nobody', 'Please enter a valid lawyer email'],
    ['contactInfo', 'lawyerPhone', '123', 'Please enter a valid phone number'],
  ])('%s %s %j: %s', async (updateType, field, value, message) => {
    const refused = await calls.edit({ updateType, patientData: { [field]: value } });
    expect(refused).toMatchObject({ status: 400, message, error: { code: 'invalid_input' } });
    expect(refused.error?.fields).toEqual({ [`patientData.${field}`]: message });
    expect(await requestContent(portal, requestId)).toMatchObject({ seq: 1 });
  });

  it('refuse a personal appearance without the person, so that the request stays readable', async () => {
    const message = 'PA applies to field is required for Personal Appearance';
    expect(await calls.editPatient({ requestType: 1 })).toMatchObject({
      status: 400,
      message,
      error: { fields: { 'patientData.paAppliesTo': message } },
    });
    expect(await calls.editPatient({ requestType: 1, paAppliesTo: 'PMK' })).toMatchObject({ status: 200 });
    expect((await calls.read()).data).toMatchObject({ requestType: 1, paAppliesTo: 'PMK' });
  });

  it('change and clear when and where a personal appearance is, and keep it when the type changes for a while', async () => {
    const appearance = {
      appearanceDate: '2026-05-04',
      appearanceTime: '09:30',
      appearancePlace: 'Department 5',
    };
    const edits = [
      { requestType: 1, paAppliesTo: 'PMK', ...appearance },
      { requestType: 7 },
      { requestType: 1 },
    ];
    for (const patientData of edits)
      expect(await calls.editPatient(patientData)).toMatchObject({ status: 200 });
    expect((await calls.read()).data).toMatchObject(appearance);
    const cleared = { appearanceDate: '', appearanceTime: '', appearancePlace: '' };
    expect(await calls.editPatient(cleared, appearance)).toMatchObject({ status: 200 });
    for (const field of Object.keys(appearance)) expect((await calls.read()).data).not.toHaveProperty(field);
  });
});

it('the lists follow an edit and a new status: the new name is found, the old one is not', async () => {
  const word = () => `pn${randomUUID().slice(0, 8)}`;
  const [old, renamed] = [word(), word()];
  const { requestId } = await submitForClient(portal, client, { patientName: `Pat ${old}` });
  const found = async (person: Person, search: string, query = {}) => {
    const { requests } = await dataOf(portal.api, getAllClientRequests, {
      headers: authHeaders(person),
      query: { search, ...query },
    });
    return requests.map(({ _id }) => _id);
  };
  await eventually('the listing', async () => (await found(staff, old)).length === 1);
  const { editPatient, changeStatus } = requestCalls(portal, staff, requestId);
  await editPatient({ patientName: `Pat ${renamed}` });
  await changeStatus({ status: 'under_review', notes: 'x', isPrivate: true });
  for (const person of [staff, client]) {
    expect(await found(person, renamed)).toEqual([requestId]);
    expect(await found(person, old)).toEqual([]);
    expect(await found(person, renamed, { status: 'under_review' })).toEqual([requestId]);
    expect(await found(person, renamed, { status: 'pending' })).toEqual([]);
  }
});

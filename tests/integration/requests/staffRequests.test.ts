import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { staffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { requestCalls, submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const SECRET_NOTE = 'Zebra-note: the attorney is late with the fee';
const UNKNOWN_ID = `req_${'x'.repeat(24)}`;

let client: Person;
let staff: Person;
beforeAll(async () => {
  [client, staff] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
});

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

describe('a request with private notes', () => {
  const details = {
    patientSsnLast4: '9183',
    patientDob: '1957-11-23',
    lawyerEmail: 'private.attorney@firm.example',
    attorneyName: 'Atty Private',
  };
  let submitted: Awaited<ReturnType<typeof submitForClient>>;
  beforeAll(async () => {
    submitted = await submitForClient(portal, client, details);
    const { changeStatus } = requestCalls(portal, staff, submitted.requestId);
    await changeStatus({ status: 'processing', notes: 'We have started' });
    await changeStatus({ status: 'on_hold', notes: SECRET_NOTE, isPrivate: true });
    await changeStatus({ status: 'on_hold', notes: `${SECRET_NOTE}, still`, isPrivate: true });
  });

  it('shows staff everything', async () => {
    const { status, data } = await requestCalls(portal, staff, submitted.requestId).read();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      view: 'staff',
      ...details,
      status: 'on_hold',
      subpoenaApproved: false,
      recordsSaved: false,
      statusHistory: [
        { status: 'pending', updatedBy: null, updatedByName: 'system', notes: '', isPrivate: false },
        { status: 'processing', notes: 'We have started', isPrivate: false },
        { status: 'on_hold', notes: SECRET_NOTE, isPrivate: true },
        { updatedBy: staff.userId, updatedByName: 'Casey Example', isPrivate: true },
      ],
    });
    const named = [...Object.keys(staffRequestView.shape), 'view'].filter(
      (key) =>
        ![
          'paAppliesTo',
          'appearanceDate',
          'appearanceTime',
          'appearancePlace',
          'authority',
          'reviewDecision',
          'scope',
          'clientRemindedAt',
          'earliestProduction',
          'earlyReleases',
          'retention',
          'combinedPayments',
          'isSample',
          'messageCount',
          'unreadMessages',
          'undelivered',
          'secondChecks',
          'contactIsSuppressed',
          'waitingStatus',
        ].includes(key),
    );
    expect(Object.keys(data as object).toSorted()).toEqual(named.toSorted());
    for (const privateValue of [submitted.draftId, submitted.verificationCode, submitted.paymentIntentId]) {
      expect(JSON.stringify(data)).not.toContain(privateValue);
    }
  });

  it('hides notes, staff and internal fields from its client and holder', async () => {
    const { orderId, verificationCode, requestId } = submitted;
    const asHolder = { headers: randomIpHeader(), query: { orderId, verificationCode } };
    const responses = await Promise.all([
      requestCalls(portal, client, requestId).read(),
      callApi(portal.api, getRequestStatus, asHolder),
      callApi(portal.api, getRequestStatus, {
        ...asHolder,
        headers: { ...authHeaders(client), ...randomIpHeader() },
      }),
      callApi(portal.api, getClientRequest, asHolder),
      callApi(portal.api, getAllClientRequests, { headers: authHeaders(client) }),
    ]);
    for (const { status, data } of responses) {
      expect(status).toBe(200);
      const text = JSON.stringify(data);
      const hidden = ['Zebra-note', 'Casey', staff.userId, staff.email, '9183', 'isPrivate', 'updatedBy'];
      for (const secret of [...hidden, details.lawyerEmail, 'subpoena', 'recordsSaved', submitted.draftId]) {
        expect(text).not.toContain(secret);
      }
    }
    const [own, ofHolder] = responses;
    for (const response of [own, ofHolder]) {
      expect(response!.data).toMatchObject({
        status: 'on_hold',
        statusHistory: [
          { status: 'pending' },
          { status: 'processing', notes: 'We have started' },
          { status: 'on_hold' },
        ],
      });
      expect((response!.data as { statusHistory: unknown[] }).statusHistory).toHaveLength(3);
    }
    expect(own!.data).toMatchObject({ view: 'client' });
    expect(own!.data).not.toHaveProperty('patientDob');
  });
});

describe('the verification code', () => {
  it('is shown to staff and admins, recorded each time first', async () => {
    const { requestId, verificationCode } = await submitRequest(portal);
    const admin = await getAdmin(portal);
    for (const person of [staff, admin]) {
      const { status, data } = await requestCalls(portal, person, requestId).revealCode();
      expect({ status, data }).toEqual({ status: 200, data: { verificationCode } });
      const shown = await eventsOf(requestId, 'code-shown');
      expect(shown).toContainEqual(expect.objectContaining({ by: { kind: person.role, id: person.userId } }));
      expect(JSON.stringify(shown)).not.toContain(verificationCode.replace('-', '').slice(0, 5));
    }
    expect(await eventsOf(requestId, 'code-shown')).toHaveLength(2);
  });

  it('is not shown to a client, even for their own request, nor for an unknown one', async () => {
    const { requestId, verificationCode } = await submitForClient(portal, client);
    const refused = await requestCalls(portal, client, requestId).revealCode();
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(JSON.stringify(refused)).not.toContain(verificationCode);
    expect(await eventsOf(requestId, 'code-shown')).toEqual([]);
    expect(await requestCalls(portal, client, UNKNOWN_ID).revealCode()).toMatchObject({ status: 403 });
  });
});

it('for an unknown request or an invalid id nothing is read, changed or recorded', async () => {
  const unknown = requestCalls(portal, staff, UNKNOWN_ID);
  for (const response of [
    await unknown.read(),
    await unknown.revealCode(),
    await unknown.changeStatus({ status: 'processing' }),
    await unknown.editPatient({ patientName: 'Nobody' }),
    await unknown.setCheckboxes({ recordsSaved: true }),
  ]) {
    expect(response).toMatchObject({
      status: 404,
      message: 'Request not found',
      error: { code: 'not_found' },
    });
  }
  expect(await documentsOf(portal, UNKNOWN_ID, 'event')).toEqual([]);
  for (const id of ['root', '../root', "req_' OR 1=1 --aaaaaaaaaaaaaaa", '']) {
    expect(await requestCalls(portal, staff, id).revealCode()).toMatchObject({ status: 400 });
    expect(await requestCalls(portal, staff, id).changeStatus({ status: 'pending' })).toMatchObject({
      status: 400,
    });
  }
});

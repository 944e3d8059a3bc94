import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { staffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { adminOf, as, type Person, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { consoleOf, requestOf } from '../../support/api/consoleCalls.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const SECRET_NOTE = 'Zebra-note: the attorney is late with the fee';
const UNKNOWN_ID = `req_${'x'.repeat(24)}`;

let client: Person;
let staff: Person;
beforeAll(async () => {
  [client, staff] = await Promise.all([signedUp(portal), staffOf(portal)]);
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
  let submitted: Awaited<ReturnType<typeof requestOf>>;
  beforeAll(async () => {
    submitted = await requestOf(portal, client, details);
    const { move } = consoleOf(portal, staff, submitted.requestId);
    await move({ status: 'processing', notes: 'We have started' });
    await move({ status: 'on_hold', notes: SECRET_NOTE, isPrivate: true });
    await move({ status: 'on_hold', notes: `${SECRET_NOTE}, still`, isPrivate: true });
  });

  it('shows staff everything', async () => {
    const { status, data } = await consoleOf(portal, staff, submitted.requestId).read();
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
      (key) => key !== 'paAppliesTo' && key !== 'retention',
    );
    expect(Object.keys(data as object).toSorted()).toEqual(named.toSorted());
    for (const kept of [submitted.draftId, submitted.verificationCode, submitted.paymentIntentId]) {
      expect(JSON.stringify(data)).not.toContain(kept);
    }
  });

  it('hides notes, staff and internal fields from its client and holder', async () => {
    const { orderId, verificationCode, requestId } = submitted;
    const asHolder = { headers: fromAnotherAddress(), query: { orderId, verificationCode } };
    const answers = await Promise.all([
      consoleOf(portal, client, requestId).read(),
      callApi(portal.api, getRequestStatus, asHolder),
      callApi(portal.api, getRequestStatus, {
        ...asHolder,
        headers: { ...as(client), ...fromAnotherAddress() },
      }),
      callApi(portal.api, getClientRequest, asHolder),
      callApi(portal.api, getAllClientRequests, { headers: as(client) }),
    ]);
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      const text = JSON.stringify(data);
      const hidden = ['Zebra-note', 'Casey', staff.userId, staff.email, '9183', 'isPrivate', 'updatedBy'];
      for (const secret of [...hidden, details.lawyerEmail, 'subpoena', 'recordsSaved', submitted.draftId]) {
        expect(text).not.toContain(secret);
      }
    }
    const [own, held] = answers;
    for (const answer of [own, held]) {
      expect(answer!.data).toMatchObject({
        status: 'on_hold',
        statusHistory: [
          { status: 'pending' },
          { status: 'processing', notes: 'We have started' },
          { status: 'on_hold' },
        ],
      });
      expect((answer!.data as { statusHistory: unknown[] }).statusHistory).toHaveLength(3);
    }
    expect(own!.data).toMatchObject({ view: 'client' });
    expect(own!.data).not.toHaveProperty('patientDob');
  });
});

describe('the verification code', () => {
  it('is shown to staff and admins, recorded each time first', async () => {
    const { requestId, verificationCode } = await submitRequest(portal);
    const admin = await adminOf(portal);
    for (const person of [staff, admin]) {
      const { status, data } = await consoleOf(portal, person, requestId).reveal();
      expect({ status, data }).toEqual({ status: 200, data: { verificationCode } });
      const shown = await eventsOf(requestId, 'code-shown');
      expect(shown).toContainEqual(expect.objectContaining({ by: { kind: person.role, id: person.userId } }));
      expect(JSON.stringify(shown)).not.toContain(verificationCode.replace('-', '').slice(0, 5));
    }
    expect(await eventsOf(requestId, 'code-shown')).toHaveLength(2);
  });

  it('is not shown to a client, not even of their own request, nor of one that is not', async () => {
    const { requestId, verificationCode } = await requestOf(portal, client);
    const refused = await consoleOf(portal, client, requestId).reveal();
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(JSON.stringify(refused)).not.toContain(verificationCode);
    expect(await eventsOf(requestId, 'code-shown')).toEqual([]);
    expect(await consoleOf(portal, client, UNKNOWN_ID).reveal()).toMatchObject({ status: 403 });
  });
});

it('of a request that does not exist, or has no such id, nothing is read, changed or noted', async () => {
  const unknown = consoleOf(portal, staff, UNKNOWN_ID);
  for (const answer of [
    await unknown.read(),
    await unknown.reveal(),
    await unknown.move({ status: 'processing' }),
    await unknown.editPatient({ patientName: 'Nobody' }),
    await unknown.tick({ recordsSaved: true }),
  ]) {
    expect(answer).toMatchObject({ status: 404, message: 'Request not found', error: { code: 'not_found' } });
  }
  expect(await documentsOf(portal, UNKNOWN_ID, 'event')).toEqual([]);
  for (const id of ['root', '../root', "req_' OR 1=1 --aaaaaaaaaaaaaaa", '']) {
    expect(await consoleOf(portal, staff, id).reveal()).toMatchObject({ status: 400 });
    expect(await consoleOf(portal, staff, id).move({ status: 'pending' })).toMatchObject({ status: 400 });
  }
});

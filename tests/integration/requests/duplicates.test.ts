import {
  findEarlierRequests,
  getPossibleDuplicates,
} from '@portal/contract/requests/endpoints/duplicates.ts';
import { expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';

const portal = inject('portal');

const patient = { patientName: 'Twice Ordered', patientDob: '1971-05-06', facilityName: 'Duplicate Clinic' };
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const earlierOf = (person: Person, changed: object = {}) =>
  dataOf(portal.api, findEarlierRequests, {
    headers: headersOf(person),
    body: { ...patient, requestType: 8, ...changed },
  });

it('a client sees only their own earlier requests; staff see those of all accounts', async () => {
  const [client, other, staff] = await Promise.all([
    signUpPerson(portal),
    signUpPerson(portal),
    createStaff(portal),
  ]);
  const { requestId, request } = await submitAsClient(portal, client, { ...patient, requestType: 7 });
  expect(await earlierOf(client)).toEqual([
    {
      requestId,
      orderId: request.orderId,
      requestType: 7,
      status: 'pending',
      submittedAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect(await earlierOf(client, { patientName: 'ORDERED, Twice' })).toHaveLength(1);
  for (const changed of [{ requestType: 12 }, { patientDob: '1971-05-07' }, { facilityName: 'Other Clinic' }])
    expect(await earlierOf(client, changed)).toEqual([]);
  expect(await earlierOf(other)).toEqual([]);

  const anonymous = await submitRequest(portal, { ...patient, requestType: 2 });
  expect(await earlierOf(client)).toHaveLength(1);
  const duplicates = await eventually('the staff’s request list', async () => {
    const found = await dataOf(portal.api, getPossibleDuplicates, {
      headers: headersOf(staff),
      query: { requestId: anonymous.requestId },
    });
    return found.length > 0 && found;
  });
  expect(duplicates.map((each) => each.requestId)).toEqual([requestId]);
  const unknown = { headers: headersOf(staff), query: { requestId: `req_${'x'.repeat(24)}` } };
  expect(await callApi(portal.api, getPossibleDuplicates, unknown)).toMatchObject({ status: 404 });
});

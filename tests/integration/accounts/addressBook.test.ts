import { randomUUID } from 'node:crypto';
import {
  deleteContact,
  editContact,
  readAddressBook,
} from '@portal/contract/accounts/endpoints/addressBook.ts';
import { getRepeatableRequest } from '@portal/contract/requests/endpoints/repeatRequest.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';

const portal = inject('portal');

const appearance = {
  attorneyName: 'Dana Ray',
  firmName: 'Ray LLP',
  requestType: 1,
  paAppliesTo: 'Physician',
  physicianName: 'Dr. Example',
  patientSsnLast4: '1234',
} as const;

let client: Person;
let other: Person;
let submitted: Awaited<ReturnType<typeof submitAsClient>>;
beforeAll(async () => {
  [client, other] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
  submitted = await submitAsClient(portal, client, appearance);
});

const bookOf = (person: Person) => dataOf(portal.site, readAddressBook, { headers: authHeaders(person) });

/** The address book once the submitted request is in it. */
const filledBook = (person: Person) =>
  eventually('the address book', async () => {
    const book = await bookOf(person);
    return book.attorneys.length > 0 && book;
  });

describe('the address book', () => {
  it('has the contacts and the type of a submitted request, and nothing about the patient', async () => {
    const book = await filledBook(client);
    expect(book).toMatchObject({
      copyServices: [
        {
          copyServiceName: 'Other Copy Service Inc',
          copyServiceLocation: '',
          copyServiceEmail: 'clerk@copyservice.example',
          copyServicePhone: '(213) 555-0100',
        },
      ],
      attorneys: [{ attorneyName: 'Dana Ray', firmName: 'Ray LLP', lawyerEmail: 'attorney@firm.example' }],
      requestTypes: [1],
    });
    const id = `address-book|${client.userId}`;
    const { resource: stored } = await (await containerOf(portal, 'accounts')).item(id, id).read();
    expect(stored).toMatchObject({ ttl: 730 * 24 * 3600 });
    expect(JSON.stringify(stored)).not.toMatch(/Pat Example|1980-02-03|1234|Dr\. Example/);
  });

  it('is empty for another account', async () => {
    expect(await bookOf(other)).toEqual({ copyServices: [], attorneys: [], requestTypes: [] });
  });

  it('changes and deletes contacts of its own account only', async () => {
    const person = await signUpPerson(portal);
    await submitAsClient(portal, person);
    const [attorney] = (await filledBook(person)).attorneys;
    const { contactId } = attorney!;
    const body = {
      kind: 'attorney',
      contactId,
      attorneyName: 'Dana R. Ray',
      lawyerEmail: 'dana@ray.example',
      lawyerPhone: '(213) 555-0102',
    } as const;
    const edit = (headers: Record<string, string>) => callApi(portal.site, editContact, { headers, body });
    expect(await edit(authHeaders(other))).toMatchObject({
      status: 404,
      message: 'This contact is no longer in your address book',
    });
    expect(await edit(authHeaders(person))).toMatchObject({ status: 200, message: 'Contact saved' });
    expect((await bookOf(person)).attorneys).toMatchObject([
      { contactId, attorneyName: 'Dana R. Ray', lawyerEmail: 'dana@ray.example' },
    ]);
    const remove = (headers: Record<string, string>) =>
      callApi(portal.site, deleteContact, { headers, query: { contactId } });
    await remove(authHeaders(other));
    expect((await bookOf(person)).attorneys).toHaveLength(1);
    expect(await remove(authHeaders(person))).toMatchObject({ status: 200, message: 'Contact deleted' });
    expect(await remove(authHeaders(person))).toMatchObject({ status: 200 });
    expect((await bookOf(person)).attorneys).toEqual([]);
  });

  it('refuses an address that another contact has', async () => {
    const person = await signUpPerson(portal);
    await submitAsClient(portal, person, { lawyerEmail: 'first@ray.example' });
    await submitAsClient(portal, person, { lawyerEmail: 'second@ray.example' });
    const { attorneys } = await eventually('both attorneys', async () => {
      const book = await bookOf(person);
      return book.attorneys.length === 2 && book;
    });
    const answer = await callApi(portal.site, editContact, {
      headers: authHeaders(person),
      body: {
        kind: 'attorney',
        contactId: attorneys[0]!.contactId,
        lawyerEmail: attorneys[1]!.lawyerEmail,
        lawyerPhone: '(213) 555-0102',
      },
    });
    expect(answer).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });
});

describe('a request that a client submitted', () => {
  const fieldsFor = (person: Person, requestId: string) =>
    callApi(portal.site, getRepeatableRequest, { headers: authHeaders(person), query: { requestId } });

  it('returns its fields for a new one, without files, Order ID, authorization and SSN', async () => {
    const { status, data } = await fieldsFor(client, submitted.requestId);
    expect(status).toBe(200);
    expect(data).toEqual({
      facilityName: 'Central Medical Center',
      copyServiceName: 'Other Copy Service Inc',
      copyServiceLocation: '',
      copyServiceEmail: 'clerk@copyservice.example',
      copyServicePhone: '(213) 555-0100',
      attorneyName: 'Dana Ray',
      firmName: 'Ray LLP',
      lawyerEmail: 'attorney@firm.example',
      lawyerPhone: '(213) 555-0101',
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      requestType: 1,
      paAppliesTo: 'Physician',
      physicianName: 'Dr. Example',
    });
  });

  it('says so to the client who submitted it', async () => {
    const query = { requestId: submitted.requestId };
    const details = await callApi(portal.site, getRequestDetails, { query, headers: authHeaders(client) });
    expect(details.data).toMatchObject({ isSubmitter: true });
  });

  it('returns no fields to a client who added it with its code', async () => {
    const { requestId, orderId, verificationCode } = submitted;
    const access = await lookUp(portal, { orderId, verificationCode });
    await dataOf(portal.site, addToMyRequests, {
      headers: { ...authHeaders(other), ...accessHeader(access) },
      body: { requestId },
    });
    const query = { requestId };
    const details = await callApi(portal.site, getRequestDetails, { query, headers: authHeaders(other) });
    expect(details).toMatchObject({ status: 200, data: { _id: requestId } });
    expect(details.data).not.toHaveProperty('isSubmitter');
    expect(await fieldsFor(other, requestId)).toMatchObject({ status: 404, message: 'Request not found' });
    const lookup = await dataOf(portal.site, getRequestStatus, {
      headers: { ...authHeaders(other), ...randomIpHeader() },
      query: { orderId, verificationCode },
    });
    expect(lookup).toMatchObject({ isMine: true });
    expect(lookup).not.toHaveProperty('isSubmitter');
  });

  it('returns no fields for an unknown request', async () => {
    const requestId = `req_${randomUUID().replaceAll('-', '').slice(0, 22)}`;
    expect((await fieldsFor(client, requestId)).status).toBe(404);
  });
});

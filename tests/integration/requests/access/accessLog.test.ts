import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { downloadFile, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../../support/api/requestCalls.ts';
import { disclosureCalls } from '../../../support/operations/disclosureCalls.ts';
import { uploadAndRelease } from '../../../support/files/releasedFiles.ts';
import { accessHeader, lookUp } from '../../../support/requests/holder.ts';

const portal = inject('portal');

let staff: Person;
let submitter: Person;
let colleague: Person;
beforeAll(async () => {
  [staff, submitter, colleague] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
});

test('only the account that submitted a request reads who opened it, and addresses are masked', async () => {
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const terms = { requiresPayment: false, embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, terms);
  const access = accessHeader(await lookUp(portal, request));
  const query = { requestId, fileId, action: 'download' };
  const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
  await callApi(portal.api, addToMyRequests, {
    headers: { ...access, ...headersOf(colleague) },
    body: { requestId },
  });
  await callApi(portal.api, downloadFileAuth, { headers: headersOf(submitter), query });
  await callApi(portal.api, downloadFileAuth, { headers: headersOf(colleague), query });
  await callApi(portal.api, downloadFile, { headers: { ...access, ...randomIpHeader() }, query });
  await callApi(portal.api, getRequestDetails, { headers: headersOf(staff), query: { requestId } });

  const maskedAddressOf = ({ email }: Person) => `${email[0]!}•••${email.slice(email.indexOf('@') - 1)}`;
  const log = await dataOf(portal.api, getAccessLog, { headers: headersOf(submitter), query: { requestId } });
  const downloads = log.entries.filter(({ action }) => action === 'download').map(({ by }) => by);
  expect(downloads.toSorted()).toEqual(['account', 'code', 'you']);
  expect(log.entries.filter(({ action }) => action === 'added')).toMatchObject([
    { by: 'account', account: maskedAddressOf(colleague) },
  ]);
  expect(log.entries.some(({ by, action }) => by === 'staff' && action === 'request')).toBe(true);
  const text = JSON.stringify(log);
  for (const person of [staff, submitter, colleague]) {
    expect(text).not.toContain(person.userId);
    expect(text).not.toContain(person.email);
  }

  const statusOf = async (headers: Record<string, string>) =>
    (await callApi(portal.api, getAccessLog, { headers, query: { requestId } })).status;
  expect(await statusOf(headersOf(colleague))).toBe(404);
  expect(await statusOf(headersOf(staff))).toBe(403);
  expect(await statusOf({ ...access, ...randomIpHeader() })).toBe(401);
  const viewOf = async (person: Person) =>
    dataOf(portal.api, getRequestDetails, { headers: headersOf(person), query: { requestId } });
  expect(await viewOf(submitter)).toMatchObject({ isSubmitter: true });
  expect(await viewOf(colleague)).not.toHaveProperty('isSubmitter');
});

test('a suspended disclosure is left out while the suspension is in force', async () => {
  const patient = { patientName: 'Quinn Harborside', patientDob: '1969-03-07' };
  const request = await submitForClient(portal, submitter, { ...patient, firmName: 'Harborside Law' });
  const { requestId } = request;
  const terms = { requiresPayment: false, embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, staff, requestId, terms);
  const headers = () => ({ ...authHeaders(submitter), ...randomIpHeader() });
  await callApi(portal.api, downloadFileAuth, {
    headers: headers(),
    query: { requestId, fileId, action: 'download' },
  });
  const downloads = async () =>
    (await dataOf(portal.api, getAccessLog, { headers: headers(), query: { requestId } })).entries.filter(
      ({ action }) => action === 'download',
    ).length;
  expect(await downloads()).toBe(1);
  await disclosureCalls(portal, staff).suspend(patient, { recipient: 'Harborside Law' });
  expect(await downloads()).toBe(0);
});

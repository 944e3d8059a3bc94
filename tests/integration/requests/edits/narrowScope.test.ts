import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { exportSelectedRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls } from '../../../support/api/requestCalls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { internalDraft, submitAs } from '../../../support/requests/internalRequests.ts';
import { recordsRequest, submitRequest, pdfBytes, uploadFile } from '../../../support/requests/order.ts';

const portal = inject('portal');
const SECRET = 'Zebra-billing of Pat Example';

const submitted = {
  dates: 'ranges',
  ranges: [
    { from: '2021-02-01', to: '2021-03-31' },
    { from: '2020-01-01', to: '2020-12-31' },
    { from: '2021-01-01', to: '2021-01-31' },
  ],
  exclude: SECRET,
  sensitive: { hiv: 'subpoena_packet', genetics: 'subpoena_packet' },
  certified: true,
  rush: true,
  delivery: 'paper',
  claimNumber: 'CL-77',
  caseCaption: 'Example v. Example',
} as const satisfies RecordsRequestInput['scope'];

const stored = {
  dates: 'ranges',
  ranges: [{ from: '2020-01-01', to: '2021-03-31' }],
  exclude: SECRET,
  sensitive: { hiv: 'subpoena_packet', genetics: 'subpoena_packet' },
  certified: true,
  rush: true,
  delivery: 'paper',
  claimNumber: 'CL-77',
  caseCaption: 'Example v. Example',
};

const narrower = {
  ...stored,
  ranges: [{ from: '2020-06-01', to: '2020-06-30' }],
  sensitive: { hiv: 'subpoena_packet' },
};

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

const narrow = (requestId: string, changed: object = {}) =>
  callApi(portal.api, narrowScope, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    body: {
      requestId,
      seenVersion: 1,
      scope: narrower,
      consent: { method: 'phone', givenOn: '2026-01-15' },
      reason: `Agreed: ${SECRET}`,
      ...changed,
    },
  });

const submitWithScope = () => {
  const { ranges, ...rest } = submitted;
  return submitRequest(portal, { scope: { ...rest, ranges: [...ranges] } });
};

describe('the scope of a request', () => {
  it('is merged, shown to client and staff, and exported', async () => {
    const { requestId, orderId, verificationCode } = await submitWithScope();
    const { data } = await requestCalls(portal, staff, requestId).read();
    const versions = [{ version: 1, scope: stored }];
    expect(data).toMatchObject({ scope: versions });
    const query = { orderId, verificationCode };
    const view = await dataOf(portal.api, getRequestStatus, { headers: randomIpHeader(), query });
    expect(view).toMatchObject({ scope: versions });
    const { csv } = await dataOf(portal.api, exportSelectedRequests, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { selection: { kind: 'rows', rows: [{ requestId }] } },
    });
    expect(csv).toContain(',2020-01-01 – 2021-03-31,Yes,Yes,Paper,CL-77,Example v. Example,,,');
    expect(csv).not.toContain(SECRET);
    expect(csv).not.toContain('HIV');
  });

  it('stays absent if none was sent', async () => {
    const { requestId } = await submitRequest(portal);
    expect((await requestCalls(portal, staff, requestId).read()).data).not.toHaveProperty('scope');
    expect(await narrow(requestId)).toMatchObject({
      status: 400,
      message: 'This request has no scope to narrow.',
    });
  });

  it('is found again by a submission that names the payment', async () => {
    const { request, paymentIntentId, requestId } = await submitWithScope();
    const repeat = (changed: object) =>
      callApi(portal.api, submitClientRequest, {
        headers: randomIpHeader(),
        body: { ...request, ...changed, payment: { id: paymentIntentId } },
      });
    expect(await repeat({})).toMatchObject({ status: 200, data: { requestId } });
    expect(await repeat({ scope: { dates: 'all' } })).toMatchObject({ status: 404 });
  });

  it('of a draft is validated before the payment', async () => {
    const draftId = randomUUID();
    const loa = await uploadFile(portal, draftId, { name: 'loa.pdf', content: pdfBytes() });
    const open = (scope: object) =>
      callApi(portal.api, createPaymentIntent, {
        headers: randomIpHeader(),
        body: { draftId, request: { ...recordsRequest({ loaFiles: [{ fileId: loa }] }), scope } },
      });
    expect(await open({ sensitive: { psychotherapyNotes: loa, hiv: loa } })).toMatchObject({
      status: 400,
      error: {
        fields: { 'request.scope.sensitive.psychotherapyNotes': expect.stringContaining('separate') },
      },
    });
    expect(await open({ ranges: [{ from: '1970-01-01', to: '1970-01-02' }] })).toMatchObject({
      status: 400,
      error: { fields: { 'request.scope.ranges.0.from': expect.stringContaining('birth') } },
    });
    expect(await open({ sensitive: { psychotherapyNotes: loa } })).toMatchObject({ status: 200 });
  });

  it('of an internal request is stored, and its authorization can be an uploaded document', async () => {
    const draft = await internalDraft(portal);
    const fileId = draft.uploadedFiles[0]!.fileId;
    const body = { ...draft, scope: { dates: 'all', sensitive: { substanceUse: fileId } } };
    const { data } = await submitAs(portal, staff, body);
    const { requestId } = data as { requestId: string };
    expect((await requestCalls(portal, staff, requestId).read()).data).toMatchObject({
      scope: [{ version: 1, scope: { dates: 'all', ranges: [], sensitive: { substanceUse: fileId } } }],
    });
    expect(await submitAs(portal, staff, body)).toMatchObject({ status: 200, data: { requestId } });
    expect(await submitAs(portal, staff, draft)).toMatchObject({ status: 409 });
  });
});

describe('narrowing a scope', () => {
  it('keeps both versions, shows them to the client without the clerk, and notifies the client', async () => {
    const { requestId, orderId, verificationCode } = await submitWithScope();
    expect(await narrow(requestId)).toMatchObject({ status: 200, data: { requestId, version: 2 } });
    expect(await narrow(requestId)).toMatchObject({ status: 200, data: { version: 2 } });

    const narrowing = { reason: `Agreed: ${SECRET}`, consent: { method: 'phone', givenOn: '2026-01-15' } };
    expect((await requestCalls(portal, staff, requestId).read()).data).toMatchObject({
      scope: [
        { version: 1, scope: stored, byName: '' },
        { version: 2, scope: narrower, narrowing, byName: 'Casey Example' },
      ],
    });
    const query = { orderId, verificationCode };
    const view = await dataOf(portal.api, getRequestStatus, { headers: randomIpHeader(), query });
    expect(view).toMatchObject({
      scope: [
        { version: 1, scope: stored },
        { version: 2, scope: narrower, narrowing },
      ],
    });
    expect(JSON.stringify(view)).not.toContain('byName');

    const email = await eventually('the email about it', async () =>
      (await emailsAbout(portal, orderId)).find(({ subject }) => subject.startsWith('Fewer records')),
    );
    expect(email.text).not.toMatch(/Zebra|2020|HIV/);

    const [event, ...others] = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'scope-narrowed',
    );
    expect(others).toEqual([]);
    expect(event).toMatchObject({ details: { version: 2, changed: 'dates,sensitive', consent: 'phone' } });
    expect(JSON.stringify(event)).not.toMatch(/Zebra|2020|hiv/);
  });

  it('is refused for anything wider, and names the fields', async () => {
    const { requestId } = await submitWithScope();
    const wider = {
      ...stored,
      ranges: [{ from: '2019-12-31', to: '2021-03-31' }],
      exclude: '',
      sensitive: { ...stored.sensitive, substanceUse: 'subpoena_packet' },
    };
    expect(await narrow(requestId, { scope: wider })).toMatchObject({
      status: 400,
      message: 'The scope can only be narrowed',
      error: {
        fields: {
          'scope.dates': 'The dates must be within the current dates',
          'scope.exclude': 'You can only add to what is excluded, each on a new line',
          'scope.sensitive.substanceUse': 'You can only remove sensitive categories',
        },
      },
    });
    expect(await narrow(requestId, { scope: stored })).toMatchObject({ status: 400 });
  });

  it('is refused for a version that the clerk did not see, and for a closed request', async () => {
    const { requestId } = await submitWithScope();
    await narrow(requestId);
    const again = { ...narrower, ranges: [{ from: '2020-06-01', to: '2020-06-02' }] };
    expect(await narrow(requestId, { scope: again })).toMatchObject({ status: 409 });
    expect(await narrow(requestId, { scope: stored, seenVersion: 2 })).toMatchObject({ status: 400 });
    expect(await narrow(requestId, { scope: again, seenVersion: 2 })).toMatchObject({ status: 200 });
    await requestCalls(portal, staff, requestId).changeStatus({ status: 'completed', notes: '' });
    const last = { ...again, exclude: `${SECRET}, more` };
    expect(await narrow(requestId, { scope: last, seenVersion: 3 })).toMatchObject({
      status: 409,
      message: 'This request is closed.',
    });
  });

  it('lets one of two clerks win', async () => {
    const { requestId } = await submitWithScope();
    const scopes = ['2020-06-01', '2020-06-02'].map((to) => ({
      ...narrower,
      ranges: [{ from: '2020-06-01', to }],
    }));
    const statuses = await Promise.all(
      scopes.map(async (scope) => (await narrow(requestId, { scope })).status),
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(409);
  });
});
